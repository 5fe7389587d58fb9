import { completeOptions } from '../../engine/options.ts'
import { expect, test } from 'vitest'
import { autoplayedRecord } from '../../engine/autoplay.ts'
import { newestGames } from '../../engine/catalogue.ts'
import { type MatchRecord, SEAT_SUBSTITUTES } from '../../engine/match.ts'
import { verifyRecord } from '../../engine/record.ts'
import { matchRecord } from '../../schema/record.ts'
import { openMatch } from '../../schema/wire/opening.ts'

const [game] = newestGames()
if (!game) throw new Error('Expected a game')
const record: MatchRecord = { ...autoplayedRecord(game, {}, 2, 'a7'.repeat(32)), names: ['Ada', 'Bo'] }
const [first, ...lines] = record.lines

/** As it is read from a file, with something put where that text first stands. */
function written(text = '', other = text): unknown {
  const whole = JSON.stringify(record)
  if (!whole.includes(text)) throw new Error(`Expected "${text}" in the record`)
  return JSON.parse(whole.replace(text, other))
}

test('a record is read as it was written', () => {
  expect(matchRecord.parse(written())).toEqual(record)
})

test.each(SEAT_SUBSTITUTES)('a line may say that it was played by %s', by => {
  const told = { ...record, lines: [first, ...lines.map(line => ({ ...line, by }))] }
  expect(matchRecord.parse(told)).toEqual(told)
  expect(verifyRecord(told as MatchRecord, game)).toEqual([])
})

test.each<[string, unknown]>([
  ['of the whole', { ...record, proven: true }],
  ['of the result', { ...record, result: { ...record.result, by: 'Ada' } }],
  ['of a line', { ...record, lines: [{ ...first, by: 'Ada' }, ...lines] }],
  ['of an event', { ...record, lines: [{ ...first, events: [{ ...first?.events[0], by: 'Ada' }] }, ...lines] }],
  ['named __proto__', written('{', '{"__proto__":{"proven":true},')],
  ['named __proto__, of the options', written('"options":{', '"options":{"__proto__":"open",')],
  ['named __proto__, of the deal', written('"deal":{', '"deal":{"__proto__":[],')],
  ['named __proto__, of an event', written('"facts":{', '"facts":{"__proto__":{"seat":1},')]
])('a part that records do not have is refused: one %s', (_, value) => {
  expect(matchRecord.safeParse(value).success).toBe(false)
})

test.each([-1, 0.5, 9e15, '2026-01-01', null])('%j is no moment of a line', at => {
  expect(matchRecord.safeParse({ ...record, lines: [{ ...first, at }, ...lines] }).success).toBe(false)
})

test('a match is not opened with an option named __proto__', () => {
  const asked = { key: 'k'.repeat(20), game: game.name, seats: [{ name: 'Ada' }] }
  expect(openMatch.safeParse({ ...asked, options: open('__proto__') }).success).toBe(false)
  // Such a name is the game's to refuse.
  expect(openMatch.safeParse({ ...asked, options: open('constructor') }).success).toBe(true)
  expect(() => completeOptions(game, open('constructor'), 2)).toThrow(expect.objectContaining({ code: 'BAD_OPTION' }))
})

function open(option: string): Record<string, string> {
  return JSON.parse(`{"${option}":"open"}`)
}
