import { describe } from 'vitest'
import type { Json } from '../engine/game.ts'
import { ballot, scrambled } from './ballot.ts'
import { holds } from './games.ts'
import { regatta } from './regatta.ts'

/* The tests' own games keep the contract too: what they prove with them holds for any that does. */

describe.each([1, 2, 4])('a ballot with %i seats', seats => {
  // What is opened was disclosed by the rules.
  const tested = { game: ballot, scrambled, undisclosed: (state: Parameters<typeof scrambled>[0]) => state }
  holds(tested, { options: {}, seats, matches: [1, 2, 3] })
})

// Nothing of it is hidden.
const asItIs = (state: Json) => state

describe.each([1, 2, 4])('a regatta with %i seats', seats => {
  holds({ game: regatta, scrambled: asItIs, undisclosed: asItIs }, { options: {}, seats, matches: [1, 2, 3] })
})
