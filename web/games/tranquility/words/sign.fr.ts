import type { Sign } from '../../sign.ts'

export const sign: Sign = {
  title: 'Tranquility',
  sentence: 'Dressez ensemble la carte d’une mer calme, île après île et sans un mot.',
  settings: {
    talk: {
      label: 'Parler du jeu',
      values: { strict: 'En silence, comme c’était voulu', open: 'Autant qu’on veut' }
    }
  }
}
