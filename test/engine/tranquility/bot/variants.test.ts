import { autopilotLineOrFirstChoice } from '../../../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import { autoplayedRecord } from '../../../../engine/autoplay.ts'
import { tranquility } from '../../../../engine/tranquility/index.ts'
import type { State } from '../../../../engine/tranquility/core/state.ts'
import { randomStream } from '../../../../engine/random.ts'
import { openMatch, decideAndSettle } from '../../../../engine/match.ts'
import { anyLine, anyOf } from '../../../choices.ts'
import { seedOf } from '../../../random-play.ts'
import { after } from '../position.ts'
import { competitive, dayNight, pyramid } from '../variants.ts'

const pilot = (state: State, seat = 0) =>
  autopilotLineOrFirstChoice(tranquility, tranquility.view(state, seat), tranquility.choices(state, seat))

test.each([
  ['high_arch', 75],
  ['pyramid', 30],
  ['day_night', 40]
])('%s: it wins at least %i of 100 matches of two', (variant, least) => {
  const outcomes = Array.from(
    { length: 100 },
    (_, number) => autoplayedRecord(tranquility, { variant }, 2, seedOf(number)).result.outcome
  )
  expect(outcomes.filter(outcome => outcome === 'won').length).toBeGreaterThanOrEqual(least)
})

describe('by day and night', () => {
  const RIGHT = Array.from({ length: 36 }, (_, cell) => `${cell}:${2 * cell + 1}${cell < 18 ? 'n' : ''}`).join(' ')

  test('it places what costs the same where the side is right', () => {
    expect(pilot(dayNight('{} [40 2 3]p9'))).toMatch(/^40@.[456]$/)
    expect(pilot(dayNight('night {} [41 2 3]p9'))).toMatch(/^41@.[123]$/)
  })

  test('it rotates a card that lies the wrong way up, for the card that is missed least', () => {
    expect(pilot(dayNight(`{${RIGHT.replace('3:7n', '3:7')}} [F 2]p9`))).toBe('turn d1 -2')
    expect(pilot(dayNight(`{${RIGHT.replace('20:41', '20:41n')}} [F 2]p9`))).toBe('turn c4 -2')
  })
})

describe('in the Pyramid', () => {
  test('it clears a space with a Compass', () => {
    expect(pilot(pyramid('{1:5} [C 40 50]p9 stormed(8)'))).toBe('clear i1')
  })

  test('it pays with what is missed least, and keeps what wins', () => {
    const due = after(pyramid('{1:5 3:9} [7 2 F J 3]p9 explorers(start)'), '7@c1')
    expect(pilot(due)).toBe('pay -2 -3')
  })
})

describe('against each other', () => {
  test('it makes a run rather than another card', () => {
    expect(pilot(competitive('{0:10 1:11} [12 40] [60 61] row(1 2 3 4 5) a(0 1)'))).toBe('12@c1 -40')
  })

  test('it discards no more than it must', () => {
    expect(pilot(competitive('{0:30 35:70} [1 2 3] [60 61] row(6 7 8 9 10)'))).toBe('-1 -2')
  })

  test('it wins against chance', () => {
    const won = Array.from({ length: 20 }, (_, number) => against(number, number % 2))
    expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(16)
  })
})

/** Whether the autopilot at that seat has the better score against lines taken by chance. */
function against(number: number, me: number): boolean {
  const dice = randomStream(new Uint8Array(32).fill(number + 1))
  let { match } = openMatch(tranquility, { variant: 'competitive' }, 2, seedOf(number))
  for (let [seat] = tranquility.awaits(match.state); seat !== undefined; [seat] = tranquility.awaits(match.state)) {
    const line =
      seat === me ? pilot(match.state, seat) : anyLine(anyOf(tranquility.choices(match.state, seat), dice), dice)
    match = decideAndSettle(tranquility, match, seat, line).match
  }
  const [mine = 0, theirs = 0] = [me, 1 - me].map(seat => tranquility.result(match.state)?.scores?.[seat])
  return mine > theirs
}
