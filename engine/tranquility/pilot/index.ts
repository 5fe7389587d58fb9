import type { Choice } from '../../game.ts'
import { PILOTS } from '../modules/index.ts'
import type { View } from '../view.ts'
import { type Uses, type Plays, mindOf } from './mind.ts'

const USES: Uses = Object.assign({}, ...PILOTS.map(({ uses }) => uses))

/** A sensible line: of all that may be done, what leaves the sea and the hand in the best state. */
export function autopilot(view: View, choices: readonly Choice[]): string {
  const mind = mindOf(view, USES)
  const plays = playsIn(view)
  const [first, ...others] = choices.flatMap(choice => plays[choice.verb]?.(choice, mind) ?? [])
  if (!first) throw new Error('Cannot choose from nothing')
  return others.reduce((best, other) => (other.burden < best.burden ? other : best), first).line
}

function playsIn(view: View): { readonly [verb: string]: Plays } {
  return Object.assign({}, ...PILOTS.map(({ sees, plays }) => (sees && !sees(view) ? {} : plays)))
}
