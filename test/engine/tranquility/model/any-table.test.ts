import { expect, test } from 'vitest'
import { chance } from '../../../random-play.ts'
import { CODES } from './codes.ts'
import { compareAll, compareSettling, playedOn } from './compare.ts'
import { randomTable } from './random-table.ts'

/*
 * At tables of all kinds every line is judged by the model, and what comes of those that may be played is compared with
 * what it expects: RULES.md.
 */

const TABLES = Array.from({ length: 420 }, (_, number) => number)
/** Of all that a seat may play, so many lines are played. */
const PLAYED = 4

const found = new Set<string>()

test.each(TABLES)('table %i', number => {
  const dice = chance(number)
  let table = compareSettling(randomTable(dice))
  for (let count = dice.below(4); count > 0; count--) table = playedOn(table, dice)
  const codes = compareAll(table, PLAYED, dice)
  expect(codes).not.toEqual([])
  for (const code of codes) found.add(code)
})

test('every code is met', () => {
  expect(CODES.filter(code => !found.has(code))).toEqual(['BAD_ACTION'])
})
