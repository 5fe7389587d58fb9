import { describe } from 'vitest'
import { ballot, scrambled } from './ballot.ts'
import { holds } from './games.ts'

/* The tests' own game keeps the contract too: what they prove with it holds for any that does. */

describe.each([1, 2, 4])('with %i seats', seats => {
  // What is opened was disclosed by the rules.
  const tested = { game: ballot, scrambled, undisclosed: (state: Parameters<typeof scrambled>[0]) => state }
  holds(tested, { options: {}, seats, matches: [1, 2, 3] })
})
