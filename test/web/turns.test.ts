import { expect, test } from 'vitest'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { Entry } from '../../schema/wire/log.ts'
import { asTurns, turnsIn } from '../../web/turns.ts'

const players = (count: number) =>
  ({ table: { players: Array.from({ length: count }, () => ({})) } }) as unknown as Pick<Envelope, 'table'>
const line = (version: number, seat: number | null, by?: Entry['by']): Entry => ({
  version,
  seat,
  at: version,
  ...(by && { by }),
  events: [{ type: `of-${version}`, facts: {} }]
})
const grouped = (entries: readonly Entry[], count = 2) =>
  turnsIn(entries, players(count)).map(turn => turn.map(({ version }) => version))

test('the lines that a seat has in one go are one turn', () => {
  expect(grouped([line(1, 0), line(2, 0), line(3, 1), line(4, 0), line(5, 0)])).toEqual([[1, 2], [3], [4, 5]])
})

test('what the table or its host did stands for itself', () => {
  expect(grouped([line(0, null), line(1, 0), line(2, null), line(3, null)])).toEqual([[0], [1], [2], [3]])
})

test('what somebody played for a seat is told apart from what it played itself', () => {
  expect(grouped([line(1, 0), line(2, 0, 'plan'), line(3, 0, 'plan')])).toEqual([[1], [2, 3]])
})

test('whoever plays alone is told line by line', () => {
  expect(grouped([line(1, 0), line(2, 0)], 1)).toEqual([[1], [2]])
})

test('told as one, a turn stands where its last line stood, and so it stays when it goes on', () => {
  const told = asTurns([line(1, 0), line(2, 0)], players(2))
  expect(told).toEqual([{ ...line(2, 0), events: [...line(1, 0).events, ...line(2, 0).events] }])
  expect(asTurns([...told, line(3, 0)], players(2))).toMatchObject([{ version: 3, events: [{}, {}, {}] }])
})
