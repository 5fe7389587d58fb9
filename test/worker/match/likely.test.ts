import { plannableChoices } from '../../../engine/defaults.ts'
import { hexToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import type { State as Ascent } from '../../../engine/ascent/core/state.ts'
import { autopilotPlayout } from '../../../engine/autoplay.ts'
import { newestGames } from '../../../engine/catalogue.ts'
import type { State as Cloud9 } from '../../../engine/cloud9/state.ts'
import { waysWithPrices } from '../../../engine/choice.ts'
import type { State as Merchants } from '../../../engine/merchants/core/state.ts'
import { spaceNameOf } from '../../../engine/merchants/map/spaces.ts'
import type { State as Pub } from '../../../engine/pub/core/state.ts'
import { randomStream } from '../../../engine/random.ts'
import type { MatchRow, Plan } from '../../../schema/room-tables.ts'
import type { PlanEntry } from '../../../schema/wire/plan.ts'
import { likely } from '../../../worker/match/likely.ts'
import { arm } from '../../../worker/match/plan.ts'
import { endForAll, gameOf } from '../../../worker/match/play.ts'
import { awaitedSeat, dealt, NOW, offered, played } from '../table.ts'

const chance = () => randomStream(hexToBytes('5c'.repeat(32)))

const NAMES = ['Ann', 'Ben', 'Cem']

/** Some lines into a match of three, or as many as may play, with the seat that waits longest, and can plan something. */
function begun(game: string): { match: MatchRow; seat: number } {
  const names = NAMES.slice(0, newestGames().find(({ name }) => name === game)?.seats.most)
  let match = dealt(names, '09'.repeat(32), game)
  const last = () => (awaitedSeat(match) + names.length - 1) % names.length
  for (let line = 0; line < 6 || entriesOf(match, last()).length === 0; line++)
    match = played(match, awaitedSeat(match), offered(match, awaitedSeat(match)))
  return { match, seat: last() }
}

/** What might be planned, one entry for each choice, with all cards that may go along. */
function entriesOf({ state, setup }: MatchRow, seat: number): PlanEntry[] {
  return plannableChoices(gameOf({ setup }), state, seat).flatMap(choice => {
    const give = [...(choice.pick?.from ?? [])]
    return waysWithPrices(choice)
      .slice(0, 1)
      .map(([way]) => ({ line: choice.line.replace('_', way), most: give.length, give }))
  })
}

function planned(match: MatchRow, seat: number, entries: PlanEntry[]): { match: MatchRow; plan: Plan } {
  const armed = arm(match, seat, { entries, plan: 0, key: 'a-likely-plan' }, NOW)
  return { match: armed, plan: armed.plans[0] as Plan }
}

const imagined = newestGames().flatMap(({ name, insight }) => (insight?.sampleState ? [name] : []))

/** What nothing can speak against: to discard, to end a turn, to jump as a passenger. */
const ALWAYS = ['', 'end', 'jump']

test.each(imagined.filter(name => name !== 'pub'))(
  'what is always possible is played in all turns imagined (%s)',
  name => {
    const { match, seat } = begun(name)
    const always = entriesOf(match, seat).filter(({ line }) => ALWAYS.includes(line))
    const { plan } = planned(match, seat, always.slice(0, 1))
    const { of = 0, played = [] } = likely(match, plan, chance()) ?? {}
    expect(of).toBeGreaterThan(10)
    expect(played).toEqual([of])
  }
)

test.each(imagined)('entries share the turns, and none is counted twice (%s)', name => {
  const { match, seat } = begun(name)
  const { plan } = planned(match, seat, entriesOf(match, seat).slice(0, 5))
  const { of = 0, played = [] } = likely(match, plan, chance()) ?? {}
  expect(played).toHaveLength(plan.entries.length)
  expect(played.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(of)
})

test.each(imagined)('of a match that is over nothing is said (%s)', name => {
  const { match, seat } = begun(name)
  const { plan } = planned(match, seat, entriesOf(match, seat).slice(0, 1))
  const over = autopilotPlayout(gameOf(match), match.state, chance()).state
  expect(likely({ ...match, state: over }, plan, chance())).toBeNull()
})

test('of a match that the host has ended nothing is said', () => {
  const { match, seat } = begun('tranquility')
  const { match: armed, plan } = planned(match, seat, entriesOf(match, seat).slice(0, 1))
  expect(likely(armed, plan, chance())).not.toBeNull()
  expect(likely(endForAll(armed, NOW).match, plan, chance())).toBeNull()
})

// Nobody pays for a climb with wild cards so low: the balloon falls, and whoever sits to the left of its pilot flies the next.
test.each([
  ['flies next', 1, 10, 20],
  ['is a passenger again', 2, 0, 0]
])(
  'where questions are counted each is a turn, and takes only what is planned for it: who %s',
  (_, left, least, most) => {
    const three = dealt(NAMES, undefined, 'cloud9')
    const { pilot, ...state } = three.state as Cloud9
    const players = state.players.map(player => ({ ...player, hand: ['W', 'W'] as const }))
    const asked = { ...three, state: { ...state, pilot, players, roll: ['G', 'G'] } }
    const entry = { line: 'wild', most: 0, give: [] }
    const { match, plan } = planned(asked, (pilot + left) % NAMES.length, [entry])
    const { of = 0, played = [] } = likely(match, plan, chance()) ?? {}
    expect(of).toBe(20)
    expect(played[0]).toBeGreaterThanOrEqual(least)
    expect(played[0]).toBeLessThanOrEqual(most)
  }
)

test('whoever is asked holds something to play, in whatever others imagine', () => {
  const two = dealt(['Ann', 'Ben'], undefined, 'ascent')
  const state = two.state as Ascent
  const players = state.players.map((player, seat) => (seat === 0 ? { ...player, hand: ['G1'] as const } : player))
  const lone = { ...two, state: { ...state, active: 0, players } }
  const { plan } = planned(lone, 1, entriesOf(lone, 1).slice(0, 1))
  for (let number = 0; number < 20; number++)
    expect(likely(lone, plan, randomStream(new Uint8Array(32).fill(number)))?.of).toBeGreaterThan(10)
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

test.each([
  ['who stands at the door goes home', 0, 20, 20],
  ['whom the innkeeper serves at a table he may leave before', 3, 4, 16]
])('in the pub it is foreseen what does not hang on the own dice: %s', (_, place, least, most) => {
  const three = dealt(NAMES, undefined, 'pub')
  const guests = [
    { name: 'aO1', place, coins: 1, beers: 3 },
    { name: 'bN1', place: 4, coins: 3, beers: 0 },
    { name: 'bO1', place: 5, coins: 3, beers: 0 }
  ] as const
  const state = { ...(three.state as Pub), active: 1, innkeeper: 3, guests }
  const { match, plan } = planned({ ...three, state }, 0, [{ line: 'exit A aO1', most: 0, give: [] }])
  const { of = 0, played = [] } = likely(match, plan, chance()) ?? {}
  expect(of).toBe(20)
  expect(played[0]).toBeGreaterThanOrEqual(least)
  expect(played[0]).toBeLessThanOrEqual(most)
})

test('a turn that its first line has ended goes no further', () => {
  const { match, seat } = begun('reef')
  const weighed = (line: string) => likely(match, planned(match, seat, [{ line, most: 0, give: [] }]).plan, chance())
  expect(weighed('end')).toEqual({ of: 20, played: [20] })
  expect(weighed('end; end')).toEqual({ of: 20, played: [0] })
})

test.each([
  ['not enough for both', 'remove c2; remove d2', 3, 0],
  ['enough for both', 'remove c2; remove d2', 4, 20],
  ['not enough for a third', 'remove c2; remove d2; remove e2', 5, 0],
  ['enough for all three', 'remove c2; remove d2; remove e2', 6, 20]
])('a price binds all lines of a turn together, that cost two cards each: %s', (_, line, most, played) => {
  const two = dealt(['Ann', 'Ben'], undefined, 'merchants')
  const { tiles, players, ...rest } = two.state as Merchants
  const lying = tiles.map((_, space) => (['c2', 'd2', 'e2'].includes(spaceNameOf(space)) ? 'F' : null))
  const give = [...(players[0]?.hand ?? [])]
  const state = { ...rest, players, tiles: lying, active: 1, reserve: { ...rest.reserve, F: 6 } }
  const { match, plan } = planned({ ...two, state }, 0, [{ line, most, give }])
  expect(likely(match, plan, chance())).toEqual({ of: 20, played: [played] })
})

test('what it throws on its way is imagined', () => {
  expect(likelyTurn('sail', 11)).toEqual({ of: 20, played: [20] })
  const [played = 0] = likelyTurn('sail; rest', 11)?.played ?? []
  expect(played).toBeGreaterThan(3)
  expect(played).toBeLessThan(17)
})

test.each(newestGames())('it follows from what the seat may know alone ($name)', game => {
  const { match, seat } = begun(game.name)
  const all = entriesOf(match, seat).slice(0, 4)
  const line = all.map(entry => entry.line).join('; ')
  const { plan } = planned(match, seat, [...all.slice(0, 1).map(first => ({ ...first, line })), ...all])
  const view = game.view(match.state, seat)
  const other = game.insight?.sampleState?.(match.setup.options, view, chance())
  expect(other).not.toEqual(match.state)
  const seen = likely({ ...match, seed: '00'.repeat(32), state: other ?? null }, plan, chance())
  expect(seen).toEqual(likely(match, plan, chance()))
})
