import { plannableChoices } from '../../../engine/defaults.ts'
import { expect, test } from 'vitest'
import type { Choice } from '../../../engine/game.ts'
import { waysWithPrices } from '../../../engine/choice.ts'
import type { MatchRow, Plan } from '../../../schema/room-tables.ts'
import type { PlanEntry } from '../../../schema/wire/plan.ts'
import { arm, comesTo } from '../../../worker/match/plan.ts'
import { act, gameOf, settle } from '../../../worker/match/play.ts'
import { asked, awaitedSeat, dealt, NOW, offered, played, untilPledge } from '../table.ts'

const two = dealt(['Ann', 'Ben'])
const first = awaitedSeat(two)
const other = 1 - first
const refusal = (code: string) => expect.objectContaining({ code })

const choices = ({ state }: MatchRow, seat: number) => plannableChoices(gameOf(two), state, seat)
const free = (line: string): PlanEntry => ({ line, most: 0, give: [] })

/** The first island that the seat could lay on its turn, and where. */
function islands(match: MatchRow, seat: number): readonly (readonly [card: string, cell: string, choice: Choice])[] {
  return choices(match, seat).flatMap(choice =>
    choice.verb === 'place' ? waysWithPrices(choice).map(([cell]) => [choice.subject ?? '', cell, choice] as const) : []
  )
}

const lines = (match: MatchRow, seat: number) => islands(match, seat).map(([card, cell]) => `${card}@${cell}`)
const [line = '', second = ''] = lines(two, other)

function armed(match: MatchRow, seat: number, ...entries: PlanEntry[]): MatchRow {
  return arm(
    match,
    seat,
    { entries, plan: planOf(match, seat)?.number ?? 0, key: `plan-${entries.length}-${NOW}` },
    NOW
  )
}

const planOf = ({ plans }: MatchRow, seat: number): Plan | undefined => plans.find(one => one.seat === seat)
const comes = (match: MatchRow, seat: number) => comesTo(match, planOf(match, seat) as Plan)

test('a plan is kept as the game spells it, with what it does', () => {
  const [card = '', cell = ''] = line.split('@')
  const { entries = [], number } = planOf(armed(two, other, free(`  ${line.toUpperCase()} `)), other) ?? {}
  expect(number).toBe(1)
  expect(entries).toEqual([{ line, most: 0, give: [], verb: 'place', subject: card, way: cell, kind: 'cell' }])
})

test.each([
  ['a line that the seat could not play on this table', free('99@a1'), 'PLAN_LINE'],
  ['a wish to leave', free('stop'), 'PLAN_LINE'],
  ['a price with too few cards named', { ...free(line), most: 1 }, 'PLAN_CARDS'],
  ['a card that it does not hold', { line, most: 1, give: ['99'] }, 'PLAN_CARDS'],
  ['less than is always due', { ...free(''), most: 0 }, 'PLAN_CARDS']
])('%s is not armed', (_, entry, code) => {
  expect(() => armed(two, other, entry)).toThrow(refusal(code))
})

test('the same card is not promised twice', () => {
  const [, , choice] = islands(two, other)[0] ?? []
  const [card = ''] =
    choice?.pick?.from.filter(one => choice.pick?.from.filter(held => held === one).length === 1) ?? []
  expect(() => armed(two, other, { line: '', most: 2, give: [card, card] })).toThrow(refusal('PLAN_CARDS'))
})

test('of two devices the later one is told that there is another plan by now', () => {
  const once = arm(two, other, { entries: [free(line)], plan: 0, key: 'one-device' }, NOW)
  const again = { entries: [free(second)], plan: 0, key: 'other-device' }
  expect(() => arm(once, other, again, NOW)).toThrow(refusal('PLAN_CHANGED'))
  expect(planOf(arm(once, other, { ...again, plan: 1 }, NOW), other)).toMatchObject({ number: 2 })
})

test('whoever would rather stop has planned nothing that plays on', () => {
  const stopped = played(armed(two, other, free(line)), other, 'stop')
  expect([stopped.earlyEnd.agreed, planOf(stopped, other)?.entries]).toEqual([[other], []])
  const others = played(armed(two, other, free(line)), first, 'stop')
  expect(planOf(others, other)?.entries).toHaveLength(1)
})

test('a plan sent again under its key is the same plan', () => {
  const asked = { entries: [free(line)], plan: 0, key: 'a-lost-answer' }
  const once = arm(two, other, asked, NOW)
  expect(arm(once, other, asked, NOW + 5)).toBe(once)
})

test('it comes to the first entry that is offered, and to no card more than it costs', () => {
  const [, , choice] = islands(two, other)[0] ?? []
  const give = (choice?.pick?.from ?? []).slice(0, 2)
  const match = played(armed(two, other, { line, most: 2, give }, free(second)), first, offered(two, first, 'discard'))
  expect(comes(match, other)).toMatchObject({ kind: 'line', line })
})

test('cards are given in the order in which they were named', () => {
  const from = choices(two, other).find(({ verb }) => verb === 'discard')?.pick?.from ?? []
  const give = [from[3], from[1], from[0]] as string[]
  const match = played(armed(two, other, { line: '', most: 3, give }), first, offered(two, first, 'discard'))
  expect(comes(match, other)).toMatchObject({ kind: 'line', line: `-${from[3]} -${from[1]}` })
})

test('what is dearer than its seat would pay is not played, nor what it has not named the cards for', () => {
  const dear = dearest()
  const poor = { ...planOf(armed(dear.match, other, free(dear.line)), other) } as Plan
  expect(comesTo(dear.now, poor)).toEqual({
    kind: 'dropped',
    why: [{ entry: poor.entries[0], code: 'PLAN_PRICE', facts: { price: dear.price, most: 0 } }]
  })
  const entry = { ...(poor.entries[0] as Plan['entries'][number]), most: 9, give: [] }
  expect(comesTo(dear.now, { ...poor, entries: [entry] })).toMatchObject({
    why: [{ code: 'PLAN_SHORT', facts: { price: dear.price, held: 0 } }]
  })
})

/** An island that is free for the seat whose turn it is not, until the other lays one beside it. */
function dearest() {
  for (const theirs of lines(two, first)) {
    const now = played(two, first, theirs)
    for (const [card, cell] of islands(two, other)) {
      const price = islands(now, other).find(([one, at]) => one === card && at === cell)?.[2].ways?.at[cell] ?? 0
      if (price > 0) return { match: two, now, price, line: `${card}@${cell}` }
    }
  }
  throw new Error('nothing becomes dearer')
}

test('why nothing of it can be played is said in the words of the rules', () => {
  const [, cell = ''] = line.split('@')
  const theirs = lines(two, first).find(one => one.endsWith(`@${cell}`)) ?? ''
  const match = played(armed(two, other, free(line)), first, theirs)
  expect(comes(match, other)).toMatchObject({ kind: 'dropped', why: [{ code: 'SLOT_OCCUPIED', facts: { cell } }] })
})

test('asked something else, its seat keeps it', () => {
  const match = armed(untilPledge(two), other, free(lines(untilPledge(two), other)[0] ?? ''))
  expect(match.waits.map(({ seat }) => seat)).toContain(other)
  expect(comes(match, other)).toEqual({ kind: 'passes' })
  const pledged = played(match, other, 'give 0')
  expect(planOf(pledged, other)?.entries).toHaveLength(1)
})

test('played by its seat itself, the turn is over and so is the plan', () => {
  const match = played(armed(two, first, free(lines(two, first)[0] ?? '')), first, offered(two, first, 'discard'))
  expect(planOf(match, first)).toMatchObject({ entries: [], came: null })
})

test('others play on, and it waits', () => {
  const before = armed(two, other, free(line))
  const match = played(before, first, offered(two, first, 'discard'))
  expect(planOf(match, other)).toEqual(planOf(before, other))
})

test('what it has played stands in the log as its work, and its seat counts as not having been there', () => {
  const match = played(armed(two, other, free(line)), first, offered(two, first, 'discard'))
  const done = act(match, { ...asked(match, other, line), atOnce: true, by: 'plan' }, NOW + 7)
  expect(done.lines).toMatchObject([{ seat: other, line, by: 'plan', version: 2 }])
  expect(done.match.visits[other]).toEqual(match.visits[other])
  expect(planOf(done.match, other)).toMatchObject({ entries: [], came: { at: NOW + 7, version: 2, why: [] } })
  expect(settle(done.match, () => true, NOW).lines).toEqual([])
})
