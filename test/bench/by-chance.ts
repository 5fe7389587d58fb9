import { type Random, shuffleWith } from '../../engine/random.ts'

/** What somebody who plays by chance is asked for; the answer is what was played. */
export interface Asked {
  /** The seed of the first game; the next ones follow it. */
  readonly first: number
  readonly forMs: number
}

export interface Played {
  readonly games: number
  /** How often each verb was chosen. */
  readonly verbs: Tally
  /** How often each end was met. */
  readonly ends: Tally
}

export type Tally = { readonly [name: string]: number }

// The chance of a bench need not be repeatable, and must cost next to nothing.
const below = (end: number) => Math.floor(Math.random() * end)
export const DICE: Random = { below, shuffle: list => shuffleWith(list, below), position: () => 0 }

/** Plays one game after the other for so long. One is given its number, tells each verb it chooses, and returns its end. */
export function playFor(
  { first, forMs }: Asked,
  play: (number: number, tell: (verb: string) => void) => string
): Played {
  const verbs: { [verb: string]: number } = {}
  const ends: { [end: string]: number } = {}
  const until = performance.now() + forMs
  let games = 0
  for (; performance.now() < until; games++)
    count(
      ends,
      play(first + games, verb => count(verbs, verb))
    )
  return { games, verbs, ends }
}

function count(tally: { [name: string]: number }, name: string): void {
  tally[name] = (tally[name] ?? 0) + 1
}
