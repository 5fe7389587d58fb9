import { describe, expect, test } from 'vitest'
import type { Event } from '../../../engine/game.ts'
import { openMatch } from '../../../engine/match.ts'
import { tranquility } from '../../../engine/tranquility/index.ts'

const SEEDS = Array.from({ length: 60 }, (_, count) => count.toString(16).padStart(64, '0'))

const openings = (seats: number) => SEEDS.map(seed => openMatch(tranquility, {}, seats, seed))
const fact = (events: readonly Event[], name: string) => events.find(({ type }) => type === 'dealt')?.facts[name]
const sealed = (events: readonly Event[]) => Object.assign({}, ...events.map(event => event.sealed))

/** RULES.md, 3.2: cards dealt per player in the base game. */
const DEALT: readonly [number, number[]][] = [
  [1, [85]],
  [2, [43, 42]],
  [3, [29, 28, 28]],
  [4, [22, 21, 21, 21]],
  [5, [17, 17, 17, 17, 17]]
]

describe.each(DEALT)('with %i seats', (seats, piles) => {
  test('the cards are dealt as evenly as can be, to whichever seat', () => {
    const dealt = openings(seats).map(({ events }) => fact(events, 'piles') as number[])
    for (const sizes of dealt) expect([...sizes].sort((one, other) => other - one)).toEqual(piles)
    const lucky = new Set(dealt.map(sizes => sizes.indexOf(Math.max(...sizes))))
    expect(lucky.size).toBe(piles[0] === piles.at(-1) ? 1 : seats)
  })

  test('example 49: chance names the first player among those with the fewest cards', () => {
    const firsts = openings(seats).map(({ events, match }) => {
      const sizes = fact(events, 'piles') as number[]
      const first = fact(events, 'first') as number
      expect(sizes[first]).toBe(Math.min(...sizes))
      expect(tranquility.awaits(match.state)).toEqual([first])
      return first
    })
    expect(new Set(firsts).size).toBe(seats)
  })

  test('the deal in clear is sealed in the events: piles as dealt, hands, piles with the Starts, first seat', () => {
    for (const { match, events } of openings(seats)) {
      const { dealt, hands, piles: left, first } = sealed(events)
      const { players, active } = match.state
      expect(first).toBe(active)
      expect(hands).toEqual(players.map(({ hand }) => hand.map(String)))
      expect(left).toEqual(players.map(({ pile }) => pile.map(String)))
      for (const [seat, pile] of left.entries())
        expect(dealt[seat]).toEqual([...hands[seat], ...pile.filter((card: string) => card !== 'S')])
    }
  })
})

test('a Start may lie anywhere in a pile, the top and the bottom included', () => {
  const places = openings(5).flatMap(({ match }) => match.state.players.map(({ pile }) => pile.indexOf('S')))
  expect(new Set(places)).toEqual(new Set(Array.from({ length: 13 }, (_, place) => place)))
})
