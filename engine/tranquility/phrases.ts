import type { Seat } from '../game.ts'
import { rulesOf } from './modules/index.ts'
import type { State } from './core/state.ts'

/** Rulebook: the game is silent. A greeting is free, and so is what a rule lets the seats talk about. */
export function phrases(state: State, seat: Seat): readonly string[] {
  return ['hello', ...rulesOf(state).flatMap(rule => rule.phrases?.(state, seat) ?? [])]
}
