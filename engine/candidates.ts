/** A complete line, and how much worse it leaves the match; below 0 it leaves it better. */
export interface Candidate {
  readonly line: string
  readonly cost: number
}

/** The candidate of least cost; of equals the first. Its line need not be written yet. */
export function cheapestCandidate<One extends Pick<Candidate, 'cost'>>(all: readonly One[]): One {
  const [first] = all
  if (!first) throw new Error('Cannot choose from nothing')
  return all.reduce((best, other) => (other.cost < best.cost ? other : best), first)
}

/** The candidates sorted by cost; equals keep their order. */
export function sortedByCost<One extends Pick<Candidate, 'cost'>>(plays: readonly One[]): readonly One[] {
  return [...plays].sort((one, other) => one.cost - other.cost)
}
