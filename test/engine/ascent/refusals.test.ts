import { describe, expect, test } from 'vitest'
import { ascent } from '../../../engine/ascent/index.ts'
import { NO_EARLY_END } from '../../../engine/early-end.ts'
import { decide as decideInMatch } from '../../../engine/match.ts'
import { Refusal } from '../../../engine/refusal.ts'
import { decide, refusalOf, settled } from './examples.ts'
import { position } from './position.ts'

// The numbers are those of the worked examples: RULES.md, 12.

type Facts = { readonly [fact: string]: unknown }

const FIRST: readonly [number | string, string, string, string, string, Facts][] = [
  [162, '1: R3', 'S5 +4', 'G5@b1 -SU -SU', 'CARD_NOT_IN_HAND', { cards: ['G5', 'SU', 'SU'] }],
  [163, '1: R3', 'G5 S1 S2', 'G5@b1 -G5 -S1', 'CARD_NOT_IN_HAND', { cards: ['G5', 'G5', 'S1'] }],
  [164, '1: R3', 'G5 +4', 'G5@b1 -SU', 'PAY', { card: 'G5', slot: 'b1', due: 2, paid: 1 }],
  [165, '1: R3', 'R1 +4', 'R1@a2', 'SUPPORT', { slot: 'a2' }],
  [166, '1: G4', 'BR +4', 'BR@i2', 'SLOT', { slot: 'i2' }],
  [167, '1: S3 G5', 'FG +4', 'FG@a1>a1', 'FIRE_TERRAIN', { card: 'FG', slot: 'a1', by: 'S3' }],
  ['a slot far off the mountain', '1: G4', 'BR +4', 'BR@i100', 'SLOT', { slot: 'i100' }],
  ['a source off the mountain', '1: G4', 'FG +4', 'FG@j1>a2', 'SLOT', { slot: 'j1' }],
  ['a target off the mountain', '1: G4', 'FG +4', 'FG@a1>z9', 'SLOT', { slot: 'z9' }],
  ['an empty top', 'FULL', 'FG +4', 'FG@a9>a9', 'FIRE_TARGET', { slot: 'a9' }],
  ['a Bridge on the top', 'FULL', 'BR +4', 'BR@a9', 'SUMMIT_ONLY', { slot: 'a9' }],
  ['a Bridge on the last support', '1: G4 S5 / 2: BR', 'BR +4', 'BR@a2', 'OCCUPIED', { slot: 'a2', by: 'BR' }],
  ['a card held once and named twice', '1: R3', 'G4 S5', '-G4 -G4', 'CARD_NOT_IN_HAND', { cards: ['G4', 'G4'] }],
  ['the icon makes another card', '1: R3', 'G3 +4', 'G3*@b1', 'CARD_NOT_IN_HAND', { cards: ['G3*'] }],
  ['the price is told', '1: R3', 'G8 +4', 'G8@b1', 'COST', { card: 'G8', slot: 'b1', due: 5, can: 4 }],
  ['the row is told', '1: G4 S5', 'R1 +4', 'R1@a2', 'ROW', { card: 'R1', slot: 'a2', row: 2 }],
  ['the terrain is told', '1: R3', 'R3 +4', 'R3@b1', 'TERRAIN', { card: 'R3', slot: 'b1', terrain: 'R' }],
  ['what is missing is counted', 'FULL[(1,2)=BR; (8,2)=-]', 'SU +4', 'SU', 'GRID', { open: 2 }]
]

test.each(FIRST)('%s: %s, %s, %s is refused with %s', (_, before, hand, line, code, facts) => {
  const refusal = refusalOf(position(before, { hands: [hand, '+5'] }), line)
  expect({ code: refusal?.code, facts: refusal?.facts }).toEqual({ code, facts })
})

describe('herds are refused at the first wrong step', () => {
  const MOUNTAIN = '1: G4{1} S4 R5 G6 / 2: BR R6 S6 / 3: G7 / 8: G9'

  test.each([
    ['off the mountain, there is no herd', 'herd j1 a2 -SU', 'HERD_NONE', { slot: 'j1' }],
    ['the Bridge comes before the wrong way', 'herd a1 a2 c3 -SU', 'HERD_BRIDGE', { from: 'a1', to: 'a2' }],
    ['the top comes before the way', 'herd a1 c9 -SU', 'HERD_TOP', { from: 'a1', to: 'c9' }],
    ['a slot off the mountain is no way', 'herd a1 z2 -SU', 'HERD_PATH', { from: 'a1', to: 'z2' }],
    ['whatever comes after it', 'herd a1 j1 a1 -SU -SU', 'HERD_PATH', { from: 'a1', to: 'j1' }],
    ['a slot that is off all tables neither', 'herd a1 z99 a1 a2 z3', 'HERD_TOP', { from: 'a1', to: 'z99' }]
  ])('%s: %s', (_, line, code, facts) => {
    const refusal = refusalOf(position(MOUNTAIN, { rules: ['wildlife'] }), line)
    expect({ code: refusal?.code, facts: refusal?.facts }).toEqual({ code, facts })
  })
})

describe('whatever else speaks against a line', () => {
  const LINES = ['G5@b1', 'BR@z9', 'FG@a1>a1', 'SU', '-G7', '-R12 -R12 -R12', 'herd a1 a2', 'herd a1 a9', 'hook']

  test.each(LINES)('%s: on another’s turn that is said', line => {
    expect(refusalOf(position('1: R3'), line, 1)?.code).toBe('NOT_YOUR_TURN')
  })

  test.each(LINES)('%s: then, whether there is such an action', line => {
    const isModule = line.startsWith('herd') || line === 'hook'
    expect(refusalOf(position('1: R3', { hands: ['+0'] }), line)?.code).toBe(isModule ? 'MODULE' : 'CARD_NOT_IN_HAND')
  })
})

test('every open goal keeps the Summit away, and is named', () => {
  const rules = ['greenPath', 'documentary', 'wildlife'] as const
  const state = position('FULL[(4,1)=R12] ⟨3-4-3⟩', { rules, hands: ['SU', '+5'] })
  expect(refusalOf(state, 'SU')?.facts).toEqual({ open: ['greenPath', 'documentary', 'wildlife'] })
})

test('example 161: nothing is played after the end', () => {
  const state = settled(decide(position('FULL', { hands: ['SU', '+5'] }), 'SU'))
  const setup = { game: 'ascent', version: 1, options: {}, seats: 2 }
  const play = () => decideInMatch(ascent, { setup, seed: '', state, position: 0, leaving: NO_EARLY_END }, 1, '-SU -SU')
  expect(play).toThrow(new Refusal('GAME_OVER'))
})
