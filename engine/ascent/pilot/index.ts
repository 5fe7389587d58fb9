import { type Candidate, byCost, cheapest } from '../../candidates.ts'
import { choiceLine, waysWithPrices } from '../../choice.ts'
import type { Choice } from '../../game.ts'
import { memoizeWeak } from '../../memoize.ts'
import { PILOTS } from '../modules/index.ts'
import { type Outlook, look, strainOn } from './outlook.ts'
import type { Effect, Taken } from './pilot.ts'
import { type Spare, lackOn, spares } from './spares.ts'
import type { View } from '../view.ts'
import type { Grid } from '../core/state.ts'

const EFFECTS: { readonly [verb: string]: (grid: Grid, taken: Taken) => Effect } = Object.assign(
  {},
  ...PILOTS.map(({ effects }) => effects)
)

/** A sensible line: of all that may be done, what leaves mountain and hand in the best state. */
export function autopilot(view: View, choices: readonly Choice[]): string {
  return cheapest(playsOf(view, choices)).line
}

/** All that may be done, each way once, what leaves mountain and hand in the best state first. */
export function lines(view: View, choices: readonly Choice[]): readonly string[] {
  return byCost(playsOf(view, choices)).map(({ line }) => line)
}

function playsOf(view: View, choices: readonly Choice[]): readonly Candidate[] {
  const more = PILOTS.reduce((sum, { turns }) => sum + (turns?.(view) ?? 0), 0)
  const outlook = look(view, more)
  const held = spares(outlook)
  const strain = memoizeWeak((grid: Grid) => strainOn(grid, outlook))
  return choices.flatMap(choice => plays(outlook, held, choice, strain))
}

function plays(outlook: Outlook, held: readonly Spare[], choice: Choice, strain: (grid: Grid) => number): Candidate[] {
  const missedLeast = among(held, choice.pick?.from ?? [])
  const effect = EFFECTS[choice.verb]
  if (!effect) throw new Error(`Cannot tell what comes of "${choice.verb}"`)
  return waysWithPrices(choice).map(([way, price]) => {
    const taken = { choice, way }
    const paid = missedLeast.slice(0, price)
    const { grid, cost } = effect(outlook.grid, taken)
    const cards = paid.map(({ card }) => card)
    return {
      line: choiceLine(choice, way, cards),
      cost: paid.reduce((sum, { loss }) => sum + loss, cost + strain(grid) + lackOn(grid, outlook.view, taken))
    }
  })
}

function among(held: readonly Spare[], cards: readonly string[]): readonly Spare[] {
  const left = [...cards]
  return held.filter(({ card }) => {
    const place = left.indexOf(card)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
}
