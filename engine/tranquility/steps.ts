import type { Seat, Step } from '../game.ts'
import type { Random } from '../random.ts'
import type { Handler, Handlers } from './rule.ts'
import { competitive } from './rules/competitive.ts'
import { dayNight } from './rules/day-night.ts'
import { explorers } from './rules/explorers.ts'
import { finish } from './rules/finish.ts'
import { rocks } from './rules/rocks.ts'
import { rulesOf } from './rules/index.ts'
import { start } from './rules/start.ts'
import type { State } from './state.ts'
import { turnSteps } from './turn.ts'

const HANDLERS: Required<Handlers> = {
  ...turnSteps,
  ...start.pending,
  ...finish.pending,
  ...rocks.pending,
  ...explorers.pending,
  ...dayNight.pending,
  ...competitive.pending
}

/** Whose decision the match waits for. */
export function awaits(state: State): readonly Seat[] {
  const now = state.pending[0]
  if (!now) return []
  const handler: Handler = HANDLERS[now.step]
  return handler.awaits?.(state, now, rulesOf(state)) ?? []
}

/** The next step that is the table's own; null when somebody must decide or the match is over. */
export function advance(state: State, random: Random): Step<State> | null {
  const now = state.pending[0]
  if (!now || awaits(state).length > 0) return null
  const handler: Handler = HANDLERS[now.step]
  return handler.run?.(state, now, rulesOf(state), random) ?? null
}
