import { type Candidate, cheapestLine, linesCheapestFirst } from '../../candidates.ts'
import { fillLineTemplate, waysWithPrices } from '../../choice.ts'
import type { Choice } from '../../game.ts'
import { applyLegal, legalActions, parse } from '../core/actions.ts'
import { pipsOfUse } from '../core/dice.ts'
import type { Action } from '../core/move.ts'
import type { State } from '../core/state.ts'
import type { View } from '../view.ts'
import { stateFromViewWithSortedStacks } from './state-from-view.ts'
import { valueOfNewcomer, evaluateClanAgainstRivals } from './values.ts'

/** The autopilot's line: the action best for its clan, assuming the best use of the other die (one-turn look-ahead). */
export function autopilot(view: View, choices: readonly Choice[]): string {
  return cheapestLine(candidatesOf(view, choices))
}

/** All offered lines, one for each way of each choice, the best first. */
export function candidateLinesBestFirst(view: View, choices: readonly Choice[]): readonly string[] {
  return linesCheapestFirst(candidatesOf(view, choices))
}

function candidatesOf(view: View, choices: readonly Choice[]): readonly Candidate[] {
  const state = stateFromViewWithSortedStacks(view)
  return choices.flatMap(choice =>
    waysWithPrices(choice).map(([way]) => {
      const action = parse(fillLineTemplate(choice, way))
      return { choice, way, cards: [], count: 0, cost: -valueOfAction(state, action) }
    })
  )
}

/** The value of an action for its clan, by `evaluateClanAgainstRivals`, if the other die is then used as well as can be, or not at all. */
function valueOfAction(state: State, action: Action): number {
  const { state: after } = applyLegal(state, state.active, action)
  if (after.phase === 'enter') return valueOfEntering(state, action)
  const now = evaluateClanAgainstRivals(after, state.active)
  if (after.phase !== 'second' || state.phase === 'second') return now
  const then = legalActions(after, state.active).map(second => valueOfAction(after, second))
  return Math.max(now, ...then)
}

function valueOfEntering(state: State, action: Action): number {
  const coins = action.verb === 'enter' && state.dice ? pipsOfUse(state.dice, action.use) : 0
  return evaluateClanAgainstRivals(state, state.active) + valueOfNewcomer(coins)
}
