import { describe, expect, test } from 'vitest'
import { ascent } from '../../../engine/ascent/index.ts'
import { PLACES_BELOW_SUMMIT, type Slot, placeAt, placesInRow } from '../../../engine/ascent/mountain/mountain.ts'
import type { State } from '../../../engine/ascent/core/state.ts'
import { autoplay } from '../../../engine/autoplay.ts'
import { openMatch, decideAndSettle } from '../../../engine/match.ts'
import { randomPlay, seedOf } from '../../random-play.ts'

const EVERYTHING = { greenPath: true, documentary: true, wildlife: true }
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]
const ROWS = [1, 2, 3, 4, 5, 6, 7, 8]

describe.each([1, 2, 3, 4, 5])('in every match of %i', seats => {
  const matches = SEEDS.flatMap(seed => [byChance(seats, seed), byAutopilot(seats, seed)])
  const states = matches.flat()

  test('rows are blocks without a gap, each shorter than the one below', () => {
    for (const state of states) {
      expect(ROWS.filter(row => hasGap(state, row))).toEqual([])
      const lengths = ROWS.map(row => lengthOf(state, row))
      expect(lengths.filter((length, above) => above > 0 && length > 0 && length >= (lengths[above - 1] ?? 0))).toEqual(
        []
      )
    }
  })

  test('every turn uses up a card or a hook, so that none goes on for ever', () => {
    for (const match of matches) {
      const left = match.map(usable)
      expect(left.filter((count, turn) => count >= (left[turn - 1] ?? Infinity))).toEqual([])
      expect(match.at(-1)?.result).not.toBeNull()
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
      const under = grid.filter((_, slot) => (ibexes[slot] ?? 0) > 0)
      expect(under.filter(card => card === null || card === 'BR')).toEqual([])
    }
  })

  test('neighbours are never of one terrain', () => {
    for (const state of states) {
      const alike = PLACES_BELOW_SUMMIT.filter(
        ({ slot, right }) => terrainAt(state, slot) && terrainAt(state, slot) === terrainAt(state, right)
      )
      expect(alike).toEqual([])
    }
  })
})

test('each slot rests on the two that say so, and on nothing else', () => {
  for (const { slot, above, supports } of PLACES_BELOW_SUMMIT) {
    for (const upper of above) expect(placeAt(upper).supports).toContain(slot)
    for (const lower of supports) expect(placeAt(lower).above).toContain(slot)
  }
})

function byChance(seats: number, seed: number): State[] {
  return randomPlay(ascent, EVERYTHING, seats, seed).map(({ after }) => after.state as State)
}

function byAutopilot(seats: number, seed: number): State[] {
  const { lines } = autoplay(ascent, EVERYTHING, seats, seedOf(seed))
  let { match } = openMatch(ascent, EVERYTHING, seats, seedOf(seed))
  return lines.slice(1).map(({ seat, line }) => {
    match = decideAndSettle(ascent, match, seat ?? 0, line).match
    return match.state
  })
}

/** All that may still be spent on turns. */
function usable({ players, hooks = 0 }: State): number {
  return players.reduce((sum, { hand, deck }) => sum + hand.length + deck.length, hooks)
}

function hasGap({ grid }: State, row: number): boolean {
  const lies = placesInRow(row).map(({ slot }) => grid[slot] !== null)
  return lies.some((isThere, place) => isThere && lies[place - 1] === false)
}

function lengthOf({ grid }: State, row: number): number {
  return placesInRow(row).filter(({ slot }) => grid[slot] !== null).length
}

function terrainAt({ grid }: State, slot: Slot | null): string | undefined {
  return slot === null ? undefined : /^F?([GSR])(?:\d|$)/.exec(grid[slot] ?? '')?.[1]
}
