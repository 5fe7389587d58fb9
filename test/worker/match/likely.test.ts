import { hexToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { games } from '../../../engine/catalogue.ts'
import { waysOf } from '../../../engine/choice.ts'
import { random } from '../../../engine/random.ts'
import type { MatchRow, Plan } from '../../../schema/room-tables.ts'
import type { PlanEntry } from '../../../schema/wire/plan.ts'
import { likely } from '../../../worker/match/likely.ts'
import { arm } from '../../../worker/match/plan.ts'
import { gameOf } from '../../../worker/match/play.ts'
import { awaitedSeat, dealt, NOW, offered, played } from '../table.ts'

const chance = () => random(hexToBytes('5c'.repeat(32)))

const NAMES = ['Ann', 'Ben', 'Cem']

/** Some lines into a match of three, or as many as may play, with the seat that waits longest. */
function begun(game: string): { match: MatchRow; seat: number } {
  const names = NAMES.slice(0, games().find(({ name }) => name === game)?.seats.most)
  let match = dealt(names, '09'.repeat(32), game)
  for (let line = 0; line < 6; line++) match = played(match, awaitedSeat(match), offered(match, awaitedSeat(match)))
  return { match, seat: (awaitedSeat(match) + names.length - 1) % names.length }
}

/** What might be planned, one entry for each choice, with all cards that may go along. */
function entriesOf({ state, setup }: MatchRow, seat: number): PlanEntry[] {
  return gameOf({ setup })
    .ahead(state, seat)
    .flatMap(choice => {
      const give = [...(choice.pick?.from ?? [])]
      return waysOf(choice)
        .slice(0, 1)
        .map(([way]) => ({ line: choice.line.replace('_', way), most: give.length, give }))
    })
}

function planned(match: MatchRow, seat: number, entries: PlanEntry[]): { match: MatchRow; plan: Plan } {
  const armed = arm(match, seat, { entries, plan: 0, key: 'a-likely-plan' }, NOW)
  return { match: armed, plan: armed.plans[0] as Plan }
}

const imagined = games().flatMap(({ name, imagine }) => (imagine ? [name] : []))

/** What nothing can speak against: to discard, or to end a turn. */
const ALWAYS = ['', 'end']

test.each(imagined)('what is always possible is played in all turns imagined (%s)', name => {
  const { match, seat } = begun(name)
  const always = entriesOf(match, seat).filter(({ line }) => ALWAYS.includes(line))
  const { plan } = planned(match, seat, always.slice(0, 1))
  const { of = 0, played = [] } = likely(match, plan, chance()) ?? {}
  expect(of).toBeGreaterThan(10)
  expect(played).toEqual([of])
})

test.each(imagined)('entries share the turns, and none is counted twice (%s)', name => {
  const { match, seat } = begun(name)
  const { plan } = planned(match, seat, entriesOf(match, seat).slice(0, 5))
  const { of = 0, played = [] } = likely(match, plan, chance()) ?? {}
  expect(played).toHaveLength(plan.entries.length)
  expect(played.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(of)
})

/** Ben has rowed so far, waits for Ann, and plans those lines as one turn. */
function likelyTurn(line: string, at = 0) {
  const two = dealt(['Ann', 'Ben'], undefined, 'regatta')
  const state = { ...(two.state as { at: number[] }), at: [0, at] }
  const { match, plan } = planned({ ...two, state }, 1, [{ line, most: 0, give: [] }])
  return likely(match, plan, chance())
}

test.each([
  ['all of them follow from each other', 'hail; row 1; row 2; sail; rest', 20],
  ['one is not offered behind those before it', 'row 2; row 2; rest', 0],
  ['one would come in the turn of another', 'row 1; rest; rest', 0]
])('a turn is weighed by all of its lines: %s', (_, line, played) => {
  expect(likelyTurn(line)).toEqual({ of: 20, played: [played] })
})

test('a turn that its first line has ended goes no further', () => {
  const { match, seat } = begun('reef')
  const weighed = (line: string) => likely(match, planned(match, seat, [{ line, most: 0, give: [] }]).plan, chance())
  expect(weighed('end')).toEqual({ of: 20, played: [20] })
  expect(weighed('end; end')).toEqual({ of: 20, played: [0] })
})

test('what it throws on its way is imagined', () => {
  expect(likelyTurn('sail', 11)).toEqual({ of: 20, played: [20] })
  const [played = 0] = likelyTurn('sail; rest', 11)?.played ?? []
  expect(played).toBeGreaterThan(3)
  expect(played).toBeLessThan(17)
})

test.each(games())('it follows from what the seat may know alone ($name)', game => {
  const { match, seat } = begun(game.name)
  const all = entriesOf(match, seat).slice(0, 4)
  const line = all.map(entry => entry.line).join('; ')
  const { plan } = planned(match, seat, [...all.slice(0, 1).map(first => ({ ...first, line })), ...all])
  const view = game.view(match.state, seat)
  const other = game.imagine?.(match.setup.options, view, chance())
  expect(other).not.toEqual(match.state)
  const seen = likely({ ...match, seed: '00'.repeat(32), state: other ?? null }, plan, chance())
  expect(seen).toEqual(likely(match, plan, chance()))
})
