import { type Candidate, cheapestLine, linesCheapestFirst } from '../../candidates.ts'
import { forEachWay } from '../../choice.ts'
import type { Choice } from '../../game.ts'
import { COST_TERMS_OF_ALL_RULES } from '../modules/index.ts'
import { botContext, expectedPlacingCostForNextSeats } from './context.ts'
import type { ActionEffectOnGrid, ChosenWay } from './rule-cost-terms.ts'
import { type HandCardWithKeepValue, goalShortfallOfAllRules, handLowestKeepValueFirst } from './hand.ts'
import type { View } from '../view.ts'
import type { Grid } from '../core/state.ts'

/** The effects of all rules' actions, by verb. */
const EFFECTS: { readonly [verb: string]: (grid: Grid, chosen: ChosenWay) => ActionEffectOnGrid } = Object.assign(
  {},
  ...COST_TERMS_OF_ALL_RULES.map(({ effectsByVerb }) => effectsByVerb)
)

/** A sensible line: the candidate of lowest cost. */
export function autopilot(view: View, choices: readonly Choice[]): string {
  return cheapestLine(allCandidates(view, choices))
}

/** One line for each way of each choice, paid with the cards of lowest keep value; the line of lowest cost comes first. */
export function candidateLinesBestFirst(view: View, choices: readonly Choice[]): readonly string[] {
  return linesCheapestFirst(allCandidates(view, choices))
}

function allCandidates(view: View, choices: readonly Choice[]): readonly Candidate[] {
  const more = COST_TERMS_OF_ALL_RULES.reduce((sum, { extraTurns }) => sum + (extraTurns?.(view) ?? 0), 0)
  const context = botContext(view, more)
  const held = handLowestKeepValueFirst(context)
  // Discards, herds and hooks leave the grid as it is.
  const now = expectedPlacingCostForNextSeats(context.grid, context)
  const nextCost = (grid: Grid) => (grid === context.grid ? now : expectedPlacingCostForNextSeats(grid, context))
  const all: Candidate[] = []
  for (const choice of choices) {
    const effect = EFFECTS[choice.verb]
    if (!effect) throw new Error(`Cannot tell what comes of "${choice.verb}"`)
    const cheapest = heldAmong(held, choice.pick?.from ?? [])
    const cards = cheapest.map(({ card }) => card)
    forEachWay(choice, (way, count) => {
      const chosen = { choice, way }
      const { grid, cost: own } = effect(context.grid, chosen)
      let cost = own + nextCost(grid) + goalShortfallOfAllRules(grid, view, chosen)
      for (const { keepValue } of cheapest.slice(0, count)) cost += keepValue
      all.push({ choice, way, cards, count, cost })
    })
  }
  return all
}

/** The cards of `held` that are in `cards`, at most as often as there, in the order of `held`. */
function heldAmong(held: readonly HandCardWithKeepValue[], cards: readonly string[]): readonly HandCardWithKeepValue[] {
  const left = [...cards]
  return held.filter(({ card }) => {
    const place = left.indexOf(card)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
}
