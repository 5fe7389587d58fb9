import type { Moment } from '../../../../seat/game.ts'
import { ROCKS } from '../../board/glyphs.ts'
import type { Now } from '../said.ts'

export const pictures = { 'rocks-laid': ROCKS, 'rocks-moved': ROCKS, 'rocks-kept': ROCKS, 'rocks-gone': ROCKS }

interface Pieces {
  readonly stir: string
  readonly row: string
  /** Where they may also be kept. */
  readonly orPay: string
  readonly theirs: (who: string) => string
}

/** An action is over: the Rocks are moved, or kept for two cards. */
export function momentOf(
  { view: { phase, active }, who, offered }: Now,
  { stir, row, orPay, theirs }: Pieces
): Moment | undefined {
  if (phase !== 'rocks') return undefined
  const other = who(active)
  const mine = offered.includes('keep') ? orPay : row
  return { picture: ROCKS, happened: stir, next: other === null ? mine : theirs(other) }
}
