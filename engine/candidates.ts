/** A complete line, and how much worse it leaves the match; below 0 it leaves it better. */
export interface Candidate {
  readonly line: string
  readonly cost: number
}

/** The candidate of least cost; of equals the first. */
export function cheapestCandidate([first, ...others]: readonly Candidate[]): Candidate {
  if (!first) throw new Error('Cannot choose from nothing')
  return others.reduce((best, other) => (other.cost < best.cost ? other : best), first)
}

/** The candidates sorted by cost; equals keep their order. */
export function sortedByCost(plays: readonly Candidate[]): readonly Candidate[] {
  return [...plays].sort((one, other) => one.cost - other.cost)
}
