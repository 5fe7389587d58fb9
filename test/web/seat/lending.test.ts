import { expect, test } from 'vitest'
import { nextSunday } from '../../../web/seat/settings/lending.tsx'

test.each([
  ['a Thursday', Date.UTC(2026, 10, 19, 12), 'UTC', '2026-11-22'],
  ['a Saturday', Date.UTC(2026, 10, 21, 12), 'UTC', '2026-11-22'],
  ['a Saturday that is Sunday in the zone', Date.UTC(2026, 10, 21, 12), 'Pacific/Auckland', '2026-11-29'],
  ['a Sunday', Date.UTC(2026, 10, 22, 12), 'UTC', '2026-11-29'],
  ['the last days of a year', Date.UTC(2026, 11, 30, 12), 'UTC', '2027-01-03']
])('on %s a seat is lent until the Sunday that comes', (_, now, zone, sunday) => {
  expect(nextSunday(now, zone)).toBe(sunday)
})
