import { ascent } from '../../engine/ascent/index.ts'
import { type State, countUnfilledSlots } from '../../engine/ascent/core/state.ts'
import { autoplay } from '../../engine/autoplay.ts'
import { randomPlay, seedOf } from '../random-play.ts'
import type { Effort } from './effort.ts'

const MATCHES = { full: 2000, brief: 1 }
const SLOTS = 44

export interface Filled {
  readonly seats: number
  /** Of a hundred matches. */
  readonly won: number
  /** Of 44, on average. */
  readonly filled: number
  readonly wonByChance: number
  readonly filledByChance: number
}

/** How far the autopilots come up the mountain, beside play by chance. */
export function filledSlots(effort: Effort): readonly Filled[] {
  const matches = MATCHES[effort]
  return [1, 2, 3, 4, 5].map(seats => {
    const { won, filled } = ends(matches, seed => autoplay(ascent, {}, seats, seedOf(seed)).match.state as State)
    const chance = ends(matches, seed => randomPlay(ascent, {}, seats, seed).at(-1)?.after.state as State)
    console.log(
      `ascent, ${seats} on autopilot: won ${won} of 100, ${filled} of ${SLOTS} slots filled; ` +
        `by chance won ${chance.won}, ${chance.filled} filled (${matches} matches)`
    )
    return { seats, won, filled, wonByChance: chance.won, filledByChance: chance.filled }
  })
}

function ends(matches: number, play: (seed: number) => State): { won: number; filled: number } {
  let [won, filled] = [0, 0]
  for (let seed = 0; seed < matches; seed++) {
    const state = play(seed)
    if (state.result?.outcome === 'won') won++
    filled += SLOTS - countUnfilledSlots(state)
  }
  return { won: tenths((100 * won) / matches), filled: tenths(filled / matches) }
}

function tenths(number: number): number {
  return Math.round(number * 10) / 10
}
