import type { Sign } from '../../../harbour.ts'

export const words: Sign = {
  title: 'Tranquility',
  sentence: 'Dressez ensemble la carte d’une mer calme, île après île et sans un mot.',
  picture: 'Une partie à mi-chemin : des îles sur une mer de six sur six, de l’aube à la nuit',
  presets: {
    calm: 'Mer calme : le jeu de base',
    stormy: 'Gros temps : Tempête et Boussole, Cartes Libres',
    tempest: 'Ouragan : toutes les Mers déchaînées'
  },
  settings: {
    variant: {
      label: 'Variante',
      plain: true,
      values: {
        standard: 'La mer ordinaire'
      },
      says: {
        standard: 'Six rangées de six, et ce que vous ajoutez ci-dessous des Mers déchaînées.'
      }
    },
    talk: {
      label: 'Parler du jeu',
      values: { strict: 'En silence, comme c’était voulu', open: 'Autant qu’on veut' }
    }
  }
}
