import type { MatchRow, SeatRow } from '../../schema/room-tables.ts'
import type { Again } from '../../schema/wire/again.ts'
import type { OpenMatch } from '../../schema/wire/opening.ts'
import type { Succession } from '../../schema/wire/succession.ts'
import { firstMatch, unvisitedSeats } from '../deliver/rematch.ts'
import type { Table } from '../room/ledger.ts'
import { isSomebodys } from './somebodys.ts'

/** How many matches a crew counts: the newest. */
const MOST_SAT = 50

/** What a match that is over hands down to one with the same people. */
export interface Legacy {
  readonly before: Succession
  readonly links: MatchRow['links']
  readonly seats: readonly SeatRow[]
  readonly hostMail: MatchRow['hostMail']
}

/** The opening of the match after this one; whoever wants another game or other settings may be given other links. */
export function openingAfter({ setup, pace, links, host }: MatchRow, seats: readonly SeatRow[], asked: Again) {
  const isSame = asked.game === undefined && asked.options === undefined
  const game = asked.game ?? setup.game
  const kept = game === setup.game ? setup.options : {}
  return {
    game,
    options: asked.options ?? kept,
    seats: seats.map(({ name, language, zone, pilot }) => ({
      name,
      language,
      zone,
      ...(pilot === 'cat' && { autopilot: true as const })
    })),
    pace: asked.pace ?? pace,
    ...((isSame || links === 'sealed') && { links }),
    ...(host && { host: host.seat === null ? { name: host.name } : { seat: host.seat } })
  } satisfies Omit<OpenMatch, 'key'>
}

/** The match before, as the one after it knows it. */
export function beforeOf({ match, seats, notices }: Table, seat: number | null, at: number): Succession {
  const generations = seats.map(({ takenAt, generation }) => (takenAt === null ? null : generation))
  const unvisited = [...unvisitedSeats({ match, notices }, seats)]
  return { match: match.id, at, seat, generations, first: firstMatch(match), unvisited }
}

/**
 * The seat of somebody who sat at the match before: it is taken by them, and told as theirs was. Where the links of old
 * may be in many hands and the new ones must not, they are invited instead, and whoever sat nowhere has left nothing.
 */
export function inherited(
  row: SeatRow,
  { before, links, seats }: Omit<Legacy, 'hostMail'>,
  after: Pick<MatchRow, 'links' | 'openedAt'>
): SeatRow {
  const old = seats[row.seat]
  if (!old || !isSomebodys(old)) return row
  const { settleAtOnce, hours, silence, webhook, tested, address, confirmedAt, suppressed } = old
  const sat = [...old.sat, before.match].slice(-MOST_SAT)
  // Whoever wants nothing from these people sits there, and no way to tell them is handed on.
  if (old.stoppedAt !== null)
    return { ...row, takenAt: after.openedAt, settleAtOnce, hours, silence, sat, stoppedAt: old.stoppedAt }
  // Nobody is written to who has said nothing, or wants no more.
  const mailed = confirmedAt !== null && suppressed === null && { address, addressAt: after.openedAt }
  if (after.links === 'sealed' && links === 'open') return { ...row, ...mailed }
  return {
    ...row,
    takenAt: after.openedAt,
    settleAtOnce,
    hours,
    silence,
    tested,
    sat,
    devices: old.devices.filter(({ goneAt }) => goneAt === undefined),
    webhook,
    ...(mailed && { ...mailed, confirmedAt })
  }
}

/** Where the link of a host who doesn't play is sent, as before: there too nobody is written to who has said nothing. */
export function mailAfter({ hostMail }: Pick<Legacy, 'hostMail'>, openedAt: number): MatchRow['hostMail'] {
  if (!hostMail?.address || hostMail.confirmedAt === null || hostMail.suppressed !== null) return null
  return { ...hostMail, addressGeneration: 0, addressAt: openedAt, former: [], askedAt: null, linkAsks: [] }
}

/** Whether whoever has this seat's link sat there when the next match was opened, and so has a seat there too. */
export function hasNext({ next }: Pick<MatchRow, 'next'>, { seat, generation }: Pick<SeatRow, 'seat' | 'generation'>) {
  return next !== null && next.generations[seat] === generation
}
