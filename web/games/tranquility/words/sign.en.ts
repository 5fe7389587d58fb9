import type { Sign } from '../../sign.ts'

export const sign: Sign = {
  title: 'Tranquility',
  sentence: 'Chart a calm sea together, island by island and without a word.',
  settings: {
    talk: {
      label: 'Talk about the game',
      values: { strict: 'Silent, as it was meant', open: 'Whatever you like' }
    }
  }
}
