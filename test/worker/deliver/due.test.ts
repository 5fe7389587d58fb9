import { expect, test } from 'vitest'
import type { NoticeRow, SeatRow } from '../../../schema/room-tables.ts'
import type { Hours } from '../../../schema/wire/told.ts'
import { TOLD_AFTER_MS } from '../../../worker/deliver/planned.ts'
import { duesOf } from '../../../worker/deliver/due.ts'
import { awaitedSeat, NOW, offered, played, withMail } from '../table.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts'

/** What is due when, asked of rows alone. The match was opened at 2026-09-21T14:13:20Z, a Monday. */

const marksOf = (address: string) => ({ hash: address, inbox: address })
const DUE = NOW + TOLD_AFTER_MS
const opened = withMail(['Ann', 'Ben'])
const first = awaitedSeat(opened.match)

/** All that is due to whoever is awaited first, with that about their seat different. */
function due(
  change: Partial<SeatRow> = {},
  { usedUntil = 0, notices = [] as readonly NoticeRow[], match = opened.match, now = NOW } = {}
) {
  const seats = opened.seats.map(row => (row.seat === first ? { ...row, ...change } : row))
  return duesOf({ match, seats, notices, marksOf, now }, () => usedUntil).filter(({ notice }) => notice.seat === first)
}

const ALWAYS: Hours = { quiet: null, daily: null, gathered: false, backOn: null, paused: false }

const at = (zone: string, hours: Partial<Hours>) => {
  const [only, ...more] = due({ zone, hours: { ...ALWAYS, ...hours } })
  expect(more).toEqual([])
  return only ? new Date(only.at).toISOString().slice(0, 16) : null
}

test('a turn is due 90 seconds after it began, and only to whoever is awaited', () => {
  const { match, seats } = opened
  const all = duesOf({ match, seats, notices: [], marksOf, now: NOW }, () => 0)
  expect(all.map(({ notice, at: when }) => [notice.seat, notice.about, when])).toEqual([[first, 'turn', DUE]])
})

test('a seat that is at its page is told a while after it has left', () => {
  expect(due({}, { usedUntil: NOW + HOUR_MS }).map(({ at: when }) => when)).toEqual([NOW + HOUR_MS])
})

test('whoever confirms an address late is told of the turn that waits', () => {
  expect(due({ confirmedAt: NOW + DAY_MS }).map(({ at: when }) => when)).toEqual([DUE + DAY_MS])
})

test.each([
  ['UTC', {}, '2026-09-21T14:14'],
  // Quiet hours.
  ['UTC', { quiet: { from: 22, to: 8 } }, '2026-09-21T14:14'],
  ['Asia/Tokyo', { quiet: { from: 22, to: 8 } }, '2026-09-21T23:00'],
  ['Asia/Kolkata', { quiet: { from: 18, to: 7 } }, '2026-09-22T01:30'],
  ['America/Los_Angeles', { quiet: { from: 0, to: 8 } }, '2026-09-21T15:00'],
  ['Europe/London', { quiet: { from: 15, to: 16 } }, '2026-09-21T15:00'],
  ['Europe/London', { quiet: { from: 16, to: 15 } }, '2026-09-21T14:14'],
  // One letter a day.
  ['UTC', { daily: 14 }, '2026-09-22T14:00'],
  ['UTC', { daily: 15 }, '2026-09-21T15:00'],
  ['Pacific/Auckland', { daily: 7 }, '2026-09-21T19:00'],
  ['UTC', { daily: 7, quiet: { from: 22, to: 8 } }, '2026-09-22T08:00'],
  ['UTC', { daily: 7, quiet: { from: 2, to: 15 } }, '2026-09-21T15:00'],
  // A holiday.
  ['Europe/Paris', { backOn: '2026-10-03' }, '2026-10-02T22:00'],
  ['Europe/Paris', { backOn: '2026-10-03', quiet: { from: 22, to: 8 } }, '2026-10-03T06:00'],
  ['Europe/Paris', { backOn: '2026-10-03', daily: 18 }, '2026-10-03T16:00'],
  ['Europe/Paris', { backOn: '2026-09-20' }, '2026-09-21T14:14'],
  // Over the ends of summer time.
  ['Europe/Paris', { backOn: '2026-10-25', quiet: { from: 22, to: 8 } }, '2026-10-25T07:00'],
  ['UTC', { paused: true }, null]
] as const)('in %s with %o the turn leaves at %s UTC', (zone, hours, leaves) => {
  expect(at(zone, hours)).toBe(leaves)
})

const SENT = {
  dueAt: null,
  firstAt: DUE,
  attempts: 0,
  sentAt: DUE,
  receipt: 'id',
  refused: false,
  fault: null,
  failingSince: null,
  sentDay: 0,
  sentThatDay: 0
}

/** What is kept of something told about the seat that is awaited first. */
function told(about: NoticeRow['about'], turn: number, more: Partial<NoticeRow> = {}): NoticeRow {
  return { seat: first, way: 'mail', about, turn, ...SENT, counted: true, ...more }
}

const failed = (receipt: string) => [told('turn', 0, { sentAt: null, refused: true, receipt, failingSince: DUE })]

test('what is tried again keeps quiet hours and holidays, but does not wait for the next letter of the day', () => {
  const failing = told('turn', 0, { sentAt: null, dueAt: DUE + HOUR_MS, attempts: 1, receipt: 'E' })
  const leaves = (hours: Partial<Hours>) =>
    due({ hours: { ...ALWAYS, ...hours } }, { notices: [failing] }).map(one => one.at)
  expect(leaves({ daily: 13 })).toEqual([DUE + HOUR_MS])
  expect(leaves({ quiet: { from: 15, to: 20 } })).toEqual([Date.UTC(2026, 8, 21, 20)])
  expect(leaves({ backOn: '2026-10-01' })).toEqual([Date.UTC(2026, 9, 1)])
})

test('a way that was refused for good is left alone, but not for an inbox that wants no mail now', () => {
  const next = played(opened.match, first, offered(opened.match, first))
  const again = played(next, awaitedSeat(next), offered(next, awaitedSeat(next)))
  expect(due({}, { match: again, notices: failed('NO_SUCH_USER') })).toEqual([])
  expect(due({}, { match: again, notices: failed('SUPPRESSED') })).toHaveLength(1)
})

test('a reminder is due a pace after the turn was told, another a pace later, and then no more', () => {
  const turn = told('turn', 0)
  const reminder = told('reminder', NOW, { sentAt: DUE + DAY_MS })
  const last = told('last', NOW, { sentAt: DUE + 2 * DAY_MS })
  const next = (notices: readonly NoticeRow[]) =>
    due({ hours: ALWAYS }, { notices }).map(({ notice, at: when }) => [notice.about, when - (DUE - (DUE % MINUTE_MS))])
  expect(next([turn])).toEqual([['reminder', DAY_MS]])
  expect(next([turn, reminder])).toEqual([['last', 2 * DAY_MS]])
  expect(next([turn, reminder, last])).toEqual([])
})

test.each([
  ['none', null],
  ['hours', 6 * HOUR_MS],
  ['day', DAY_MS],
  ['days', 3 * DAY_MS],
  ['week', 7 * DAY_MS]
] as const)('at the pace "%s" a reminder is due after %s ms', (pace, after) => {
  const match = { ...opened.match, pace }
  const [next] = due({ hours: ALWAYS }, { match, notices: [told('turn', 0)] })
  expect(next ? next.at - (DUE - (DUE % MINUTE_MS)) : null).toBe(after)
})

test('what was told late is reminded of late, and what could not be told not at all', () => {
  const late = told('turn', 0, { sentAt: DUE + 5 * DAY_MS })
  const failing = told('turn', 0, { sentAt: null, dueAt: DUE + DAY_MS, attempts: 3, failingSince: DUE })
  expect(due({ hours: ALWAYS }, { notices: [late] })[0]?.at).toBeGreaterThan(DUE + 6 * DAY_MS - MINUTE_MS)
  expect(due({ hours: ALWAYS }, { notices: [failing] }).map(({ notice }) => notice.about)).toEqual(['turn'])
})

test('a seat that goes on after its own action is reminded a pace after that', () => {
  const acted = { ...opened.match, waits: opened.match.waits.map(wait => ({ ...wait, since: NOW + 2 * DAY_MS })) }
  const notices = [told('turn', 0), told('reminder', NOW, { sentAt: NOW + DAY_MS })]
  const [next, ...more] = due({ hours: ALWAYS }, { match: acted, notices })
  expect([next?.notice.about, next?.at, more]).toEqual(['reminder', NOW + 3 * DAY_MS, []])
})

test('what is overdue waits for the morning too, and leaves by day at once', () => {
  const quiet = { ...ALWAYS, quiet: { from: 22, to: 8 } }
  const leaves = (now: number) => due({ zone: 'UTC', hours: quiet }, { now }).map(({ at: when }) => when)
  expect(leaves(Date.UTC(2026, 8, 25, 3))).toEqual([Date.UTC(2026, 8, 25, 8)])
  expect(leaves(Date.UTC(2026, 8, 25, 13))).toEqual([Date.UTC(2026, 8, 25, 13)])
})
