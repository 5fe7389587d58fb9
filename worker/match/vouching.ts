import type { Seat } from '../../engine/game.ts'
import { Refusal } from '../../engine/refusal.ts'
import type { Lost, MatchRow, SeatRow } from '../../schema/room-tables.ts'
import type { Missed } from '../../schema/wire/vouching.ts'
import { WAYS } from '../../schema/wire/told.ts'
import { DAY_MS } from '../clock.ts'
import { isPiloted } from '../deliver/piloted.ts'
import { ways } from '../deliver/ways/index.ts'
import { askedAgainFrom, askSeat, type Away, freeFrom, isCompeted, isHandedOver, isRival } from './handover.ts'
import { isSomebodys } from './somebodys.ts'
import { tooMany } from './too-many.ts'

/** How long the others may vouch, once that can come to something. */
const VOUCHED_WITHIN_MS = 7 * DAY_MS
const ASKED_AGAIN_MS = DAY_MS

interface Table {
  readonly match: MatchRow
  readonly seats: readonly SeatRow[]
}

type Missing = SeatRow & { readonly lost: Lost }

/** Whether whoever sits there is told first, and has seven days to come: where some play against others, and where there is a way to tell them. */
function isGuarded(match: MatchRow, row: SeatRow): boolean {
  return isRival(match) || WAYS.some(way => ways[way].standing(row) === 'confirmed')
}

/** From when on enough others may have a new link made; null where that is at once. */
function waitsUntil({ match }: Table, row: Missing, { hereAt }: Away): number | null {
  return isGuarded(match, row) ? freeFrom(match, row.handover ?? { ...row.lost, answer: null }, hereAt) : null
}

/** Whether the others are asked about a new link for a seat: not where they compete, since there they would profit. Whoever comes there meanwhile has lost none. */
export function isMissing(table: Table, row: SeatRow, away: Away): row is Missing {
  const { lost, handover, takenAt } = row
  if (isCompeted(table.match)) return false
  if (lost === null || lost.generation !== null || takenAt === null) return false
  const asking = row as Missing
  const from = waitsUntil(table, asking, away)
  if (from === null) return away.hereAt <= lost.askedAt && away.now < lost.askedAt + VOUCHED_WITHIN_MS
  // Its host may have asked long before.
  return handover?.answer !== 'refused' && away.now < Math.max(from, lost.askedAt) + VOUCHED_WITHIN_MS
}

/** Those who may vouch for a seat: people who sit at the others. */
function others({ seats }: Table, { seat }: SeatRow): readonly SeatRow[] {
  return seats.filter(row => row.seat !== seat && isSomebodys(row))
}

/** Those of them who are reckoned with: whoever has left the helm to an autopilot, only with their word. */
function voters(table: Table, row: Missing): readonly SeatRow[] {
  return others(table, row).filter(other => !isPiloted(other) || row.lost.vouches.includes(other.seat))
}

/** The seat's link is said to be lost; said again while the others are asked, that changes nothing. */
export function miss(table: Table, row: SeatRow, away: Away): Partial<SeatRow> {
  if (isMissing(table, row, away)) return {}
  const { lost, handover } = row
  if (!isSomebodys(row)) throw new Refusal('SEAT_NOT_TAKEN')
  if (others(table, row).length === 0) throw new Refusal('NO_PERSON')
  const staysUntil = handover?.answer === 'refused' ? askedAgainFrom(handover) : -Infinity
  const again = Math.max((lost?.askedAt ?? -Infinity) + ASKED_AGAIN_MS, staysUntil)
  if (away.now < again) throw tooMany(again - away.now)
  const asks = isGuarded(table.match, row) && handover?.answer !== 'agreed' && handover?.answer !== null
  return { lost: { askedAt: away.now, vouches: [], generation: null }, ...(asks && askSeat(table.match, row, away)) }
}

/** Another seat says that whoever lost the link is who they say, or no longer does. */
export function vouch(row: Missing, by: Seat, isSure: boolean): Lost {
  const without = row.lost.vouches.filter(seat => seat !== by)
  return { ...row.lost, vouches: isSure ? [...without, by] : without }
}

/** What everybody is told of it: who has vouched, how many must, and from when on that is enough. */
export function missed(table: Table, row: Missing, away: Away): Missed {
  const present = voters(table, row)
  const { askedAt } = row.lost
  return {
    askedAt,
    vouches: present.map(({ seat }) => seat).filter(seat => row.lost.vouches.includes(seat)),
    needed: Math.floor(present.length / 2) + 1,
    from: waitsUntil(table, row, away)
  }
}

/** Whether enough have vouched, and whoever sits there has been told long enough. */
export function isVouched(table: Table, row: Missing, away: Away): boolean {
  const { vouches, needed, from } = missed(table, row, away)
  return vouches.length >= needed && (from === null || isHandedOver(table.match, row, away))
}

/** Whether the link that others vouched for is still to be passed on: it invites, and is good for one taking. */
export function isPassedOn({ lost, generation, takenAt }: SeatRow): boolean {
  return takenAt === null && lost !== null && lost.generation === generation
}
