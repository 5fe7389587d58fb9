import { resultWhenEndedEarly } from '../../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import { cloud9 } from '../../../engine/cloud9/index.ts'
import { rankSeatsByPointsThenHand } from '../../../engine/cloud9/score.ts'
import type { Viewer } from '../../../engine/game.ts'
import { refusal } from '../refused.ts'
import { found, play, playAll, position, settled } from './position.ts'

// The worked examples of RULES.md, 8: number, what differs from position B, lines before, the line, what comes of it.

const LEGAL = `
  1 | | | 2 jump | scores 10 20 34 46; aboard 0 1 3; jumped 2; awaits 0 1 3; told jumped
  2 | | | 3 stay | sealed 3; stayed ; awaits 0 1 2; told chose
  4 | | 2 stay, 3 stay | 0 stay | phase pilot; awaits 1; stayed 0 2 3
  6 | | 2 stay, 3 stay, 0 stay | 1 colours | hand1 GW; discard GR; cloud 4; pilot 2; dice 3; told rose rolled
  7 | | 2 stay, 3 stay, 0 stay | 1 wild | hand1 GGR; discard W; cloud 4; pilot 2; dice 3
  9 | roll RR | 2 stay, 3 stay, 0 stay | 1 fall | scores 10 20 30 46; cloud 1; pilot 2; held 4 5 2 6; hand1 GGRWG; told fell drew drew drew drew trip rolled
  11 | roll -- | 2 stay, 3 stay | 0 stay | cloud 4; pilot 2; discard ; held 3 4 1 5; told stayed rose rolled
  13 | | 2 jump, 3 jump | 0 jump | scores 14 20 34 50; aboard 1; phase pilot; awaits 1; told jumped
  15 | | 2 jump, 3 jump, 0 jump | 1 colours | cloud 4; phase solo; pilot 1; awaits 1; told rose
  16 | | 2 jump, 3 jump, 0 jump, 1 colours | 1 jump | scores 14 26 34 50; phase over; winners 3; told jumped over
  17 | fall-only | 2 jump, 3 jump, 0 jump, 1 colours | 1 jump | scores 14 26 34 50; cloud 1; pilot 2; held 4 3 2 6
  18 | | 2 jump, 3 jump, 0 jump, 1 colours | 1 continue | dice 3; phase pilot; awaits 1; cloud 4; told continued rolled
  19 | cloud 8; pilot 0; aboard 0 2; roll YY-- | 2 stay | 0 colours | scores 35 20 55 46; phase over; winners 2; told rose arrived over
  20 | cloud 4; pilot 3; aboard 0 3; roll PY- | 0 stay | 3 fall | scores 10 20 30 46; pilot 0; cloud 1; aboard 0 1 2 3
  23 | cloud 6; roll GR-; scores 10 20 30 40 | 2 stay | 3 jump | scores 10 20 30 52; phase passengers; awaits 0 1
  25 | aboard 0 1 3 | 3 stay, 0 stay | 1 colours | pilot 3; aboard 0 1 3
  27 | | 2 jump if jumped, 0 stay | 3 jump | stayed 0 2; jumped 3; phase pilot
  28 | | 3 stay | 2 jump | scores 10 20 34 46; stayed 3; sealed ; awaits 0 1; told jumped stayed
  29 | | 3 stay, 3 jump | 2 stay | jumped 3; stayed 2
  30 | | 3 stay | 3 wait | sealed ; waits 3; awaits 0 1 2; told waits
  32 | | 1 colours, 2 stay, 3 stay | 0 stay | hand1 GW; discard GR; cloud 4; pilot 2; dice 3; told stayed rose rolled
  36 | hands YYP - R PPPPW | 2 stay, 3 stay | 0 stay | scores 10 20 30 46; pilot 2; told stayed fell drew drew drew drew trip rolled
  37 | | 3 jump if jumped, 0 wait | 2 jump | scores 10 20 34 50; jumped 2 3; waits ; awaits 0 1
  41 | roll RR | 1 wild, 2 jump, 3 jump | 0 jump | discard W; cloud 4; phase solo; awaits 1; told jumped rose
`

test.each(rows(LEGAL))('example %s: %s, %s, %s', (_, where, before, line, told) => {
  const at = playAll(position(where), before).state
  expect(offered(at, line)).toBe(true)
  expect(found(play(at, line), told)).toBe(told)
})

const REFUSED = `
  3 | | | 1 jump | PILOT_CANNOT_JUMP
  5 | | 2 stay, 3 stay, 0 stay | 1 fall | MUST_RISE
  8 | roll RR | 2 stay, 3 stay, 0 stay | 1 colours | MISSING_CARDS
  10 | roll RR; hands YYP GGR R PPPPW | 2 stay, 3 stay, 0 stay | 1 wild | NO_WILD
  12 | roll -- | | 1 wild | NOTHING_NEEDED
  12 | roll -- | | 1 colours | NOTHING_NEEDED
  12 | roll -- | | 1 fall | NOTHING_NEEDED
  12 | roll -- | | 1 wait | NOTHING_NEEDED
  14 | | 2 jump, 3 jump, 0 jump | 1 jump | WRONG_PHASE
  26 | aboard 0 1 3 | | 2 stay | NOT_ABOARD
  31 | | | 2 wait | NOBODY_BEFORE
  33 | | | 1 fall | MUST_RISE
  34 | | 2 stay | 2 jump | NOT_YOUR_TURN
  35 | | | 3 wild | WRONG_PHASE
  39 | | 2 stay, 3 stay, 0 stay | 0 jump | NOT_YOUR_TURN
  40 | solo; aboard 1 | | 1 stay | WRONG_PHASE
`

test.each([
  ...rows(REFUSED),
  ...rows(`
  the pilot stays | | | 1 stay | PILOT_CANNOT_JUMP
  the pilot jumps if | | | 1 jump if jumped | PILOT_CANNOT_JUMP
  the pilot goes on | | | 1 continue | WRONG_PHASE
  a passenger goes on | | | 0 continue | WRONG_PHASE
  the lone pilot waits | solo; aboard 1 | | 1 wait | WRONG_PHASE
  the lone pilot pays | solo; aboard 1 | | 1 colours | WRONG_PHASE
  somebody out while one is alone | solo; aboard 1 | | 0 jump | NOT_YOUR_TURN
  somebody out while the pilot pays | pilot; aboard 0 1 | | 2 jump | NOT_YOUR_TURN
  somebody out while the pilot pays, by a line of his | pilot; aboard 0 1 | | 2 fall | NOT_YOUR_TURN
  the pilot waits in the end | pilot | | 1 wait | WRONG_PHASE
  the pilot stays in the end | pilot | | 1 stay | WRONG_PHASE
  without a card he seals nothing | hands YYP - R PPPPW | | 1 fall | NOT_YOUR_TURN
  without a card he does not wait | hands YYP - R PPPPW | | 1 wait | NOT_YOUR_TURN
  what is open stays | | 2 jump if jumped | 2 stay | NOT_YOUR_TURN
  out, whatever it says | | 2 jump | 2 continue | NOT_ABOARD
  sealed without the colours | roll RR | | 1 colours | MISSING_CARDS
  sealed without a wild card | hands YYP GGR R PPPPW | | 1 wild | NO_WILD
  `)
])('example %s: %s, %s, %s is refused with %s', (_, where, before, line, code) => {
  const at = playAll(position(where), before).state
  expect(refusal(() => play(at, line))?.code).toBe(code)
  expect(offered(at, line)).toBe(false)
})

test('example 21: of equals in points whoever holds more cards is before', () => {
  const state = position('scores 51 51 40 12; hands GGGG PPPPPP RRR YYY')
  expect(rankSeatsByPointsThenHand(state)).toEqual([[1], [0], [2], [3]])
})

test('example 22: equals in both share a place', () => {
  const state = position('scores 51 51 40 12; hands GGGGG PPPPP RRR YYY')
  expect(rankSeatsByPointsThenHand(state)).toEqual([[0, 1], [2], [3]])
})

test('example 24: an empty pile is filled with the discards while cards are drawn', () => {
  const thirty = 'GGGGGGGGGGPPPPPPPPPPRRRRRRRRRR'
  const ended = settled(position(`fallen; scores 1 2 3 4; pile Y; discard ${thirty}; hands YY YY YY YY`))
  expect(found(ended, 'pile 27; held 3 3 3 3')).toBe('pile 27; held 3 3 3 3')
  expect(ended.events.map(({ type }) => type).slice(0, 5)).toEqual(['drew', 'shuffled', 'drew', 'drew', 'drew'])
  // The fall was of pilot 1: to his left is seat 2.
  expect(ended.events.filter(({ type }) => type === 'drew').map(({ facts }) => facts.seat)).toEqual([2, 3, 0, 1])
})

test('ruling 21: with nothing left to draw hands stay as they are', () => {
  const ended = settled(position('fallen; scores 1 2 3 4; pile -; hands YY YY YY YY'))
  expect(found(ended, 'held 2 2 2 2; told trip rolled')).toBe('held 2 2 2 2; told trip rolled')
})

test('example 30: who waits is asked again when its place comes, and not before', () => {
  const asked = ['3 stay, 3 wait', '3 stay, 3 wait, 2 stay'].map(lines => playAll(position(), lines).state)
  expect(asked.map(cloud9.awaits)).toEqual([
    [0, 1, 2],
    [0, 1, 3]
  ])
})

test('example 38: where nothing is needed the pilot is not awaited', () => {
  expect(cloud9.awaits(position('roll --'))).toEqual([0, 2, 3])
})

describe('the pilot', () => {
  test('is asked with all others (ruling 16), but where everybody can see that he has nothing to decide', () => {
    expect(cloud9.awaits(position())).toEqual([0, 1, 2, 3])
    expect(cloud9.awaits(position('hands YYP - R PPPPW'))).toEqual([0, 2, 3])
  })

  test('is asked again who waited for the others', () => {
    const { state } = playAll(position(), '1 wait, 2 stay, 3 stay, 0 stay')
    expect(found({ state, events: [] }, 'waits ; phase pilot; awaits 1')).toBe('waits ; phase pilot; awaits 1')
  })

  test.each([
    ['G', 0, 'fell'],
    ['-', 5, 'rose']
  ])('alone and without a card is not asked after a roll of %s', (face, side, told) => {
    const alone = position('solo; aboard 1; hands YYP - R PPPPW; scores 0 0 0 0')
    const { state, events } = settled(cloud9.apply(alone, 1, cloud9.parse('continue')).state, () => side)
    expect(events.slice(0, 2).map(({ type, facts }) => [type, facts.dice])).toEqual([
      ['rolled', [face, face]],
      [told, undefined]
    ])
    expect(cloud9.awaits(state)).toEqual(told === 'rose' ? [1] : [0, 1, 2, 3])
  })

  test('with cards is never resolved early (ruling 18), though he alone knows that he must fall', () => {
    const { state } = playAll(position('roll PP'), '1 fall, 2 stay, 3 stay')
    expect(found({ state, events: [] }, 'phase passengers; awaits 0')).toBe('phase passengers; awaits 0')
  })
})

describe('a match', () => {
  test('goes on after a jump to fifty until the trip ends (ruling 19)', () => {
    const { state } = playAll(position('scores 10 20 30 46'), '2 jump, 3 jump')
    expect(cloud9.result(state)).toBeNull()
  })

  test('ends after a fall with fifty points, also if only that counts (ruling 4)', () => {
    const { state } = playAll(position('fall-only; roll RR; scores 50 20 30 46'), '2 stay, 3 stay, 0 stay, 1 fall')
    expect(cloud9.result(state)).toEqual({
      outcome: 'ranked',
      why: 'FIFTY_POINTS',
      ranking: [[0], [3], [2], [1]],
      scores: [50, 20, 30, 46]
    })
  })

  test.each([
    ['49', 'drew'],
    ['50', 'over']
  ])('in which somebody has %s points is told after a fall: %s', (points, next) => {
    const { events } = playAll(position(`roll RR; scores ${points} 20 30 46`), '2 stay, 3 stay, 0 stay, 1 fall')
    expect(events.map(({ type }) => type).slice(1, 2)).toEqual([next])
  })

  test('goes on after the top if only falls count (ruling 4)', () => {
    const top = position('fall-only; cloud 8; pilot 0; aboard 0 2; roll YY--; scores 10 20 30 46')
    const { state } = playAll(top, '2 stay, 0 colours')
    const told = 'scores 35 20 55 46; pilot 1; cloud 1; held 2 5 2 6; aboard 0 1 2 3'
    expect(found({ state, events: [] }, told)).toBe(told)
  })

  test('that somebody gives up ranks the others as they stand, and that one last', () => {
    expect(resultWhenEndedEarly(cloud9, position(), [3])).toEqual({
      outcome: 'stopped',
      why: 'STOPPED',
      ranking: [[2], [1], [0], [3]],
      scores: [10, 20, 30, 46]
    })
  })

  test('that all agree to stop ranks nobody', () => {
    const { ranking: none, ...stopped } = resultWhenEndedEarly(cloud9, position(), [])
    expect([none, stopped]).toEqual([undefined, { outcome: 'stopped', why: 'STOPPED', scores: [10, 20, 30, 46] }])
  })
})

describe('a sealed answer', () => {
  test.each([2, 0, 1, 'watcher'] as const)('is the same to %s, whatever it says (RULES.md, 6)', viewer => {
    const [first, ...others] = ['3 jump', '3 stay', '3 jump if jumped'].map(lines => seen(lines, viewer))
    expect(others).toEqual([first, first])
  })

  test.each([0, 2, 3, 'watcher'] as const)('of the pilot, too, to %s', viewer => {
    expect(seen('1 colours', viewer)).toBe(seen('1 wild', viewer))
  })

  test('is shown to its own seat', () => {
    expect(cloud9.view(playAll(position(), '3 jump').state, 3).answer).toBe('jump')
    expect(cloud9.view(playAll(position(), '3 wait').state, 3).answer).toBe('wait')
  })

  test('is told to its own seat alone', () => {
    const { events } = playAll(position(), '3 jump if jumped')
    expect(events).toEqual([{ type: 'chose', facts: { seat: 3 }, only: { 3: { choice: 'jump if jumped' } } }])
  })

  test.each([
    ['of a passenger', '', '3 jump, 2 stay', '3'],
    ['of the pilot', '', '1 wild, 2 stay, 3 stay, 0 stay', '1'],
    ['of the pilot who ends the match by it', 'cloud 8; pilot 0; aboard 0 2; roll YY--', '0 colours, 2 stay', '0'],
    ['of the pilot who ends it by a fall', 'aboard 0 1; roll RR; scores 10 20 30 52', '1 fall, 0 stay', '1']
  ])('%s lies sealed no more once it is opened', (_, where, lines, seat) => {
    const { state } = playAll(position(where), lines)
    expect(found({ state, events: [] }, 'sealed ')).not.toContain(seat)
  })

  test('changes nothing that was already open', () => {
    expect(playAll(position(), '2 stay, 1 wild').events.map(({ type }) => type)).toEqual(['chose'])
  })
})

function seen(lines: string, viewer: Viewer): string {
  return JSON.stringify(cloud9.view(playAll(position(), lines).state, viewer))
}

type Row = [number: string, where: string, before: string, line: string, told: string]

function rows(table: string): Row[] {
  return table
    .trim()
    .split('\n')
    .map(row => row.split('|').map(part => part.trim()) as Row)
}

function offered(state: ReturnType<typeof position>, said: string): boolean {
  const [seat = '', ...line] = said.split(' ')
  return cloud9.choices(state, Number(seat)).some(choice => choice.example === line.join(' '))
}

test('a lone pilot who rises to the eighth cloud has not arrived', () => {
  const risen = play(position('cloud 7; aboard 1; roll GR; pilot'), '1 colours')
  expect(found(risen, 'cloud 8; phase solo; awaits 1; scores 10')).toBe(
    'cloud 8; phase solo; awaits 1; scores 10 20 30 46'
  )
})

test('a wild card that lifts the balloon to the highest cloud is discarded like any other', () => {
  const { state } = playAll(
    position('cloud 8; pilot 0; aboard 0 2; roll YY--; hands YW GGRW R PPPPW'),
    '2 stay, 0 wild'
  )
  expect([state.discard, state.players[0]?.hand]).toEqual([['W'], ['Y']])
})

test('a jump on a lower cloud is none that anybody follows', () => {
  const { state } = playAll(position('hands YYP GGRW R YYPPW'), '2 jump, 3 stay, 0 stay, 1 colours')
  expect([state.cloud, state.pilot]).toEqual([4, 3])
  const { events } = play(state, '0 jump if jumped')
  expect(events[0]).toEqual({ type: 'stayed', facts: { seat: 0 } })
})
