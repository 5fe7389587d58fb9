import { type Candidate, cheapestLine, linesByCost } from '../../candidates.ts'
import type { Choice } from '../../game.ts'
import { RULE_BOTS } from '../modules/index.ts'
import type { View } from '../view.ts'
import { type KeepValueFunctions, type ListCandidates, botContext } from './context.ts'

/** Keep values of all special cards, collected from the rules. */
export const KEEP_VALUES: KeepValueFunctions = Object.assign({}, ...RULE_BOTS.map(({ keepValues }) => keepValues))

/** The autopilot's line: the candidate of lowest cost, which leaves the sea and the hand in the best state. */
export function autopilot(view: View, choices: readonly Choice[]): string {
  return cheapestLine(candidatesOf(view, choices))
}

/** All candidate lines, lowest cost first. */
export function candidateLinesBestFirst(view: View, choices: readonly Choice[]): readonly string[] {
  return linesByCost(candidatesOf(view, choices))
}

function candidatesOf(view: View, choices: readonly Choice[]): readonly Candidate[] {
  const context = botContext(view, KEEP_VALUES)
  const listers = listersFor(view)
  return choices.flatMap(choice => listers[choice.verb]?.(choice, context) ?? [])
}

function listersFor(view: View): { readonly [verb: string]: ListCandidates } {
  return Object.assign({}, ...RULE_BOTS.map(bot => (bot.appliesTo?.(view) === false ? {} : bot.candidates)))
}
