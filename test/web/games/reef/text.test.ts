import { expect, test } from 'vitest'
import type { Viewer } from '../../../../engine/game.ts'
import { aloud, best, near } from '../../../../web/games/reef/text/text.ts'
import { suggest } from '../../../../web/text/suggestions.ts'
import { A, MINE, THEIRS } from '../../../engine/reef/position.ts'
import { envelopeOf, viewOf } from './sea.ts'

const said = (viewer: Viewer) => aloud(viewOf({ seats: [MINE, THEIRS] }, viewer), 'en')
const SHARKS = '4 boats R3 Y2 G1 B1 K1 pe1 sh2 [- Ym]'

test('what lies alike side by side is said once, from the viewer’s own row up', () => {
  expect(aloud(viewOf({ grid: A }), 'en')).toMatch(
    /^Row 1: a1–b1 blank water, c1 red male, .*, h1 pearl\. Row 2: a2–h2 face down\. Row 3: a3–h3 face down\. Row 4: /
  )
})

test('a watcher is told whose side it is by its row, and both seats as own and other', () => {
  expect(said('watcher')).toMatch(/ Row 1: 4 boats; .* Row 4: 2 boats; /)
  expect(said(0)).toMatch(/ You: 4 boats; .* Other: 2 boats; /)
  expect(said(1)).toMatch(/ Other: 4 boats; .* You: 2 boats; /)
})

test('a crew’s clearest win is told in pairs', () => {
  expect(best(3, 'en')).toBe('Clearest win: 5 pairs to 2.')
})

test('sharks are counted', () => {
  expect(aloud(viewOf({ seats: [SHARKS, THEIRS] }), 'en')).toContain('1 pearl, 2 sharks.')
})

test('of what a shark may eat, the other’s cheapest comes first, and a fish of one’s own last', () => {
  const table = {
    seats: [SHARKS, THEIRS],
    grid: '~ # # # # # # # / # # # # # # # # / # # # # # # # # / co # # # # # # #'
  } as const
  const sharks = envelopeOf(table).choices.filter(({ verb }) => verb === 'shark')
  expect(suggest(sharks, near(viewOf(table))).map(({ line }) => line)).toEqual(['shark a4', 'shark a1', 'shark 2'])
})
