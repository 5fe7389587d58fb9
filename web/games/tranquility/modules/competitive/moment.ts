import type { Moment } from '../../../../seat/game.ts'
import type { Now } from '../said.ts'

const CARDS = 'M1 5l8-2 3 13-8 2zM12 4h7v13h-5z'

export const pictures = { exchanged: CARDS, passed: CARDS }

type Pieces = Readonly<Record<'stuck' | 'exchange' | 'pass', string>>

/** No card can be placed: the row may be taken, or at the worst nothing be done. */
export function momentOf({ offered }: Now, { stuck, exchange, pass }: Pieces): Moment | undefined {
  if (offered.includes('exchange')) return { picture: CARDS, happened: stuck, next: exchange }
  return offered.includes('pass') ? { picture: CARDS, happened: stuck, next: pass } : undefined
}
