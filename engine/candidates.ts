import { fillLineTemplate } from './choice.ts'
import type { Choice } from './game.ts'

/** A line that an autopilot considers, not written yet: a choice in one of its ways, paid with the first `count` of `cards`. */
export interface Candidate {
  readonly choice: Pick<Choice, 'line'>
  /** The way; `''` in a choice without ways. */
  readonly way: string
  readonly cards: readonly string[]
  readonly count: number
  /** How much worse the line leaves the match, below 0 if it leaves it better. */
  readonly cost: number
}

/** The line of the candidate with the lowest cost, the first among equals. */
export function cheapestLine(candidates: readonly Candidate[]): string {
  let [best] = candidates
  if (!best) throw new Error('Cannot choose from nothing')
  for (const other of candidates) if (other.cost < best.cost) best = other
  return lineOf(best)
}

/** The lines of all candidates, sorted by cost; equals keep their order. */
export function linesCheapestFirst(candidates: readonly Candidate[]): readonly string[] {
  return [...candidates].sort((one, other) => one.cost - other.cost).map(lineOf)
}

function lineOf({ choice, way, cards, count }: Candidate): string {
  return fillLineTemplate(choice, way, cards.slice(0, count))
}
