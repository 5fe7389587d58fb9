import type { Module } from '../../module.ts'
import type { Own } from '../../../said.ts'
import type { turn as common } from '../standing-for/en.ts'
import { cardFor } from '../standing-for/index.ts'
import type { turn } from './en.ts'

const standing = cardFor('W')

/** Wild cards: any number that is free, and much else. */
export const wilds: Module<Own<typeof common> & Own<typeof turn>> = {
  ...standing,
  signs: { W: 'M10 0l1.5 2.500 4-1-2 2.500h4l-4 2h-7l-4-2h4l-2-2.500 4 1z' },
  doing: {
    ...standing.doing,
    start: ({ card }, { wilds }) => (card === 'W' ? wilds.start : undefined)
  }
}
