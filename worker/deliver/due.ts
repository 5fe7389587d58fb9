import type { Seat } from '../../engine/game.ts'
import type { NoticeRow, SeatRow } from '../../schema/room-tables.ts'
import { HOST } from '../../schema/wire/host-seat.ts'
import { type About, WAYS } from '../../schema/wire/told.ts'
import { DAY_MS, HOUR_MS } from '../clock.ts'
import { type Guard, makeGuard } from '../guard.ts'
import { isTold, type Situation, TOLD } from './abouts.ts'
import { dailyAt, isAway, wakingAt } from './hours.ts'
import { addressee, addressees, TOLD_HOST } from './host.ts'
import { unvisitedToldFrom } from './rematch.ts'
import { hasEnded } from './receipts.ts'
import { type Way, ways } from './ways/index.ts'

/** How late the letter of a day may be; what was held back for longer waits for the next. */
const LETTER_LASTS_MS = HOUR_MS

/** Something that a seat is to be told by one way. */
export interface Due {
  readonly notice: NoticeRow
  /** When it may leave, unless something changes before. */
  readonly at: number
}

/**
 * All that is to be told, as the match is now: what is over is not among it, nor what was told; what is overdue leaves as soon
 * as it may. A rule that throws keeps back what it is about, and nothing else.
 */
export function duesOf(
  situation: Situation,
  usedUntil: (seat: Seat) => number,
  guard = makeGuard({ match: situation.match.id })
): readonly Due[] {
  return addressees(situation).flatMap(row =>
    WAYS.flatMap(name =>
      noticesBy(ways[name], row, situation, guard).flatMap(notice => {
        const leaves = () => leavesAt(notice, row, situation, usedUntil(row.seat))
        const at = guard.run(whyOf(notice), leaves, null)
        return at === null ? [] : [{ notice, at }]
      })
    )
  )
}

function whyOf({ seat, way, about }: Pick<NoticeRow, 'seat' | 'way' | 'about'>): string {
  return `${about} by ${way} to seat ${seat}`
}

/** Whether a message waits for the letter of all its seat's matches. */
export function isGathered({ way, about }: NoticeRow, { hours }: SeatRow): boolean {
  const { patient = false, apart = false } = TOLD[about]
  return way === 'mail' && patient && !apart && hours.gathered && hours.daily !== null
}

/**
 * What such a letter tells of a seat if it leaves now, whatever the hour: another match's may be earlier. Nothing where the
 * seat is busy or away, unless it may have been told already (`usedUntil` is null): then whatever still is so.
 */
export function gatherable(
  situation: Situation,
  row: SeatRow,
  usedUntil: ((seat: Seat) => number) | null
): readonly NoticeRow[] {
  const { now, match } = situation
  const guard = makeGuard({ match: match.id })
  const own = noticesBy(ways.mail, row, situation, guard).filter(notice => isGathered(notice, row))
  if (usedUntil === null) return own.filter(({ attempts, dueAt }) => attempts > 0 || dueAt <= now)
  const isDrafting = match.drafts.some(({ seat }) => seat === row.seat)
  if (usedUntil(row.seat) > now || isDrafting || isAway(now, row)) return []
  // What waits for another room's letter is not tried again before its seat may be told at all.
  const from = ({ about }: NoticeRow) => TOLD[about].occasion(situation, row, ways.mail)?.at ?? now
  return own.filter(notice => from(notice) <= now && (notice.attempts > 0 || notice.dueAt <= now))
}

/** The same thing again, if it is still to be told. */
export function stillDue({ notice }: Pick<Due, 'notice'>, dues: readonly Due[]): Due | undefined {
  const { seat, way, about, turn } = notice
  return dues.find(
    ({ notice: one }) => one.seat === seat && one.way === way && one.about === about && one.turn === turn
  )
}

/** Whether a message that failed is still tried: of a turn that is over it is not. */
export function isTried({ seat, way, about, turn, dueAt }: NoticeRow, situation: Situation): boolean {
  const row = addressee(situation, seat)
  if (dueAt === null || !row || !isTold(about, situation)) return false
  return TOLD[about].occasion(situation, row, ways[way])?.turn === turn
}

type DueNotice = NoticeRow & { readonly dueAt: number }

function noticesBy(way: Way, row: SeatRow, situation: Situation, guard: Guard): readonly DueNotice[] {
  const { seat } = row
  const toldNow = () => aboutsBy(way, row, situation)
  const own = situation.notices.filter(one => one.seat === seat && one.way === way.name)
  return guard.run(`${way.name} to seat ${seat}`, toldNow, []).flatMap(about => {
    const notice = () => noticeOf(about, way, row, situation, own)
    return guard.run(whyOf({ seat, way: way.name, about }), notice, null) ?? []
  })
}

/** What may be told now by a way at all. */
function aboutsBy(way: Way, row: SeatRow, situation: Situation): readonly About[] {
  if (row.stoppedAt !== null) return []
  const standing = way.standing(row)
  const own = situation.notices.filter(({ seat, way: name }) => seat === row.seat && name === way.name)
  if (standing === 'none' || hasEnded(way, own)) return []
  return way.abouts.filter(
    about =>
      (row.seat !== HOST || TOLD_HOST.includes(about)) &&
      (standing === 'confirmed' || TOLD[about].unsought) &&
      isTold(about, situation)
  )
}

function noticeOf(about: About, way: Way, row: SeatRow, situation: Situation, own: readonly NoticeRow[]) {
  const occasion = TOLD[about].occasion(situation, row, way)
  if (!occasion) return null
  const known = own.find(one => one.about === about)
  const { turn, at } = occasion
  if (known?.turn !== turn)
    return {
      ...blank(row.seat, way, about),
      turn,
      dueAt: at,
      firstAt: at,
      failingSince: known?.failingSince ?? null,
      fault: known?.fault ?? null,
      sentDay: known?.sentDay ?? 0,
      sentThatDay: known?.sentThatDay ?? 0
    }
  return known.dueAt === null ? null : { ...known, dueAt: known.dueAt }
}

function blank(seat: Seat, { name }: Way, about: About) {
  return {
    seat,
    way: name,
    about,
    attempts: 0,
    sentAt: null,
    receipt: null,
    refused: false,
    fault: null,
    counted: false
  }
}

/** From when on a way has messages left for a seat: the next day once it has sent all of this one. */
function leftFrom({ name, mostADay }: Way, row: SeatRow, { notices, now }: Situation): number {
  if (mostADay === null) return 0
  const today = Math.floor(now / DAY_MS)
  const own = notices.filter(one => one.seat === row.seat && one.way === name && one.sentDay === today)
  const sent = own.reduce((sum, { sentThatDay }) => sum + sentThatDay, 0)
  return sent < mostADay ? 0 : (today + 1) * DAY_MS
}

/**
 * When it may leave: what somebody waits for at once, an invitation not at night, the rest within its seat's hours, not while the seat is at its
 * page, nor while it may take back what it has done.
 */
function leavesAt(notice: DueNotice, row: SeatRow, situation: Situation, usedUntil: number): number | null {
  const { about, way, attempts } = notice
  const {
    match: { drafts },
    now
  } = situation
  const dueAt = Math.max(notice.dueAt, unvisitedToldFrom(situation, row, way), leftFrom(ways[way], row, situation))
  const { patient = false, byDay = false } = TOLD[about]
  if (!patient) return byDay ? wakingAt(Math.max(dueAt, now), row) : Math.max(dueAt, now)
  const own = drafts.find(({ seat }) => seat === row.seat)
  const from = attempts === 0 ? dailyAt(Math.max(dueAt, now - LETTER_LASTS_MS), row) : dueAt
  return wakingAt(Math.max(from, usedUntil, own?.settlesAt ?? 0, now), row)
}
