import { describe, expect, test } from 'vitest'
import { openMatch } from '../../../engine/match.ts'
import { beersToWin } from '../../../engine/pub/core/state.ts'
import { pub } from '../../../engine/pub/index.ts'
import { namesOfClan } from '../../../engine/pub/room/names.ts'
import { seedOf } from '../../random-play.ts'

// RULES.md, 1 and 3.

const SEEDS = Array.from({ length: 60 }, (_, number) => seedOf(number))

test('a clan is two goblins, two dwarfs, two orcs and a troll', () => {
  expect(namesOfClan(0)).toEqual(['aL1', 'aL2', 'aN1', 'aN2', 'aO1', 'aO2', 'aT'])
  expect(namesOfClan(4)).toEqual(['eL1', 'eL2', 'eN1', 'eN2', 'eO1', 'eO2', 'eT'])
})

describe.each([
  [2, 15],
  [3, 13],
  [4, 11],
  [5, 9]
])('%i at the table', (seats, goal) => {
  const dealt = SEEDS.map(seed => openMatch(pub, {}, seats, seed))
  const states = dealt.map(({ match }) => match.state)

  test(`play for ${goal} beers`, () => {
    expect(states.map(beersToWin)).toEqual(states.map(() => goal))
  })

  test('have one of each clan at the door with four coins, and six below', () => {
    for (const { guests, players } of states) {
      expect(guests.map(({ place, coins, beers }) => [place, coins, beers])).toEqual(guests.map(() => [0, 4, 0]))
      expect(guests.length).toBe(seats)
      for (const [seat, { hidden, shown, bank }] of players.entries()) {
        const home = [...hidden, ...guests.map(({ name }) => name)].filter(name => namesOfClan(seat).includes(name))
        expect(home.toSorted()).toEqual(namesOfClan(seat))
        expect([hidden.length, shown, bank]).toEqual([6, [], 0])
      }
    }
  })

  test('find a coin on each table, none on the door, and the innkeeper beside it', () => {
    for (const { floor, innkeeper } of states) expect([floor, innkeeper]).toEqual([[0, 1, 1, 1, 1, 1, 1], null])
  })

  test('may all begin, and any of a clan may come first', () => {
    expect(new Set(states.map(({ active }) => active)).size).toBe(seats)
    expect(new Set(states.flatMap(({ guests }) => guests.map(({ name }) => name))).size).toBe(7 * seats)
  })

  test('are told who came in, and nobody what lies in a stack', () => {
    for (const { match, events } of dealt) {
      const [{ type, facts, sealed } = { type: '', facts: {} }, ...others] = events
      const { guests, players, active, dice } = match.state
      const stacks = players.map(({ hidden }, seat) => [guests[seat]?.name, ...hidden])
      expect([type, facts, sealed]).toEqual(['dealt', { first: active }, { first: active, stacks }])
      expect(others).toEqual([
        ...guests.map(({ name }) => ({ type: 'entered', facts: { char: name, coins: 4 } })),
        { type: 'turn', facts: { seat: active } },
        { type: 'rolled', facts: { seat: active, ...dice } }
      ])
    }
  })
})

test('each number of a die falls as often as another', () => {
  const dice = [2, 3, 4, 5].flatMap(seats =>
    SEEDS.flatMap(seed => Object.values(openMatch(pub, {}, seats, seed).match.state.dice ?? {}))
  )
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const share = dice.filter(one => one === number).length / dice.length
    expect(share).toBeGreaterThan(0.11)
    expect(share).toBeLessThan(0.23)
  }
})

test.each([1, 6])('%i cannot play', seats => {
  expect(() => openMatch(pub, {}, seats, seedOf(1))).toThrow(expect.objectContaining({ code: 'BAD_SEATS' }))
})

test('all play against each other, and talk', () => {
  expect(pub.tableStyle({})).toEqual({ talk: 'free', table: 'competitive' })
})

test('there is nothing to choose', () => {
  expect(() => openMatch(pub, { tables: 5 }, 2, seedOf(1))).toThrow(expect.objectContaining({ code: 'BAD_OPTION' }))
})
