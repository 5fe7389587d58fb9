import { type Candidate, cheapestLine, linesCheapestFirst } from '../../candidates.ts'
import type { Choice } from '../../game.ts'
import { BOT_PARTS_OF_ALL_RULES } from '../modules/index.ts'
import type { View } from '../view.ts'
import { type KeepValueFunctionsByCard, type ListCandidates, botContext } from './context.ts'

/** Keep values of all special cards, collected from the rules. */
export const KEEP_VALUE_BY_CARD: KeepValueFunctionsByCard = Object.assign(
  {},
  ...BOT_PARTS_OF_ALL_RULES.map(({ keepValueByCard }) => keepValueByCard)
)

/** The autopilot's line: the candidate of lowest cost, which leaves the sea and the hand in the best state. */
export function autopilot(view: View, choices: readonly Choice[]): string {
  return cheapestLine(candidatesOf(view, choices))
}

/** All candidate lines, lowest cost first. */
export function candidateLinesBestFirst(view: View, choices: readonly Choice[]): readonly string[] {
  return linesCheapestFirst(candidatesOf(view, choices))
}

function candidatesOf(view: View, choices: readonly Choice[]): readonly Candidate[] {
  const context = botContext(view, KEEP_VALUE_BY_CARD)
  const all: Candidate[] = []
  for (const choice of choices) all.push(...(listerFor(choice, view)?.(choice, context) ?? []))
  return all
}

/** How the last rule in the view's match that has candidates for the choice lists them. */
function listerFor({ verb }: Choice, view: View): ListCandidates | undefined {
  let lister: ListCandidates | undefined
  for (const { candidatesByVerb, appliesTo } of BOT_PARTS_OF_ALL_RULES)
    if (candidatesByVerb?.[verb] && appliesTo?.(view) !== false) lister = candidatesByVerb[verb]
  return lister
}
