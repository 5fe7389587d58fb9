import { expect, test } from 'vitest'
import { PACE_MS } from '../../../worker/deliver/paces.ts'
import { turnsOf } from '../../../worker/match/helm.ts'
import { awaitedSeat, NOW, played, withMail } from '../table.ts'

const { match, seats } = withMail(['Ann', 'Ben'])
const silent = seats.map(row => ({ ...row, silence: 'autopilot' as const }))
const usedUntil = () => 0

test('for a seat that wants that in its silence an autopilot plays after twice the pace', () => {
  expect(turnsOf({ match, seats, usedUntil })).toEqual([])
  const at = NOW + 2 * (PACE_MS[match.pace] ?? 0)
  expect(turnsOf({ match, seats: silent, usedUntil })).toEqual([{ seat: awaitedSeat(match), at }])
})

test('nobody plays on for a silent seat that would rather stop', () => {
  const stopping = played(match, awaitedSeat(match), 'stop')
  expect(turnsOf({ match: stopping, seats: silent, usedUntil })).toEqual([])
})
