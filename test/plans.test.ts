import { plannableChoices } from '../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import { newestGames } from '../engine/catalogue.ts'
import { waysWithPrices } from '../engine/choice.ts'
import type { Game, Seat } from '../engine/game.ts'
import { decideWithoutSettling, type Match } from '../engine/match.ts'
import type { PlanEntry } from '../schema/wire/plan.ts'
import { readPlan, writeEntry } from '../web/seat/plan/written.ts'
import { comesTo, plannedOf } from '../worker/match/plan.ts'
import { isOffered } from './choices.ts'
import { refusal } from './engine/refused.ts'
import { chance, type Moment, randomPlay } from './random-play.ts'
import { SEED } from './seed.ts'
import { setups } from './setups.ts'

const SETUPS = 8
const MOMENTS = 12
/** A plan is made so many lines before it is tried. */
const BEFORE = 3
const OWN_CODES = ['PLAN_PRICE', 'PLAN_SHORT', 'STALE']

/** Everything that a seat could plan, each with all the cards that may go along. */
function everything(game: Game, { state }: Match, seat: Seat): PlanEntry[] {
  return plannableChoices(game, state, seat).flatMap(choice =>
    waysWithPrices(choice).map(([way]) => {
      const give = [...(choice.pick?.from ?? [])]
      return { line: choice.line.replace('_', way), most: give.length, give }
    })
  )
}

/** Some moments of some matches of a game, each with a moment before it. */
function some(game: Game): readonly (readonly [then: Moment, now: Moment])[] {
  const dice = chance(SEED)
  return dice
    .shuffle(setups(game))
    .slice(0, SETUPS)
    .flatMap(({ options, seats }, at) => {
      const moments = randomPlay(game, options, seats, SEED * SETUPS + at)
      const numbers = dice.shuffle([...moments.keys()].slice(BEFORE)).slice(0, MOMENTS)
      return numbers.map(number => [moments[number - BEFORE] as Moment, moments[number] as Moment] as const)
    })
}

// What must hold for the plans of every game.
describe.each(newestGames().map(game => [game.name, game, some(game)] as const))('plans of %s', (_, game, moments) => {
  test('whatever a seat could do on its turn can be planned, and reads as it is written', () => {
    for (const [{ before }] of moments)
      for (let seat = 0; seat < before.setup.seats; seat++) {
        const entries = everything(game, before, seat)
        expect(plannedOf(before, seat, entries)).toMatchObject(entries)
        expect(readPlan(`plan ${entries.map(writeEntry).join('; ')}`) ?? []).toEqual(entries)
      }
  })

  test('what a plan plays is offered and taken, and why it plays nothing has a code', () => {
    const all = moments.flatMap(([then, { before, seat }]) =>
      plannedOf(then.before, seat, everything(game, then.before, seat)).map(entry => ({ before, seat, entry }))
    )
    const came = all.map(({ before, seat, entry }) => ({
      before,
      seat,
      ...comesTo(before, { seat, entries: [entry] })
    }))
    const lines = came.filter(one => one.kind === 'line')
    const isTaken = ({ before, seat, line }: (typeof lines)[number]) =>
      isOffered(game.choices(before.state, seat), game.format(game.parse(line))) &&
      refusal(() => decideWithoutSettling(game, before, seat, line)) === null
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter(one => !isTaken(one)).map(({ line }) => line)).toEqual([])
    const codes = came.flatMap(one => (one.kind === 'dropped' ? one.why : [])).map(({ code }) => code)
    expect(codes.filter(code => !game.codes.includes(code) && !OWN_CODES.includes(code))).toEqual([])
  })

  test('no more is paid than was said, and with no card that was not named', () => {
    for (const [then, { before, seat }] of moments)
      for (const entry of plannedOf(then.before, seat, everything(game, then.before, seat))) {
        const { most, give } = { most: 1, give: entry.give.slice(0, 1) }
        const comes = comesTo(before, { seat, entries: [{ ...entry, most, give }] })
        const paid = comes.kind === 'line' ? comes.line.split(' ').filter(word => word.startsWith('-')) : []
        expect(give.map(card => `-${card}`)).toEqual(expect.arrayContaining(paid))
        expect(paid.length).toBeLessThanOrEqual(most)
      }
  })

  test('what it comes to follows from what its seat sees', () => {
    const dice = chance(SEED + 1)
    for (const [then, { before, seat }] of moments) {
      const entries = plannedOf(then.before, seat, everything(game, then.before, seat))
      const state = game.insight?.sampleState?.(before.setup.options, game.view(before.state, seat), dice)
      if (state === undefined) continue
      expect(comesTo({ ...before, state, seed: '00'.repeat(32) }, { seat, entries })).toEqual(
        comesTo(before, { seat, entries })
      )
    }
  })
})
