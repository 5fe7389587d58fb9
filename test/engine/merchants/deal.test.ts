import { describe, expect, test } from 'vitest'
import { openMatch } from '../../../engine/match.ts'
import { merchants } from '../../../engine/merchants/index.ts'
import { startingCoins } from '../../../engine/merchants/map/coins.ts'
import { spaceOfSpecial } from '../../../engine/merchants/map/special-spaces.ts'
import { WARES } from '../../../engine/merchants/map/special.ts'
import { DECK, countCards } from '../../../engine/merchants/map/terrain.ts'
import { seedOf } from '../../random-play.ts'

// RULES.md, 3.

const SEEDS = Array.from({ length: 60 }, (_, number) => seedOf(number))

test('all play against each other, and may talk', () => {
  expect(merchants.tableStyle({})).toEqual({ talk: 'free', table: 'competitive' })
})

test('there are sixty cards, twelve of each terrain', () => {
  expect([DECK.length, countCards(DECK)]).toEqual([60, { F: 12, W: 12, M: 12, V: 12, E: 12 }])
})

describe.each([
  [2, 4, 2, 48],
  [3, 3, 1, 42],
  [4, 2, 2, 36]
])('%i at the table', (seats, rocks, common, deck) => {
  const dealt = SEEDS.map(seed => openMatch(merchants, {}, seats, seed))

  test('stand on the warehouse, fully loaded, with six cards and their rocks', () => {
    for (const { match } of dealt) {
      const { players, rockReserve, reserve, castles, deck: left, discard, tiles } = match.state
      expect(players.map(({ hand }) => hand.length)).toEqual(Array(seats).fill(6))
      for (const { at, wagon, coins, rocks: own } of players)
        expect([at, wagon, coins, own]).toEqual([spaceOfSpecial('warehouse'), WARES, [], rocks])
      expect([rockReserve, reserve, castles]).toEqual([common, { F: 9, W: 9, M: 9, V: 9, E: 9 }, startingCoins(seats)])
      expect([left.length, discard.length, tiles.filter(tile => tile !== null)]).toEqual([deck, 0, []])
      expect([...players.flatMap(({ hand }) => hand), ...left].toSorted()).toEqual(DECK.toSorted())
    }
  })

  test('anybody may begin', () => {
    expect(new Set(dealt.map(({ match }) => match.state.active)).size).toBe(seats)
  })

  test('each is told its own hand, and nobody another', () => {
    for (const { match, events } of dealt) {
      const { players, active: first, deck: left } = match.state
      const hands = players.map(({ hand }) => hand)
      expect(events).toEqual([
        {
          type: 'dealt',
          facts: { first, hands: hands.map(() => 6), deck },
          only: Object.fromEntries(hands.map((hand, seat) => [seat, { hand }])),
          sealed: { first, hands, deck: left }
        },
        { type: 'turn', facts: { seat: first } }
      ])
    }
  })
})

test.each([1, 5])('%i cannot play', seats => {
  expect(() => openMatch(merchants, {}, seats, seedOf(1))).toThrow(expect.objectContaining({ code: 'BAD_SEATS' }))
})
