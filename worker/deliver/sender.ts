import type { MatchRow, SeatRow } from '../../schema/room-tables.ts'
import type { About } from '../../schema/wire/told.ts'
import { TOLD } from './abouts.ts'
import { firstMatch, isUnvisited } from './rematch.ts'

/** Who causes a message, for the budgets of whoever gets it. */
export interface Sender {
  /** The first of the matches that followed each other, or the network that somebody was invited from. */
  readonly name: string
  /** Whether nobody at the other end has asked for it. */
  readonly unasked: boolean
}

type Cause = Pick<MatchRow, 'id' | 'before' | 'openedAt' | 'openedBy' | 'visits'>

export function senderOf(match: Cause, row: SeatRow, about: About): Sender {
  const unsought = TOLD[about].unsought ?? false
  const name = (unsought ? match.openedBy : null) ?? firstMatch(match)
  return { name, unasked: unsought || isUnvisited(match, row) }
}
