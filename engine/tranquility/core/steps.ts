import type { Seat, Step } from '../../game.ts'
import type { Random } from '../../random.ts'
import type { Handler, Rule } from './rule.ts'
import { RULE_STEPS, rulesOf } from '../modules/index.ts'
import type { Pending, State } from './state.ts'
import { turnSteps } from './turn.ts'

const HANDLERS = { ...turnSteps, ...RULE_STEPS }

/** Whose decision the match waits for. */
export function awaits(state: State): readonly Seat[] {
  const now = state.pending[0]
  if (!now) return []
  return awaitsAt(state, now, rulesOf(state))
}

/** The next step that is the table's own; null when somebody must decide or the match is over. */
export function advance(state: State, random: Random): Step<State> | null {
  const now = state.pending[0]
  if (!now) return null
  const rules = rulesOf(state)
  if (awaitsAt(state, now, rules).length > 0) return null
  return handlerOf(now).run?.(state, now, rules, random) ?? null
}

function awaitsAt(state: State, now: Pending, rules: readonly Rule[]): readonly Seat[] {
  return handlerOf(now).awaits?.(state, now, rules) ?? []
}

function handlerOf({ step }: Pending): Handler {
  const handler: Handler | undefined = HANDLERS[step]
  if (!handler) throw new Error(`Cannot find a rule that deals with "${step}"`)
  return handler
}
