import type { Seat, Viewer } from '../../engine/game.ts'
import type { MatchRow, SeatRow } from '../../schema/room-tables.ts'
import type { Opened, OpenedSeat } from '../../schema/wire/links.ts'
import { clock, DAY_MS } from '../clock.ts'
import type { MarksOf } from '../deliver/addresses.ts'
import type { Due } from '../deliver/due.ts'
import { hostRow } from '../deliver/host.ts'
import { goesAt } from '../deliver/untouched.ts'
import { invitationOf, mailState, toldToHost } from '../deliver/standing.ts'
import type { Env } from '../env.ts'
import { linkAddress } from '../keys/links.ts'
import type { Table } from '../room/ledger.ts'
import { isVacated } from './absence.ts'
import { lastHere } from './envelope.ts'
import { freeFrom, isSealed, leftAt } from './handover.ts'
import { nudgedFrom } from './nudging.ts'
import { silentAt } from './piloting.ts'
import { hasNext } from './succeeding.ts'

type Signing = Pick<Env, 'LINK_KEYS' | 'STORE_KEY' | 'ORIGIN'>

interface Asked extends Table {
  readonly usedAt: (seat: Seat) => number | null
  readonly marksOf: MarksOf
  /** All that the seats are still to be told. */
  readonly dues: readonly Due[]
  /** Whether it answers the opening itself. */
  readonly opening?: boolean
}

/** Every link of a match, as it is now. */
export function allLinks(asked: Asked, env: Signing): Opened {
  const { match, seats } = asked
  const going = goesAt({ match, seats })
  return {
    match: match.id,
    sealed: match.links === 'sealed',
    ...(going !== null && { goesAt: going }),
    next: nextLink(asked, 'host', env),
    mail: hostMail(asked),
    links: {
      host: hostLink(match, env),
      watcher: watcherLink(match, env),
      seats: seats.map(row => linkOfSeat(row, asked, env))
    }
  }
}

function linkOfSeat(row: SeatRow, asked: Asked, env: Signing): OpenedSeat {
  const { seat, name, takenAt, handover, nudgedAt, pilot } = row
  const { match, notices } = asked
  const from = nudgedFrom(asked, row)
  return {
    seat,
    name,
    // At the opening the host is given their own, for once.
    link: isWithout(asked, row) ? null : seatLink(match, row, env),
    takenAt,
    pilot,
    silentFrom: silentAt(match, row),
    leftAt: leftAt(row),
    ...(isVacated(match, row) && { byOthers: true as const }),
    own: match.host?.seat === seat,
    invitation: invitationOf(row, asked, clock.now()),
    handover: handover && {
      askedAt: handover.askedAt,
      answer: handover.answer,
      from: freeFrom(match, handover, lastHere(asked, seat))
    },
    told: toldToHost(row, notices, asked.dues),
    nudge: typeof from === 'number' ? { at: nudgedAt, from } : null
  }
}

function hostMail({ match, notices }: Asked): Opened['mail'] {
  const row = hostRow(match)
  return row.address === null ? null : { address: row.address, state: mailState(row, notices) }
}

export function hostLink({ id, hostGeneration }: MatchRow, env: Signing): string {
  return linkAddress({ match: id, role: 'host', seat: 0, generation: hostGeneration }, env)
}

export function seatLink({ id }: MatchRow, { seat, generation }: SeatRow, env: Signing): string {
  return linkAddress({ match: id, role: 'seat', seat, generation }, env)
}

/** The one to share: it shows no hand. */
export function watcherLink({ id, watcherGeneration }: MatchRow, env: Signing): string {
  return linkAddress({ match: id, role: 'watcher', seat: 0, generation: watcherGeneration }, env)
}

/** Whose link its host is not given: a seat's own where links are sealed, but for the host's at the opening; that of a rival who is gone; and a cat has none. */
function isWithout({ match, opening }: Asked, row: SeatRow): boolean {
  if (isVacated(match, row)) return true
  return row.pilot === 'cat' || (isSealed(match, row) && !(opening && match.host?.seat === row.seat))
}

/** To the match after this one, for whoever may be given it: their own seat there, or the host's page; as it was at the opening. */
export function nextLink(
  { match, seats }: Pick<Table, 'match' | 'seats'>,
  viewer: Viewer | 'host',
  env: Signing
): string | null {
  if (!match.next || viewer === 'watcher') return null
  const opened = { match: match.next.match, generation: 0 }
  if (viewer === 'host') return linkAddress({ ...opened, role: 'host', seat: 0 }, env)
  const row = seats[viewer]
  const isTheirs = row !== undefined && row.takenAt !== null && hasNext(match, row)
  return isTheirs ? linkAddress({ ...opened, role: 'seat', seat: viewer }, env) : null
}

/** Whether whoever asks again to open the match may be given its links again: not for good, and none that was replaced. */
export function isGivenAgain({ match, seats }: Table, now: number): boolean {
  const replaced = match.hostGeneration + match.watcherGeneration > 0 || seats.some(seat => seat.reissuedAt !== null)
  return !replaced && now < match.openedAt + DAY_MS
}
