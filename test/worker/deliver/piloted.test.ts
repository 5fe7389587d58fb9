import { expect, test } from 'vitest'
import { duesOf } from '../../../worker/deliver/due.ts'
import { awaitedSeat, NOW, untilPledge, withMail } from '../table.ts'

const { match, seats } = withMail(['Ann', 'Ben', 'Cem'])
const marksOf = (address: string) => ({ hash: address, inbox: address })

/** The seats that are to be told that it is their turn. */
function toldWith(pilots: readonly number[], at = match): readonly number[] {
  const rows = seats.map(row => ({ ...row, pilot: pilots.includes(row.seat) ? ('autopilot' as const) : null }))
  const dues = duesOf({ match: at, seats: rows, notices: [], marksOf, now: NOW }, () => 0)
  return dues.filter(({ notice }) => notice.about === 'turn').map(({ notice }) => notice.seat)
}

test('whoever has an autopilot at the helm is told of no turn', () => {
  const seat = awaitedSeat(match)
  expect(toldWith([])).toEqual([seat])
  expect(toldWith([seat])).toEqual([])
})

test('where all are asked at once, the others are told', () => {
  const pledging = untilPledge(match)
  expect(toldWith([], pledging)).toEqual([0, 1, 2])
  expect(toldWith([1], pledging)).toEqual([0, 2])
})

test('nor of a nudge, nor that somebody woke the match', () => {
  const seat = awaitedSeat(match)
  const [turn] = duesOf({ match, seats, notices: [], marksOf, now: NOW }, () => 0)
  const notices = turn ? [{ ...turn.notice, sentAt: NOW, dueAt: null }] : []
  const abouts = (pilot: 'autopilot' | null) => {
    const rows = seats.map(row => ({ ...row, pilot: row.seat === seat ? pilot : null, nudgedAt: NOW }))
    const woken = { ...match, wokenAt: NOW + 1 }
    return duesOf({ match: woken, seats: rows, notices, marksOf, now: NOW }, () => 0).map(({ notice }) => notice.about)
  }
  expect(abouts(null)).toEqual(expect.arrayContaining(['nudge', 'woken']))
  expect(abouts('autopilot').filter(about => about !== 'still')).toEqual([])
})
