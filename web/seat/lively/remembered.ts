import { promiseOf, remember } from '../../harbour/known.ts'
import { words } from '../../words/en/remembered.ts'
import type { Store } from '../acts.ts'

/** Keeps the seat on this device, and warns where another deal was promised to it before. */
export function rememberSeat({ page, change }: Store, link: string): void {
  const { seat, match, game, table, own } = page().envelope
  const { commitment } = table
  if ((promiseOf(match)?.commitment ?? commitment) !== commitment) change({ warning: words.otherPromise })
  const promise = { commitment, at: Date.now() }
  // What is lent is not theirs to find again, or to take along.
  if (seat !== null && !own?.guest)
    remember({ link, match, game, name: table.players[seat]?.name ?? '', seat, promise })
}
