/** A complete line, and all that speaks against it: how much worse (or better) it leaves the match. */
export interface Play {
  readonly line: string
  readonly burden: number
}

/** The first of those against which least speaks. */
export function lightest([first, ...others]: readonly Play[]): Play {
  if (!first) throw new Error('Cannot choose from nothing')
  return others.reduce((best, other) => (other.burden < best.burden ? other : best), first)
}

/** Those against which least speaks first; of equals what stood first. */
export function byBurden(plays: readonly Play[]): readonly Play[] {
  return [...plays].sort((one, other) => one.burden - other.burden)
}
