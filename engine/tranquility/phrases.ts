import type { Seat } from '../game.ts'
import { rulesOf } from './modules/index.ts'
import type { State } from './core/state.ts'

/** The phrases that the seat may say now: a greeting, and those that rules allow (RULES.md, 13). */
export function phrases(state: State, seat: Seat): readonly string[] {
  return ['hello', ...rulesOf(state).flatMap(rule => rule.phrases?.(state, seat) ?? [])]
}
