import { describe, expect, test } from 'vitest'
import { ascent } from '../../../engine/ascent/index.ts'
import { LOWER, placeAt, placesIn } from '../../../engine/ascent/mountain.ts'
import type { State } from '../../../engine/ascent/state.ts'
import { autoplay } from '../../../engine/autoplay.ts'
import { open, play } from '../../../engine/match.ts'
import { randomPlay, seedOf } from '../../random-play.ts'

const EVERYTHING = { greenPath: true, documentary: true, wildlife: true }
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

describe.each([1, 2, 3, 4, 5])('in every match of %i', seats => {
  const states = SEEDS.flatMap(seed => [...byChance(seats, seed), ...byAutopilot(seats, seed)])

  test('rows are blocks without a gap, each shorter than the one below', () => {
    for (const state of states) {
      const lengths = [1, 2, 3, 4, 5, 6, 7, 8].map(row => lengthOf(state, row))
      expect(lengths.every(length => length !== null)).toBe(true)
      for (const [above, length] of lengths.slice(1).entries())
        if (length) expect(length).toBeLessThan(lengths[above] ?? 0)
    }
  })

  test('no card is lost and none is found', () => {
    for (const { grid, buried, players } of states) {
      const held = players.map(({ hand, deck, discarded }) => hand.length + deck.length + discarded)
      const cards = [...held, buried.length, grid.filter(card => card !== null).length]
      expect(cards.reduce((sum, count) => sum + count, 0)).toBe(seats === 1 ? 79 : 85)
    }
  })

  test('ibexes stand on mountain cards and Campfires, never more than twelve', () => {
    for (const { grid, ibexes } of states) {
      expect(ibexes.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(12)
      for (const [slot, count] of ibexes.entries())
        if (count > 0) expect([null, undefined, 'BR']).not.toContain(grid[slot])
    }
  })

  test('neighbours differ in terrain unless a Bridge between them says otherwise', () => {
    for (const { grid } of states)
      for (const { slot, right } of LOWER) {
        const [one, other] = [grid[slot], right === null ? null : grid[right]].map(card => terrain(card ?? null))
        if (one && other) expect(one).not.toBe(other)
      }
  })
})

test('each slot rests on the two that say so, and on nothing else', () => {
  for (const { slot, above, supports } of LOWER) {
    for (const upper of above) expect(placeAt(upper).supports).toContain(slot)
    for (const lower of supports) expect(placeAt(lower).above).toContain(slot)
  }
})

function byChance(seats: number, seed: number): State[] {
  return randomPlay(ascent, EVERYTHING, seats, seed).map(({ after }) => after.state as State)
}

function byAutopilot(seats: number, seed: number): State[] {
  const { lines } = autoplay(ascent, EVERYTHING, seats, seedOf(seed))
  let { match } = open(ascent, EVERYTHING, seats, seedOf(seed))
  return lines.slice(1).map(({ seat, line }) => {
    match = play(ascent, match, seat ?? 0, line).match
    return match.state
  })
}

/** How many cards lie in the row; null where there is a gap. */
function lengthOf({ grid }: State, row: number): number | null {
  const lies = placesIn(row).map(({ slot }) => grid[slot] !== null)
  const length = lies.filter(Boolean).length
  return lies.slice(0, length).every(Boolean) ? length : null
}

function terrain(card: string | null): string | undefined {
  return /^F?([GSR])(?:\d|$)/.exec(card ?? '')?.[1]
}
