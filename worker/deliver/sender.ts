import type { MatchRow, SeatRow } from '../../schema/room-tables.ts'
import type { About } from '../../schema/wire/told.ts'
import { TOLD } from './abouts.ts'
import type { MarksOf } from './addresses.ts'
import { firstMatch, isUnvisited } from './rematch.ts'
import { peopleOf } from './stopped-people.ts'

/** Who causes a message, for the budgets of whoever gets it. */
export interface Sender {
  /** The first of the matches that followed each other, the network that somebody was invited from, or `ANYBODY`. */
  readonly name: string
  /** Whether nobody at the other end has asked for it. */
  readonly unasked: boolean
  /** What stands for the people of the match, where nobody has asked: see stopped-people.ts. */
  readonly people: readonly string[]
}

/** What others may have a seat told at any time, again and again: of all matches together it counts as one sender's. */
const ANYBODY = 'anybody'
const BY_ANYBODY: readonly About[] = ['link', 'handover', 'nudge']

type Seated = { readonly match: MatchRow; readonly seats: readonly SeatRow[] }

export function senderOf({ match, seats }: Seated, row: SeatRow, about: About, marksOf: MarksOf): Sender {
  const unsought = TOLD[about].unsought ?? false
  const name = BY_ANYBODY.includes(about) ? ANYBODY : ((unsought ? match.openedBy : null) ?? firstMatch(match))
  const unasked = unsought || isUnvisited(match, row)
  const own = { seat: row.seat, inbox: row.address === null ? '' : marksOf(row.address).inbox }
  return { name, unasked, people: unasked ? peopleOf({ match, seats }, own, marksOf) : [] }
}
