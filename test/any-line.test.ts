import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { autoplay } from '../engine/autoplay.ts'
import { newestGames } from '../engine/catalogue.ts'
import type { Facts, Game, Seat } from '../engine/game.ts'
import { type Match, decideAndSettle, normalizeLine } from '../engine/match.ts'
import { anyLine, isOffered } from './choices.ts'
import { refusal } from './engine/refused.ts'
import { oddities, spellings } from './odd-lines.ts'
import { chance, randomPlay, seedOf } from './random-play.ts'
import { SEED } from './seed.ts'
import { type Setup, setups } from './setups.ts'

const LINES = 8000
/** In so many set-ups, at so many moments of a match played by chance, and at one early in a match of autopilots. */
const SETUPS = 30
const MOMENTS = 4
const EARLY = 50
/** What no line is made of. */
const FOREIGN = /[^!-~\s]/

/** A line that somebody may send where a match has come to. */
interface Offer {
  readonly match: Match
  readonly seat: Seat
  readonly verb: string
  readonly line: string
}

interface Sent {
  readonly match: Match
  readonly seat: Seat
  readonly line: string
  /** The same line as somebody else would write it. */
  readonly spelled: string
}

// What must hold for every game: whoever sends whatever, it is played or refused, and nothing breaks.
test.each(newestGames().map(game => [game.name, game] as const))(
  `%s bears lines of its own words in any disorder, seed ${SEED}`,
  (_, game) => {
    const chosen = chance(SEED).shuffle(setups(game)).slice(0, SETUPS)
    const offers = chosen.flatMap((setup, number) => offersIn(game, setup, SEED * SETUPS + number))
    const isBorne = fc.property(sent(offers), ({ match, seat, line, spelled }) => {
      const answer = answered(game, match, seat, line)
      expect(answered(game, match, seat, spelled)).toEqual(answer)
      expect(answer.code).toBeOneOf(FOREIGN.test(line) ? ['BAD_ACTION'] : [null, ...game.codes])
      expect(answer.code === null).toBe(answer.code !== 'BAD_ACTION' && isAllowed(game, match, seat, line))
    })
    fc.assert(isBorne, { seed: SEED, numRuns: LINES })
  }
)

function offersIn(game: Game, { options, seats }: Setup, number: number): Offer[] {
  const dice = chance(number)
  const moments = dice.shuffle(randomPlay(game, options, seats, number)).slice(0, MOMENTS)
  const byAutopilots = autoplay(game, options, seats, seedOf(number), 1 + dice.below(EARLY)).match
  return [...moments.map(({ before }) => before), byAutopilots].flatMap(match =>
    Array.from({ length: seats }, (_, seat) => game.choices(match.state, seat)).flatMap((choices, seat) =>
      choices.flatMap(choice =>
        [choice.example, anyLine(choice, dice)].map(line => ({ match, seat, verb: choice.verb, line }))
      )
    )
  )
}

/** Lines made odd, each verb's as often: mostly where and from whom they are offered to, or elsewhere and from anybody. */
function sent(offers: readonly Offer[]): fc.Arbitrary<Sent> {
  const verbs = [...new Set(offers.map(({ verb }) => verb))]
  const offer = fc.oneof(...verbs.map(verb => fc.constantFrom(...offers.filter(one => one.verb === verb))))
  const mostly = fc.constantFrom(true, true, true, false)
  const parts = fc.record({
    offer,
    elsewhere: offer,
    isHere: mostly,
    isOwn: mostly,
    other: fc.nat(),
    odd: oddities(offers.map(({ line }) => line)),
    spelling: spellings
  })
  return fc
    .noBias(parts)
    .map(({ offer: { match: here, seat: own, line: even }, elsewhere, isHere, isOwn, other, odd, spelling }) => {
      const match = isHere ? here : elsewhere.match
      const line = odd(even)
      return named({ match, seat: (isOwn ? own : other) % match.setup.seats, line, spelled: spelling(line) })
    })
}

/** As a failing run tells of it: without the state. */
function named(one: Sent): Sent {
  const { match, ...rest } = one
  const { setup, seed, position } = match
  return Object.assign(one, { [fc.toStringMethod]: () => JSON.stringify({ ...rest, setup, seed, position }) })
}

/** What comes of a line: where it leads, as bytes, or why it is refused. */
function answered(
  game: Game,
  match: Match,
  seat: Seat,
  line: string
): { code: string | null; facts: Facts; moved: string } {
  let moved = ''
  const refused = refusal(() => {
    moved = JSON.stringify(decideAndSettle(game, match, seat, line))
  })
  return { code: refused?.code ?? null, facts: refused?.facts ?? {}, moved }
}

function isAllowed(game: Game, { state }: Match, seat: Seat, line: string): boolean {
  return isOffered(game.choices(state, seat), normalizeLine(game, line))
}
