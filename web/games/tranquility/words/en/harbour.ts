import type { Sign } from '../../../harbour.ts'

export const words: Sign = {
  title: 'Tranquility',
  sentence: 'Chart a calm sea together, island by island and without a word.',
  picture: 'A match half played: islands on a sea of six by six, from dawn to night',
  presets: {
    calm: 'A calm sea: the base game',
    stormy: 'Stormy weather: Storm & Compass, Wild cards',
    tempest: 'A tempest: all of the Stormy Seas'
  },
  settings: {
    variant: {
      label: 'Variant',
      plain: true,
      values: {
        standard: 'The standard sea'
      },
      says: {
        standard: 'Six rows of six, with whatever you add from the Stormy Seas below.'
      }
    },
    talk: {
      label: 'Talk about the game',
      values: { strict: 'Silent, as intended', open: 'Whatever you like' }
    }
  }
}
