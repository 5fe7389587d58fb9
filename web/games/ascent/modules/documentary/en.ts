import type { Chapters, Harbour, Tells } from '../said.ts'
import type { Facts } from './index.ts'
import { known, placeholders } from './known.ts'
import { pictures } from './index.tsx'

const list = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts)

export const turn = {
  documentary: {
    filmed: (count: number, of: number) => `Filmed ${count}/${of}`,
    film: (sequence: string, isFilmed: boolean) => `${sequence}, ${isFilmed ? 'filmed' : 'to be filmed'}`
  }
}

export const log = {
  pictures,
  follows: {
    revealed: 'Lay these side by side in a row.',
    filmed: 'It stays filmed for good.'
  },
  events: {
    revealed: ({ sequences }) => `To be filmed: ${list(sequences)}.`,
    filmed: ({ sequence }) => `Filmed: ${sequence}.`
  } satisfies Tells<Facts>
}

/** What it demands, as a refusal of the Summit names it. */
export const goal: string = 'the sequences still to be filmed'

export const rules = {
  documentary: ({ options }) => ({
    heading: 'Alpine Documentary',
    paragraphs: [
      `Of the ten Panoramas, ${options.sequences} lie face up, and each shows three values. Before the Summit is placed, all of these must be filmed.`,
      'A sequence is filmed when three neighbouring mountain cards of one row show exactly these values from left to right. Terrains do not matter, Campfires and Bridges do not count, and the mirror image is not the same. What is filmed stays filmed, whatever becomes of the cards.',
      'Our ruling: a card may be part of several sequences, and several may be filmed at once.',
      `Our ruling: only two of the printed sequences are public, ${list(known())}. The others are our own: ${list(placeholders())}.`
    ]
  })
} satisfies Chapters

export const harbour = {
  presets: { film: 'On film: Alpine Documentary' },
  settings: {
    documentary: {
      label: 'Alpine Documentary',
      hint: 'Certain sequences of three values must have lain side by side before the Summit is placed.',
      values: { false: 'Without', true: 'With' }
    },
    sequences: {
      label: 'Sequences to film',
      hint: 'The more there are, the harder it is.',
      values: { 3: 'Three', 4: 'Four', 5: 'Five' }
    }
  }
} satisfies Harbour
