import type { Seat } from '../game.ts'
import { offersIn, shortOf } from './rules/pledge.ts'
import { type State, playerAt } from './state.ts'

/** Rulebook: the game is silent. A greeting is free; while the Start is being paid, numbers of cards may be named. */
export function phrases(state: State, seat: Seat): readonly string[] {
  const offers = offersIn(state)
  if (!offers) return ['hello']
  const can = playerAt(state, seat).hand.length
  const short = shortOf(offers, seat)
  return ['hello', ...numbered('can-give', 0, Math.min(can, short)), ...numbered('please-give', 1, short)]
}

function numbered(phrase: string, least: number, most: number): string[] {
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, step) => `${phrase} ${least + step}`)
}
