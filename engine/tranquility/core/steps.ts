import type { Seat, Step } from '../../game.ts'
import type { Random } from '../../random.ts'
import type { StepHandler, Rule } from './rule.ts'
import { STEP_HANDLERS_OF_ALL_RULES, rulesOf } from '../modules/index.ts'
import type { PendingStep, State } from './state.ts'
import { COMMON_STEP_HANDLERS } from './turn.ts'

const HANDLERS = { ...COMMON_STEP_HANDLERS, ...STEP_HANDLERS_OF_ALL_RULES }

/** The seats whose decision the match waits for. */
export function awaits(state: State): readonly Seat[] {
  const now = state.pending[0]
  if (!now) return []
  return awaitsAt(state, now, rulesOf(state))
}

/** Runs the next pending step if it is the table's own; null if a seat must decide or the match is over. */
export function advance(state: State, random: Random): Step<State> | null {
  const now = state.pending[0]
  if (!now) return null
  const rules = rulesOf(state)
  if (awaitsAt(state, now, rules).length > 0) return null
  return handlerOf(now).run?.(state, now, rules, random) ?? null
}

/** The pending steps as everybody may see them. */
export function stepsWithSecretsHidden({ pending }: State): readonly PendingStep[] {
  return pending.map(step => handlerOf(step).visible(step))
}

function awaitsAt(state: State, now: PendingStep, rules: readonly Rule[]): readonly Seat[] {
  return handlerOf(now).awaits?.(state, now, rules) ?? []
}

function handlerOf({ step }: PendingStep): StepHandler {
  const handler: StepHandler | undefined = HANDLERS[step]
  if (!handler) throw new Error(`Cannot find a rule that deals with "${step}"`)
  return handler
}
