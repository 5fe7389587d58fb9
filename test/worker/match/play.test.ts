import { describe, expect, test } from 'vitest'
import type { MatchRow } from '../../../schema/room-tables.ts'
import { act, DRAFT_MS, drafted, gameOf, settle, takeBack } from '../../../worker/match/play.ts'
import { asked, awaitedSeat, dealt, NOW, offered, played, untilPledge } from '../table.ts'

const two = dealt(['Ann', 'Ben'])
const first = awaitedSeat(two)
const other = 1 - first
const line = offered(two, first)
const refusal = (code: string) => expect.objectContaining({ code })
const all = () => true
const linesIn = ({ drafts }: MatchRow) => drafts.map(one => one.line)

function draft(match: MatchRow, seat: number, what: string): MatchRow {
  return act(match, asked(match, seat, what), NOW).match
}

function undone(match: MatchRow, seat: number, key: string): MatchRow {
  return takeBack(act(match, asked(match, seat, 'give 0', key), NOW).match, seat, NOW)
}

test('a confirmed action is a draft: nothing is settled, and the version stays', () => {
  const { match, lines } = act(two, asked(two, first, line), NOW)
  expect(match.drafts).toMatchObject([{ seat: first, line, settlesAt: NOW + DRAFT_MS }])
  expect({ version: match.version, state: match.state, lines }).toEqual({ version: 0, state: two.state, lines: [] })
})

test('a draft is stored in the game’s own spelling', () => {
  expect(linesIn(draft(two, first, `  ${line.toUpperCase()}  `))).toEqual([line])
})

test('a settled draft is a line of the log, and the turn passes on', () => {
  const { match, lines } = settle(draft(two, first, line), all, NOW + 5)
  expect(lines).toMatchObject([{ version: 1, seat: first, line, at: NOW + 5 }])
  expect(match).toMatchObject({ version: 1, drafts: [], changedAt: NOW + 5, revision: 2 })
  expect(match.waits).toEqual([{ seat: other, turn: 1, since: NOW + 5, among: null }])
})

test('a line is never older than the one before it, whatever the clock says', () => {
  const { match, lines } = settle(draft(two, first, line), all, NOW - 5)
  expect([lines[0]?.at, match.changedAt]).toEqual([NOW, NOW])
})

test('settling without a draft does nothing', () => {
  expect(settle(two, all, NOW)).toEqual({ match: two, lines: [] })
})

test('a draft is decided but nothing is drawn', () => {
  const match = draft(two, first, line)
  const { match: shown, events } = drafted(match, first)
  expect(shown.position).toBe(two.position)
  expect(events.map(({ type }) => type)).not.toContain('drew')
})

test('a draft can be taken back by its own seat alone, and once', () => {
  const match = draft(two, first, line)
  expect(() => takeBack(match, other, NOW)).toThrow(refusal('NOTHING_TO_TAKE_BACK'))
  const back = takeBack(match, first, NOW)
  const takenBack = { seat: first, key: match.drafts[0]?.key, line, version: 0 }
  expect(back).toMatchObject({ drafts: [], undone: [takenBack], version: 0 })
  expect(() => takeBack(back, first, NOW)).toThrow(refusal('NOTHING_TO_TAKE_BACK'))
})

test('a seat that takes nothing back settles with the same request', () => {
  const { match, lines } = act(two, { ...asked(two, first, line), atOnce: true }, NOW)
  expect(match).toMatchObject({ version: 1, drafts: [] })
  expect(lines).toHaveLength(1)
})

test.each([
  ['a line that cannot be read', { line: 'make waves' }, 'BAD_ACTION'],
  ['the turn of somebody else', { seat: other }, 'NOT_YOUR_TURN'],
  ['an older version', { version: -1 }, 'STALE'],
  ['a version that never was', { version: 7 }, 'STALE']
])('%s is refused', (_, change, code) => {
  expect(() => act(two, { ...asked(two, first, line), ...change }, NOW)).toThrow(refusal(code))
})

test('what another seat sends is refused as if there were no draft', () => {
  const match = draft(two, first, line)
  expect(() => act(match, asked(match, other, line), NOW)).toThrow(refusal('NOT_YOUR_TURN'))
})

test('a further action of the same seat settles its draft first', () => {
  const match = untilPledge(two)
  const before = draft(match, 0, 'give 0')
  const { match: after, lines } = act(before, asked(before, 0, 'withdraw', 'another-key'), NOW)
  expect(lines).toMatchObject([{ seat: 0, line: 'give 0', version: match.version + 1 }])
  expect(after).toMatchObject({ version: match.version + 1, drafts: [{ line: 'withdraw' }] })
})

test('but not one that is offered only when the cards have been turned over', () => {
  const solo = dealt(['Ann'])
  const before = draft(solo, 0, offered(solo, 0))
  const next = offered(settle(before, all, NOW).match, 0)
  expect(() => act(before, asked(before, 0, next), NOW)).toThrow(refusal('NOT_SETTLED'))
})

test('of the drafts taken back, each seat’s newest are remembered', () => {
  const match = untilPledge(two)
  const one = undone(match, 0, 'key-of-one')
  const both = Array.from({ length: 9 }, (_, at) => `key-${at}`).reduce((before, key) => undone(before, 1, key), one)
  expect(both.undone.map(({ seat, key }) => `${seat} ${key}`)).toEqual([
    '0 key-of-one',
    ...[4, 5, 6, 7, 8].map(at => `1 key-${at}`)
  ])
})

test('a further action that cannot be read settles nothing', () => {
  const before = draft(two, first, line)
  expect(() => act(before, asked(before, first, 'make waves'), NOW)).toThrow(refusal('BAD_ACTION'))
})

test('an action counts as a visit, on the version that it was decided on', () => {
  const match = draft(two, first, line)
  expect(match.visits[first]).toEqual({ at: NOW, shown: 0 })
  expect(match.visits[other]).toEqual({ at: null, shown: null })
})

test('a draft that has become impossible is dropped, and its seat asked again', () => {
  const broken = { ...two, drafts: [{ seat: first, line: 'finish', key: 'k', settlesAt: NOW }] }
  expect(settle(broken, all, NOW)).toEqual({ match: { ...two, drafts: [] }, lines: [] })
})

const pledging = untilPledge(dealt(['Ann', 'Ben', 'Cem']))
const offering = pledging.waits.map(({ seat }) => seat)

test('while several are asked, an action decided before the others acted is not stale', () => {
  const [one = 0, another = 0] = offering
  const later = played(pledging, one, 'give 0')
  expect(act(later, { ...asked(pledging, another, 'give 0') }, NOW).match.drafts).toMatchObject([{ seat: another }])
})

test('but one decided before they were all asked is', () => {
  const [one = 0, another = 0] = offering
  const later = played(pledging, one, 'give 0')
  const early = { ...asked(later, another, 'give 0'), version: pledging.version - 1 }
  expect(() => act(later, early, NOW)).toThrow(refusal('STALE'))
})

test('and one that is no longer offered is stale rather than wrong', () => {
  const [one = 0, another = 0] = offering
  const later = played(pledging, one, 'give 0')
  expect(() => act(later, { ...asked(pledging, another, '1@a1') }, NOW)).toThrow(refusal('STALE'))
})

test('the action of another seat settles a draft first', () => {
  const [one = 0, another = 0] = offering
  const before = draft(pledging, one, 'give 0')
  const { match, lines } = act(before, asked(before, another, 'give 0'), NOW)
  expect(lines).toMatchObject([{ seat: one, line: 'give 0', version: pledging.version + 1 }])
  expect(match.drafts).toMatchObject([{ seat: another }])
})

test('a version that is not there yet is stale, also where several are asked', () => {
  const match = untilPledge(two)
  const give = { ...asked(match, 0, 'give 0'), version: match.version + 1 }
  expect(() => act(match, give, NOW)).toThrow(refusal('STALE'))
  expect(linesIn(act(match, { ...give, version: match.version }, NOW).match)).toEqual(['give 0'])
})

describe('an action that only leads to what its seat is asked next', () => {
  const table = dealt(['Ann', 'Ben'], '02'.repeat(32), 'reef')
  const picking = played(table, awaitedSeat(table), offered(table, awaitedSeat(table)))
  const seat = awaitedSeat(picking)
  const ended = act(picking, asked(picking, seat, 'end'), NOW)

  test('is settled as soon as it is confirmed, and its seat is asked on in the same turn', () => {
    expect([ended.match.drafts, ended.lines.map(({ line: played }) => played)]).toEqual([[], ['end']])
    expect(ended.match.waits).toMatchObject([{ seat, turn: picking.waits[0]?.turn }])
    expect(gameOf(ended.match).choices(ended.match.state, seat)).toMatchObject([{ verb: 'take' }])
  })

  test('and any other is a draft as ever', () => {
    const { drafts } = act(ended.match, asked(ended.match, seat, offered(ended.match, seat)), NOW).match
    expect(drafts).toHaveLength(1)
    expect(act(picking, asked(picking, seat, 'stop'), NOW).match.drafts).toHaveLength(1)
  })
})
