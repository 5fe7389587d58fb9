import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Facts } from '../../../engine/game.ts'
import { tranquility } from '../../../engine/tranquility/index.ts'
import { refusal } from '../refused.ts'

const card = fc.oneof(fc.integer({ min: 1, max: 80 }).map(String), fc.constantFrom(...'SFMWCJ'))
const picks = fc.array(card, { maxLength: 10 }).map(cards => cards.map(name => ` -${name}`).join(''))
const cell = fc.tuple(fc.constantFrom(...'abcdefghijkz'), fc.integer({ min: 1, max: 99 })).map(parts => parts.join(''))
const island = fc.integer({ min: 1, max: 80 })
const rank = fc.integer({ min: 1, max: 6 })

const lines = fc.oneof(
  fc.tuple(island, cell, picks).map(([value, at, paid]) => `${value}@${at}${paid}`),
  fc.tuple(card, picks).map(([first, more]) => `-${first}${more}`),
  fc
    .tuple(fc.constantFrom('W', 'J'), fc.nat(99), cell, picks)
    .map(([as, value, at, paid]) => `${as}${value}@${at}${paid}`),
  fc.tuple(fc.constantFrom('M', 'WM'), cell).map(([monster, at]) => `${monster}@${at}`),
  fc
    .tuple(fc.nat(99), picks, fc.constantFrom('', ' blind'))
    .map(([count, given, unseen]) => `give ${count}${given}${unseen}`),
  fc.tuple(fc.constantFrom('keep', 'storm', 'pay'), picks).map(([verb, cards]) => `${verb}${cards}`),
  fc.tuple(fc.constantFrom('rocks', 'storm'), rank).map(([verb, row]) => `${verb} ${row}`),
  fc
    .tuple(fc.constantFrom(...'YPO'), fc.constantFrom(1, 2), fc.constantFrom('', ' W'))
    .map(([colour, count, wild]) => `compass ${colour}${count}${wild}`),
  cell.map(at => `clear ${at}`),
  fc.tuple(cell, card).map(([at, paid]) => `turn ${at} -${paid}`),
  fc.constantFrom('start', 'start W', 'finish', 'finish W', 'finish J', 'withdraw', 'all', 'exchange', 'pass')
)

/** RULES.md, 16: every line and what it says. */
const NOTATION: readonly [string, Facts][] = [
  ['23@e4', { verb: 'place', card: 23, island: 23, cell: 'e4', pay: [] }],
  ['23@e4 -7 -9', { verb: 'place', card: 23, island: 23, cell: 'e4', pay: [7, 9] }],
  ['W41@f2 -7', { verb: 'place', card: 'W', island: 41, cell: 'f2', pay: [7] }],
  ['J41@f2 -7', { verb: 'place', card: 'J', island: 41, cell: 'f2', pay: [7] }],
  ['-7 -9', { verb: 'discard', cards: [7, 9] }],
  ['-F -F', { verb: 'discard', cards: ['F', 'F'] }],
  ['start', { verb: 'start', card: 'S' }],
  ['start W', { verb: 'start', card: 'W' }],
  ['finish', { verb: 'finish', card: 'F' }],
  ['finish W', { verb: 'finish', card: 'W' }],
  ['finish J', { verb: 'finish', card: 'J' }],
  ['M@e4', { verb: 'monster', card: 'M', cell: 'e4' }],
  ['WM@e4', { verb: 'monster', card: 'W', cell: 'e4' }],
  ['give 3 -7 -9 -12', { verb: 'give', count: 3, cards: [7, 9, 12], blind: false }],
  ['give 3 -7 blind', { verb: 'give', count: 3, cards: [7], blind: true }],
  ['give 0', { verb: 'give', count: 0, cards: [], blind: false }],
  ['withdraw', { verb: 'withdraw' }],
  ['rocks 4', { verb: 'rocks', row: 3 }],
  ['keep -7 -9', { verb: 'keep', cards: [7, 9] }],
  ['storm', { verb: 'storm', row: null, cards: [] }],
  ['storm 4', { verb: 'storm', row: 3, cards: [] }],
  ['storm -7 -9', { verb: 'storm', row: null, cards: [7, 9] }],
  ['compass P1', { verb: 'compass', storm: 'P1', card: null }],
  ['compass P1 W', { verb: 'compass', storm: 'P1', card: 'W' }],
  ['all', { verb: 'all' }],
  ['pay -7 -9', { verb: 'pay', cards: [7, 9] }],
  ['clear c1', { verb: 'clear', cell: 'c1' }],
  ['turn e4 -7', { verb: 'turn', cell: 'e4', card: 7 }],
  ['exchange', { verb: 'exchange' }],
  ['pass', { verb: 'pass' }]
]

test.each(NOTATION)('%s is read as %j', (line, action) => {
  expect(tranquility.parse(line)).toEqual(action)
})

test('every line is written as it was read', () => {
  fc.assert(
    fc.property(lines, line => {
      expect(tranquility.format(tranquility.parse(line))).toBe(line)
    })
  )
})

test('case and white space do not matter', () => {
  fc.assert(
    fc.property(lines, line => {
      const spread = ` ${line.toLowerCase().replaceAll(' ', ' \t ')} `
      expect(tranquility.parse(spread)).toEqual(tranquility.parse(line.toUpperCase()))
    })
  )
})

test.each([
  ['a card there is not', ['81@a1', '0@a1', '100@a1', '-81 -2', 'x@a1']],
  ['a number in another spelling', ['07@a1', '+7@a1', '7.0@a1', '1e1@a1', '２３@a1', 'give 01', 'give +1', 'give 1e0']],
  ['half a placement', ['@', '23@', '@e4', '23', '23 e4', '23@e4@e5', '23@@e4']],
  ['a place with no name', ['23@4e', '23@e0', '23@e', '23@e01', '23@ee4', '23@é4', '23@-']],
  ['a card that is not placed', ['S@a1', 'F@a1', 'start@a1']],
  ['something else where cards go', ['23@e4 7', '23@e4 --7', '23@e4 -', '-7 9', '- 7', 'give 1 7', '-7, -9']],
  ['more than a verb takes', ['start 7', 'start -7', 'start F', 'finish F', 'withdraw 1', 'withdraw -1', 'all -7']],
  [
    'a Wild that is nothing, or too much',
    ['W@a1', 'W041@a1', 'W1e2@a1', 'F41@a1', 'start WW', 'start W W', 'WM', 'WM41@a1']
  ],
  ['a Sea Monster with more than a place', ['M@a1 -7', 'M@a1@a2', 'MM@a1', 'M41@a1', 'M']],
  [
    'a row there is not',
    ['rocks 0', 'rocks 7', 'rocks', 'rocks 1 2', 'rocks -1', 'storm 0', 'storm 7', 'storm 1 -7', 'storm 1 2']
  ],
  [
    'a Storm there is not',
    ['compass', 'compass P', 'compass X1', 'compass P0', 'compass P1 M', 'compass P1 W W', 'compass P1 -W']
  ],
  ['a border space that is not', ['clear', 'clear 3', 'clear c1 -7', 'clear c1 c3']],
  [
    'a rotation of nothing, or paid with more than a card',
    ['turn', 'turn e4', 'turn -7', 'turn e4 -7 -9', 'turn 4 -7']
  ],
  ['more than a word', ['exchange -7', 'exchange 1', 'pass -7', 'pass pass', 'pay 7']],
  ['unseen cards twice', ['give 4 blind blind', 'blind', 'give blind']],
  ['less than a verb takes', ['give', 'give -7', 'give x']],
  ['numbers that nobody counts with', ['give -1', 'give 01', 'give 1.5']],
  ['another language', ['départ', 'ende', '开始', '🏝@a1', '<b>23@e4</b>']],
  ['names that objects have', ['constructor', '__proto__', 'toString', 'constructor@a1', '-__proto__ -constructor']]
])('%s is no line', (_, texts) => {
  for (const text of texts) expect([text, refusal(() => tranquility.parse(text))?.code]).toEqual([text, 'BAD_ACTION'])
})

test('whatever is sent is read or refused as BAD_ACTION', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...' 0123@-gives\tF') }))
  fc.assert(
    fc.property(text, sent => {
      const code = refusal(() => tranquility.parse(sent))?.code
      expect([undefined, 'BAD_ACTION']).toContain(code)
    }),
    { numRuns: 3000 }
  )
})
