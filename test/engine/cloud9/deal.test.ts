import { completeOptions } from '../../../engine/options.ts'
import { describe, expect, test } from 'vitest'
import { COPIES_PER_CARD, DECK, neededColoursWithDuplicates } from '../../../engine/cloud9/cards.ts'
import { CLOUDS } from '../../../engine/cloud9/clouds.ts'
import { cloud9 } from '../../../engine/cloud9/index.ts'
import { openMatch } from '../../../engine/match.ts'
import { seedOf } from '../../random-play.ts'
import { refusal } from '../refused.ts'

// RULES.md, 2 and 3.

const SEEDS = Array.from({ length: 60 }, (_, number) => seedOf(number))

test('the board', () => {
  expect(CLOUDS.map(({ points }) => points)).toEqual([1, 2, 4, 6, 9, 12, 15, 20, 25])
  expect(CLOUDS.map(({ dice }) => dice)).toEqual([2, 2, 2, 3, 3, 3, 4, 4, 0])
})

test('the deck has 76 cards, four of them wild', () => {
  expect([
    DECK.length,
    COPIES_PER_CARD.W,
    COPIES_PER_CARD.G,
    COPIES_PER_CARD.P,
    COPIES_PER_CARD.R,
    COPIES_PER_CARD.Y
  ]).toEqual([76, 4, 18, 18, 18, 18])
  expect(new Set(DECK).size).toBe(5)
})

test('blanks ask for nothing, and colours stand in one order', () => {
  expect(neededColoursWithDuplicates(['Y', '-', 'G', 'Y'])).toEqual(['G', 'Y', 'Y'])
  expect(neededColoursWithDuplicates(['R', 'R', '-', 'R'])).toEqual(['R', 'R', 'R'])
  expect(neededColoursWithDuplicates(['-', '-'])).toEqual([])
})

describe.each([
  [3, 58],
  [4, 52],
  [5, 46],
  [6, 40]
])('%i at the table', (seats, pile) => {
  const dealt = SEEDS.map(seed => openMatch(cloud9, {}, seats, seed))

  test('hold six cards each, and the rest lies in the pile', () => {
    for (const { match } of dealt) {
      const { players, pile: left, discard } = match.state
      expect(players.map(({ hand }) => hand.length)).toEqual(Array(seats).fill(6))
      expect([left.length, discard.length]).toEqual([pile, 0])
      expect([...players.flatMap(({ hand }) => hand), ...left].toSorted()).toEqual(DECK.toSorted())
    }
  })

  test('anybody may be the first pilot, on cloud 1 and with all aboard', () => {
    expect(new Set(dealt.map(({ match }) => match.state.pilot)).size).toBe(seats)
    for (const { match } of dealt) {
      expect([match.state.cloud, match.state.trip, match.state.roll?.length]).toEqual([1, 1, 2])
      expect(match.state.players.every(({ aboard, score }) => aboard && score === 0)).toBe(true)
    }
  })

  test('each is told its own hand, and nobody another', () => {
    for (const { match, events } of dealt) {
      const [{ facts, only, sealed } = { facts: {} }] = events
      const hands = match.state.players.map(({ hand }) => hand)
      expect(facts).toEqual({ first: match.state.pilot, hands: hands.map(() => 6), pile })
      expect(only).toEqual(Object.fromEntries(hands.map((hand, seat) => [seat, { hand }])))
      expect(sealed).toEqual({ first: match.state.pilot, hands, pile: match.state.pile })
    }
  })
})

test('each face of a die falls as often as another', () => {
  const faces = SEEDS.flatMap(seed => openMatch(cloud9, {}, 6, seed).match.state.roll ?? [])
  const share = (face: string) => faces.filter(one => one === face).length / faces.length
  expect(share('-')).toBeGreaterThan(0.2)
  for (const colour of ['G', 'P', 'R', 'Y']) expect(share(colour)).toBeGreaterThan(0.08)
})

test.each([2, 7])('%i cannot play', seats => {
  expect(() => openMatch(cloud9, {}, seats, seedOf(1))).toThrow(expect.objectContaining({ code: 'BAD_SEATS' }))
})

test('three to six play against each other, and talk', () => {
  expect(cloud9.seats).toEqual({ least: 3, most: 6 })
  expect(cloud9.tableStyle({})).toEqual({ talk: 'free', table: 'competitive' })
})

test('where a host chooses nothing, each trip may end the match, and nobody counts odds', () => {
  expect(completeOptions(cloud9, {}, 3)).toEqual({ endCheck: 'trip-end', odds: false })
  const { state } = openMatch(cloud9, {}, 3, seedOf(1)).match
  expect([state.endCheck, state.odds]).toEqual(['trip-end', false])
  expect(refusal(() => completeOptions(cloud9, { endCheck: 'never' }, 3))?.code).toBe('BAD_OPTION')
})
