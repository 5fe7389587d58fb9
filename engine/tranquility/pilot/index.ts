import { type Candidate, byCost, cheapest } from '../../candidates.ts'
import type { Choice } from '../../game.ts'
import { PILOTS } from '../modules/index.ts'
import type { View } from '../view.ts'
import { type Uses, type Plays, mindOf } from './mind.ts'

/** What is lost with cards that are no islands. */
export const USES: Uses = Object.assign({}, ...PILOTS.map(({ uses }) => uses))

/** A sensible line: of all that may be done, what leaves the sea and the hand in the best state. */
export function autopilot(view: View, choices: readonly Choice[]): string {
  return cheapest(playsOf(view, choices)).line
}

/** All that may be done, each way once, what leaves the sea and the hand in the best state first. */
export function lines(view: View, choices: readonly Choice[]): readonly string[] {
  return byCost(playsOf(view, choices)).map(({ line }) => line)
}

function playsOf(view: View, choices: readonly Choice[]): readonly Candidate[] {
  const mind = mindOf(view, USES)
  const plays = playsIn(view)
  return choices.flatMap(choice => plays[choice.verb]?.(choice, mind) ?? [])
}

function playsIn(view: View): { readonly [verb: string]: Plays } {
  return Object.assign({}, ...PILOTS.map(({ sees, plays }) => (sees && !sees(view) ? {} : plays)))
}
