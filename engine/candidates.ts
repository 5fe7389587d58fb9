/** A complete line and its cost: how much worse it leaves the match, below 0 if it leaves it better. */
export interface Candidate {
  readonly line: string
  readonly cost: number
}

/** The candidate with the lowest cost, the first among equals. Compares costs alone, so lines may still be missing. */
export function cheapestCandidate<One extends Pick<Candidate, 'cost'>>(all: readonly One[]): One {
  const [first] = all
  if (!first) throw new Error('Cannot choose from nothing')
  return all.reduce((best, other) => (other.cost < best.cost ? other : best), first)
}

/** The candidates sorted by cost; equals keep their order. */
export function sortedByCost<One extends Pick<Candidate, 'cost'>>(plays: readonly One[]): readonly One[] {
  return [...plays].sort((one, other) => one.cost - other.cost)
}
