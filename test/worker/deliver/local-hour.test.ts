import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../worker/clock.ts'
import { localTime, nextLocalHour, startOfDay, startOfLocalDay } from '../../../worker/deliver/local-hour.ts'

const utc = (moment: string): number => Date.parse(`${moment}Z`)
const shown = (at: number): string => new Date(at).toISOString().slice(0, 16)

test.each([
  // A day as any other, at, before and after the hour.
  ['UTC', '2026-06-10T07:59:59', 8, '2026-06-10T08:00'],
  ['UTC', '2026-06-10T08:00', 8, '2026-06-10T08:00'],
  ['UTC', '2026-06-10T08:00:01', 8, '2026-06-11T08:00'],
  ['Asia/Tokyo', '2026-12-31T14:59', 0, '2026-12-31T15:00'],
  ['Pacific/Honolulu', '2026-01-01T05:00', 8, '2026-01-01T18:00'],
  // Zones of half and quarter hours.
  ['Asia/Kolkata', '2026-06-10T00:00', 8, '2026-06-10T02:30'],
  ['Asia/Kolkata', '2026-06-10T02:31', 8, '2026-06-11T02:30'],
  ['Asia/Kathmandu', '2026-06-10T00:00', 8, '2026-06-10T02:15'],
  ['America/St_Johns', '2026-06-10T00:00', 8, '2026-06-10T10:30'],
  ['Australia/Eucla', '2026-06-10T00:00', 9, '2026-06-10T00:15'],
  ['Pacific/Chatham', '2026-06-10T00:00', 8, '2026-06-10T19:15'],
  // Both sides of the line where the date changes.
  ['Pacific/Kiritimati', '2026-06-10T11:00', 8, '2026-06-10T18:00'],
  ['Pacific/Pago_Pago', '2026-06-10T11:00', 8, '2026-06-10T19:00'],
  // Clocks are put forward: the night is an hour shorter, and two o'clock is when three is.
  ['Europe/Berlin', '2026-03-28T22:00', 8, '2026-03-29T06:00'],
  ['Europe/Berlin', '2026-03-29T00:30', 2, '2026-03-29T01:00'],
  ['Europe/Berlin', '2026-03-29T00:30', 3, '2026-03-29T01:00'],
  ['America/New_York', '2026-03-08T04:00', 8, '2026-03-08T12:00'],
  ['Africa/Cairo', '2026-04-23T20:00', 0, '2026-04-23T22:00'],
  ['America/Santiago', '2026-09-06T02:00', 0, '2026-09-06T04:00'],
  ['Australia/Lord_Howe', '2026-10-03T14:00', 2, '2026-10-03T15:30'],
  // Clocks are put back: the night is an hour longer, and two o'clock comes twice.
  ['Europe/Berlin', '2026-10-24T22:00', 8, '2026-10-25T07:00'],
  ['Europe/Berlin', '2026-10-24T23:00', 2, '2026-10-25T00:00'],
  ['Europe/Berlin', '2026-10-25T00:30', 2, '2026-10-25T01:00'],
  ['Europe/Berlin', '2026-10-25T00:30', 3, '2026-10-25T02:00'],
  ['Europe/Berlin', '2026-10-25T01:30', 2, '2026-10-26T01:00'],
  ['America/New_York', '2026-11-01T05:30', 8, '2026-11-01T13:00'],
  ['Australia/Lord_Howe', '2026-04-04T14:00', 2, '2026-04-04T15:30']
])('in %s, at %s UTC, the next %i o’clock is at %s UTC', (zone, at, hour, next) => {
  expect(shown(nextLocalHour(utc(at), hour, zone))).toBe(next)
})

test.each([
  ['Europe/Paris', '2026-07-14', '2026-07-13T22:00'],
  ['Asia/Kathmandu', '2026-01-01', '2025-12-31T18:15'],
  ['Pacific/Auckland', '2026-09-27', '2026-09-26T12:00'],
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00']
])('in %s the day %s begins at %s UTC', (zone, date, start) => {
  expect(shown(startOfLocalDay(date, zone))).toBe(start)
})

const ZONES = [
  'Europe/Berlin',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Pacific/Chatham'
]

test.each(ZONES)('all through the year the next hour in %s is soon, and is struck then', zone => {
  for (let at = utc('2026-01-01T00:07'); at < utc('2027-01-01T00:00'); at += 7 * HOUR_MS + 13 * MINUTE_MS) {
    for (const hour of [0, 2, 8, 22]) {
      const next = nextLocalHour(at, hour, zone)
      expect(next).toBeGreaterThanOrEqual(at)
      expect(next - at).toBeLessThanOrEqual(25 * HOUR_MS)
      // Where the hour is skipped, a clock shows up to one more then.
      const late = localTime(next, zone) - startOfDay(localTime(next, zone)) - hour * HOUR_MS
      expect(late >= 0 && late <= HOUR_MS).toBe(true)
    }
  }
})

test('wherever clocks are put forward or back, it is a quarter of an hour in UTC, too', () => {
  const moments: number[] = []
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const { format } = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    const offset = (at: number) => format(at).split(', ')[1]
    for (let day = utc('2026-01-01'); day < utc('2028-01-01'); day += DAY_MS) {
      if (offset(day) === offset(day + DAY_MS)) continue
      let [before, after] = [day, day + DAY_MS]
      while (after - before > 1) {
        const middle = Math.floor((before + after) / 2)
        if (offset(middle) === offset(day)) before = middle
        else after = middle
      }
      moments.push(after)
    }
  }
  expect(moments.length).toBeGreaterThan(100)
  expect(moments.filter(at => at % (15 * MINUTE_MS) > 0)).toEqual([])
})
