import { autopilotLineOrFirstChoice } from '../../../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import { autoplayedRecord } from '../../../../engine/autoplay.ts'
import { tranquility } from '../../../../engine/tranquility/index.ts'
import { after, position } from '../position.ts'

const pilot = (state: ReturnType<typeof position>, seat = 0) =>
  autopilotLineOrFirstChoice(tranquility, tranquility.view(state, seat), tranquility.choices(state, seat))

test('it wins at least 70 of 100 matches of two', () => {
  const outcomes = Array.from({ length: 100 }, (_, number) => {
    const seed = number.toString(16).padStart(64, '0')
    return autoplayedRecord(tranquility, {}, 2, seed).result.outcome
  })
  expect(outcomes.filter(outcome => outcome === 'won').length).toBeGreaterThanOrEqual(70)
})

describe('it sees', () => {
  test.each([
    ['a Finish that wins', '{full} [2 F 4]p3', 'finish'],
    ['a Start that must be played', 'unstarted {} [2 S 4]p3', 'start'],
    ['the one card that fits for nothing', '{full but 19 20 21} [2 41 4]p3', '41@c4'],
    ['that two cards which fit nowhere are best let go', '{full but 20} [2 4 50 F]p3', '-2 -4']
  ])('%s', (_, before, line) => {
    expect(pilot(position(before))).toBe(line)
  })

  test('which cards are missed least when it pays', () => {
    expect(pilot(position('{full but 19} [40 2 F]p3'))).toBe('40@b4 -2')
  })
})

describe('paying for the Start', () => {
  const started = after(position('unstarted {} [S 1 2 3 4]p9 [11 12 13 14 15]p9 [21 22 23 24 25]p9'), 'start')

  test('all give so that hands are left even, and it closes at once', () => {
    const paid = [0, 1, 2].reduce((state, seat) => after(state, `${seat}: ${pilot(state, seat)}`), started)
    expect(paid.players.map(({ hand, discarded }) => [hand.length, discarded])).toEqual([
      [5, 2],
      [5, 3],
      [5, 3]
    ])
  })

  test('it gives what is short when the others give little', () => {
    const short = after(started, '0: give 4 -1 -2 -3 -4', '1: give 0')
    expect(pilot(short, 2)).toMatch(/^give 4( -\d+){4}$/)
  })

  test('it gives more when all have spoken and cards are short', () => {
    const short = after(started, '0: give 4 -1 -2 -3 -4', '1: give 1 -11', '2: give 0')
    expect(pilot(short, 2)).toMatch(/^give 3( -\d+){3}$/)
  })

  test('it gives no more than is short', () => {
    const open = after(started, '0: give 4 -1 -2 -3 -4', '1: give 4 -11 -12 -13 -14')
    expect(pilot(open, 2)).toBe('give 0')
  })
})
