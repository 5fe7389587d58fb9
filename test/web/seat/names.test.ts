import { expect, test } from 'vitest'
import { nameAt } from '../../../web/seat/names.ts'
import { seenBy, setOut } from '../afloat.ts'

const { table } = seenBy(setOut('tranquility', 2, '07'), 0)

test.each([
  ['Anna', 'Anna'],
  ['דנה', '\u2068דנה\u2069'],
  ['ليلى 7', '\u2068ليلى 7\u2069']
])('%s stands between numbers as a name of its own', (name, shown) => {
  const players = table.players.map(player => ({ ...player, name }))
  expect(nameAt({ table: { ...table, players } }, 1)).toBe(shown)
})
