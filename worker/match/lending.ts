import { Refusal } from '../../engine/refusal.ts'
import type { Lent, MatchRow, Plan, SeatRow } from '../../schema/room-tables.ts'
import { MOST_LENT_DAYS } from '../../schema/wire/limits.ts'
import type { Lend } from '../../schema/wire/loan.ts'
import { DAY_MS, isWithin } from '../clock.ts'
import { localDay, startOfDayAfter } from '../deliver/local-hour.ts'
import { next } from './next.ts'
import { over } from './plans.ts'
import { talkOf } from './talk.ts'
import { tooMany } from './too-many.ts'

/** Each is told to everybody. */
const MOST_A_DAY = 3

type Lending = SeatRow & { readonly lent: Lent }

/** Whether somebody plays for the seat by a link of their own. */
export function isLent(row: SeatRow, now: number): row is Lending {
  const { lent, generation } = row
  return lent !== null && lent.backAt === null && lent.of === generation && now < lent.until
}

/** The seat as it is lent anew; to whom it was lent before has their link no longer. */
export function lend(row: SeatRow, { to, day }: Lend, now: number): Partial<SeatRow> {
  const today = localDay(now, row.zone)
  const last = localDay(now + MOST_LENT_DAYS * DAY_MS, row.zone)
  if (day < today || day > last) throw new Refusal('LOAN_DAY', { firstDay: today, lastDay: last })
  const generation = row.lent ? next(row.lent.generation) : 0
  const of = row.generation
  return { lent: { to, day, until: startOfDayAfter(day, row.zone), generation, of, at: now, backAt: null } }
}

/** It is its holder's alone again. */
export function takeSeatBack(row: SeatRow, now: number): Partial<SeatRow> {
  if (!isLent(row, now)) throw new Refusal('NOT_LENT')
  return { lent: { ...row.lent, backAt: now } }
}

/** When the next of the seats that are lent is its holder's alone again; null where none is. */
export function nextGuestLeaves(seats: readonly SeatRow[], now: number): number | null {
  const ends = seats.flatMap(row => (isLent(row, now) ? [row.lent.until] : []))
  return ends.length > 0 ? Math.min(...ends) : null
}

/** The plans without those that guests armed whose loans are over; the same list where there are none. */
export function withoutGuests(plans: readonly Plan[], seats: readonly SeatRow[], now: number): readonly Plan[] {
  const isPresent = ({ seat, guest }: Plan) => {
    const row = seats[seat]
    return guest === undefined || (row !== undefined && isLent(row, now) && row.lent.generation === guest)
  }
  const isOver = (plan: Plan) => plan.entries.length > 0 && !isPresent(plan)
  return plans.some(isOver) ? plans.map(plan => (isOver(plan) ? over(plan, null) : plan)) : plans
}

/** Refuses to lend what was lent often enough today. */
export function checkLends({ annals }: Pick<MatchRow, 'annals'>, { seat }: SeatRow, now: number): void {
  const today = annals.filter(one => one.what === 'lent' && one.seat === seat && isWithin(one.at, DAY_MS, now))
  const [first] = today
  if (first && today.length >= MOST_A_DAY) throw tooMany(first.at + DAY_MS - now)
}

/** A name that is chosen with the cards in sight would be a word where nothing may be said. */
export function guestIn(match: MatchRow, { to }: Pick<Lent, 'to'>): string | null {
  return talkOf(match) === 'silent' && match.waits.length > 0 ? null : to
}
