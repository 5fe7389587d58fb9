import type { Sign } from '../../../harbour.ts'

export const words: Sign = {
  title: 'Tranquility',
  sentence: 'Dresse avec les autres la carte d’une mer calme, île après île et sans un mot.',
  picture: 'Une partie à mi-chemin : des îles sur une mer de six sur six, de l’aube à la nuit',
  presets: {
    calm: 'Mer calme : le jeu de base',
    stormy: 'Gros temps : Tempête et Boussole, Jokers',
    tempest: 'Ouragan : toutes les Mers agitées'
  },
  settings: {
    variant: {
      label: 'Variante',
      plain: true,
      values: {
        standard: 'La mer ordinaire'
      },
      says: {
        standard: 'Six rangées de six, et ce que vous ajoutez ci-dessous des Mers agitées.'
      }
    },
    talk: {
      label: 'Parler du jeu',
      values: { strict: 'En silence, comme il se doit', open: 'Autant qu’on veut' }
    }
  }
}
