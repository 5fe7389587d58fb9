import type { Chapter } from '../../../chapters.ts'
import { isVariant } from '../../said/options.ts'
import type { Harbour } from '../said.ts'
import { removedBy } from './removed.ts'

export const rules: Chapter = ({ options }) => {
  const count = removedBy(options)
  if (!count) return null
  return {
    heading: 'Islands left out',
    paragraphs: [
      `Before the cards were dealt, ${count} islands were taken out unseen. Nobody knows which ones until the match is over.`,
      ...(isVariant(options) ? ['Our ruling: islands may be left out in this variant, too.'] : [])
    ]
  }
}

export const harbour = {
  presets: { galateia: 'A calm sea with islands missing' },
  settings: {
    removal: {
      label: 'Islands left out',
      values: {
        none: 'None',
        galateia: 'Galateia (4)',
        triton: 'Triton (6)',
        leucothea: 'Leucothea (8)',
        amphitrite: 'Amphitrite (10)',
        poseidon: 'Poseidon (12)'
      },
      hint: 'This many islands leave the game unseen before it begins. The more, the harder.'
    }
  }
} satisfies Harbour
