import type { Chapter } from '../../../chapters.ts'
import type { Harbour, Refusals } from '../said.ts'

export const refusals = {
  PILLARS_FIRST: () => 'The roof opens once both pillars are full.'
} satisfies Refusals

export const rules: Chapter = ({ seats }) => ({
  heading: 'High Arch',
  paragraphs: [
    'The sea is an arch: 2 pillars of 6 cells, a1 to b3 and f1 to g3, and a roof of 4 rows of 7 on top, a4 to g7. There is no Start, and nothing is paid together.',
    'First the pillars are filled. In each of them the numbers rise from its bottom left to its top right, and nothing costs anything. The two have nothing to do with each other.',
    'From the turn after the 12th card in the pillars, the roof is open. There, order and price are as below, from a4 to g7 and across the ends of rows. Pillars and roof do not touch.',
    `The 80 islands and 5 Finishes are dealt out${seats > 1 ? ' evenly' : ''}, and each hand is 5 cards. On your turn you place an island, discard two cards, or play a Finish, and draw up to 5 again.`,
    'Once the roof is full, a Finish wins.',
    'Our ruling: pillars are 2 cells wide and 3 high, and there is no price between them and the roof.',
    ...(seats > 1
      ? [
          'Our ruling: where the cards cannot be dealt out evenly, chance decides who gets one more. Whoever was dealt the fewest begins; if there are several, chance decides.'
        ]
      : [])
  ]
})

export const harbour = {
  presets: { high_arch: 'High Arch' },
  settings: {
    variant: {
      values: { high_arch: 'High Arch' },
      says: {
        high_arch: 'Two pillars first, then the roof on top of them. No Start, and nothing to pay for in the pillars.'
      }
    }
  }
} satisfies Harbour
