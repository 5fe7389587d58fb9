import type { Sign } from '../../../harbour.ts'

export const words: Sign = {
  title: 'Tranquility: The Ascent',
  sentence: 'Build a mountain together, card upon card and without a word, up to its Summit.',
  picture: 'A match half played: square cards stood on a corner, piled up into a mountain at nightfall',
  presets: {
    mountain: 'The mountain: the base game',
    whole: 'The whole mountain: all three modules'
  },
  settings: {
    talk: {
      label: 'Talk about the game',
      values: { strict: 'Silent, as intended', open: 'Whatever you like' }
    }
  }
}
