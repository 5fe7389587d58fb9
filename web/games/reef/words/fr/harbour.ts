import type { Sign } from '../../../harbour.ts'

export const words: Sign = {
  title: 'Le Récif',
  sentence: 'À deux : achetez poissons et coraux dans une mer qui coule. Qui réussit le premier cinq élevages gagne.',
  picture:
    'Une partie à moitié jouée : quatre rangées de cartes dans une mer au crépuscule, des poissons et des coraux, des bateaux en haut et en bas',
  presets: {},
  settings: {}
}
