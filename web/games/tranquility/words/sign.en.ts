import type { Sign } from '../../sign.ts'

export const sign: Sign = {
  title: 'Tranquility',
  sentence: 'Chart a calm sea together, island by island and without a word.',
  picture: 'A match half played: islands on a sea of six by six, from dawn to night',
  settings: {
    talk: {
      label: 'Talk about the game',
      values: { strict: 'Silent, as it was meant', open: 'Whatever you like' }
    }
  }
}
