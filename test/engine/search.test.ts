import { autopilotLineOrFirstChoice } from '../../engine/defaults.ts'
import { completeOptions } from '../../engine/options.ts'
import { describe, expect, test } from 'vitest'
import { autoplay } from '../../engine/autoplay.ts'
import { findGame, newestGames } from '../../engine/catalogue.ts'
import type { Game, Json, Options, Seat } from '../../engine/game.ts'
import { type SearchInputSeenBySeat, searchLine } from '../../engine/search.ts'
import { ballot } from '../ballot.ts'
import { isOffered } from '../choices.ts'
import { HIDDEN } from '../hidden.ts'
import { chance, seedOf } from '../random-play.ts'
import { seatsFor } from '../setups.ts'
import { position } from './tranquility/position.ts'

const tranquility = findGame('tranquility') as Game
const ascent = findGame('ascent') as Game

const SEED = new Uint8Array(32).fill(5)
const FEW = 200
const MANY = 1000

/** What a seat knows, of a match of two, or as few as can play it, that autopilots have played for so many lines. */
function knownAt(game: Game, lines: number, options: Options = {}): SearchInputSeenBySeat & { readonly state: Json } {
  const { match } = autoplay(game, options, seatsFor(game, 2), seedOf(0), lines)
  const [seat = 0] = game.awaits(match.state)
  return { ...knownIn(game, match.state, seat), options: match.setup.options, state: match.state }
}

function knownIn(game: Game, state: Json, seat: Seat): SearchInputSeenBySeat {
  return {
    options: completeOptions(game, {}, seatsFor(game, 2)),
    seat,
    view: game.view(state, seat),
    choices: game.choices(state, seat)
  }
}

describe.each(newestGames().map(game => [game.name, game] as const))('a thought in %s', (name, game) => {
  test('is one of the lines that are offered, at every stage of a match', () => {
    for (const lines of [0, 1, 10, 25, 40]) {
      const known = knownAt(game, lines)
      expect(isOffered(known.choices, game.format(game.parse(searchLine(game, known, SEED, FEW).line)))).toBe(true)
    }
  })

  test('is the same by the same seed', () => {
    const known = knownAt(game, 38)
    expect(searchLine(game, known, SEED, FEW)).toEqual(searchLine(game, known, SEED, FEW))
  })

  test.runIf(game.bot?.search)('ends with the deal in which it has taken its steps', () => {
    const { steps, deals } = searchLine(game, knownAt(game, 10), SEED, MANY)
    expect(deals).toBeGreaterThan(1)
    expect(steps * (1 - 2 / deals)).toBeLessThan(MANY)
  })

  test('touches nothing that it is given', () => {
    const known = knownAt(game, 38)
    const before = JSON.stringify(known)
    searchLine(game, known, SEED, FEW)
    expect(JSON.stringify(known)).toBe(before)
  })

  test('is changed by nothing that is hidden', () => {
    let dealtAnew = 0
    for (const lines of [1, 5, 10, 20, 36, 40]) {
      const { state, options } = knownAt(game, lines)
      const [seat = 0] = game.awaits(state)
      const other = HIDDEN[name]?.scrambled(state, seat, chance(lines)) ?? null
      if (JSON.stringify(other) !== JSON.stringify(state)) dealtAnew++
      const thoughts = [state, other].map(one => searchLine(game, { ...knownIn(game, one, seat), options }, SEED, FEW))
      expect(thoughts[1]).toEqual(thoughts[0])
    }
    // Late in a match of some games little is left that is hidden.
    expect(dealtAnew).toBeGreaterThan(2)
  })
})

describe('a thought', () => {
  test('finds what wins oftener than what first comes to mind', () => {
    const known = knownAt(tranquility, 41, { storms: true })
    expect(autopilotLineOrFirstChoice(tranquility, known.view as never, known.choices)).toBe('-34 -3')
    expect(searchLine(tranquility, known, SEED)).toMatchObject({ line: '3@b1 -34 -F', why: 'better' })
  })

  test('wins where it can', () => {
    const known = knownIn(tranquility, position('{full} [2 F 4]p3 [5 7]p2') as Json, 0)
    expect(searchLine(tranquility, known, SEED).line).toBe('finish')
  })

  test('is none where there is nothing to choose', () => {
    const known = knownIn(tranquility, position('unstarted {} [2 S 4]p3 [1]p3') as Json, 0)
    expect(searchLine(tranquility, known, SEED)).toEqual({ line: 'start', why: 'only', deals: 0, steps: 0 })
  })

  test('is what first comes to mind in a game that has nothing to think with', () => {
    const game = ballot as Game
    const { state } = autoplay(game, {}, 2, seedOf(0), 1).match
    const known = knownIn(game, state, game.awaits(state)[0] ?? 0)
    const line = autopilotLineOrFirstChoice(game, known.view, known.choices)
    expect(searchLine(game, known, SEED)).toEqual({ line, why: 'only', deals: 0, steps: 0 })
  })

  test('plays fewer lines where each takes longer', () => {
    const all = { greenPath: true, documentary: true, wildlife: true }
    const [quick, slow] = [{}, all].map(options => searchLine(ascent, knownAt(ascent, 30, options), SEED).steps)
    expect(slow).toBeLessThan((quick ?? 0) * 0.75)
  })

  test('goes no further than there is time for: with none it is what first comes to mind', () => {
    const known = knownAt(tranquility, 41, { storms: true })
    expect(searchLine(tranquility, known, SEED, 1)).toMatchObject({ line: '-34 -3', why: 'usual' })
  })
})
