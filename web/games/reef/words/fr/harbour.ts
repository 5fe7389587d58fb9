import type { Sign } from '../../../harbour.ts'

export const words: Sign = {
  title: 'The Reef',
  sentence:
    'À deux : achète poissons et coraux dans une mer que le courant emporte. Qui réussit le premier cinq élevages gagne.',
  picture:
    'Une partie à moitié jouée : quatre rangées de cartes dans une mer au crépuscule, des poissons et des coraux, des bateaux en haut et en bas',
  presets: {},
  settings: {}
}
