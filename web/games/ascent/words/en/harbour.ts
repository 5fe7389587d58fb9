import type { Sign } from '../../../harbour.ts'

export const words: Sign = {
  title: 'Tranquility: The Ascent',
  sentence: 'Build a mountain together, card upon card and without a word, up to its Summit.',
  picture: 'A match half played: square cards stood on a corner, piled up to a mountain at nightfall',
  presets: {
    mountain: 'The mountain: the base game',
    green: 'A walk in the green: Green Path',
    film: 'On film: Alpine Documentary',
    wild: 'With ibexes: Mountain Wildlife',
    whole: 'The whole mountain: all three modules'
  },
  settings: {
    greenPath: {
      label: 'Green Path',
      hint: 'Grassy cards, each resting on the one before, must lead from the foot to the Summit.',
      values: { false: 'Without', true: 'With' }
    },
    documentary: {
      label: 'Alpine Documentary',
      hint: 'Some sequences of three values must be laid side by side before the Summit is placed.',
      values: { false: 'Without', true: 'With' }
    },
    sequences: {
      label: 'Sequences to film',
      hint: 'The more there are, the harder it is.',
      values: { 3: 'Three', 4: 'Four', 5: 'Five' }
    },
    wildlife: {
      label: 'Mountain Wildlife',
      hint: 'Ibexes come with some cards, and eight of them must be led up before the Summit is placed.',
      values: { false: 'Without', true: 'With' }
    },
    hooks: {
      label: 'Grappling hooks',
      hint: 'Each lets you shuffle your hand back and draw another, once; the fewer, the harder.',
      values: { 3: 'Three', 2: 'Two', 1: 'One', 0: 'None' }
    },
    talk: {
      label: 'Talk about the game',
      values: { strict: 'Silent, as it was meant', open: 'Whatever you like' }
    }
  }
}
