import { plannableChoices, resultWhenEndedEarly } from '../../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import { reef } from '../../../engine/reef/index.ts'
import type { State } from '../../../engine/reef/core/state.ts'
import { randomStream } from '../../../engine/random.ts'
import { after, changes, codeOf, decided, settled } from './examples.ts'
import { A, position, THEIRS } from './position.ts'

// The numbers are those of the worked examples: RULES.md, 8.

const WITH_SHARK = position({ seats: ['4 boats R3 Y2 G1 B1 K1 pe1 sh1 [- Ym]', THEIRS] })
const AFTER_4 = after(position(), 'buy c1>1 -R')
const AFTER_7 = after(AFTER_4, 'buy a4>1 -Y -Y -pe')
const AFTER_10 = after(position(), 'reveal a2 -K')
/** Row 0 as it is in position A, or another one. */
const row0 = (row: string) => A.replace('~ ~ Rm co Yf ~ sh pe', row)

type Legal = readonly [number: string, before: State, line: string, told: string]

const LEGAL: readonly Legal[] = [
  ['example 1', position(), 'buy d1 -Y', 'd1=_; 0 Y1 [- Ym -]; stock Y6'],
  ['example 3c', position(), 'buy c1>1 -pe', 'c1=_; 0 pe0 [Rm Ym]; discard 5'],
  ['example 4', position(), 'buy c1>1 -R', 'c1=_; 0 R2 [Rm Ym]; stock R5'],
  ['example 7', AFTER_4, 'buy a4>1 -Y -Y -pe', 'a4=_; 0 Y0 pe0 [RY Ym]; stock Y7; discard 7; wanted KK GG BK PP'],
  ['example 10', position(), 'reveal a2 -K', 'a2=%co; 0 K0; stock K7'],
  ['example 11', AFTER_10, 'buy a2 -G', 'a2=_; 0 G0 [- Ym -]; stock G7'],
  ['example 14', position(), 'buy a1 -G', 'a1=_; 0 G0; stock G7; discard 5'],
  ['example 15', position(), 'boat -R -R -pe', '0 R1 pe0 boats5; stock R6; discard 5; boats left 8'],
  ['example 21', WITH_SHARK, 'shark h4', 'h4=_; 0 sh0; discard 6'],
  ['example 23', WITH_SHARK, 'shark 2', '0 sh0 [- -]; discard 6'],
  ['example 46', WITH_SHARK, 'shark a1', 'a1=_; 0 sh0; discard 6'],
  ['example 47', after(WITH_SHARK, 'reveal a2 -K'), 'shark a2', 'a2=_; 0 sh0; discard 6']
]

describe('what is legal, and what comes of it', () => {
  test.each(LEGAL)('%s', (_, before, line, told) => {
    expect(changes(before, settled(decided(before, line)))).toBe(told)
  })
})

type Refused = readonly [number: string, before: State, line: string, code: string]

const FIVE_CORALS = position({ seats: ['4 boats Y2 [- - - - -]', THEIRS] })
const NO_CORAL = position({ seats: ['4 boats R3 []', THEIRS] })
const ALL_BOATS = position({ seats: ['8 boats R3 []', THEIRS] })
const NO_BOATS = position({ seats: ['7 boats R3 []', '8 boats []'], boatsLeft: 0 })
const ENDED = after(position({ grid: A.replace('#Kf #~', '# #') }), 'reveal a2 -K', 'end')

const REFUSED: readonly Refused[] = [
  ['example 1b', after(position(), 'buy d1 -Y'), 'buy d1 -R', 'NO_CARD'],
  ['example 2', position(), 'buy e1>1 -Y', 'NO_BOAT'],
  ['example 3', position(), 'buy c1>1 -Y', 'WRONG_WORM_COLOUR'],
  ['example 3b', NO_CORAL, 'buy c1 -R', 'NO_FREE_CORAL'],
  ['example 5', position(), 'buy c1>2 -R', 'SAME_SEX'],
  ['example 6', position(), 'buy a4>2 -Y -Y -pe', 'PAIR_NOT_WANTED'],
  ['example 8', after(AFTER_7, 'reveal b2 -B'), 'buy b2>1 -R', 'CORAL_CLOSED'],
  ['example 9', position(), 'buy b2>1 -R', 'FACE_DOWN'],
  ['example 13', position(), 'reveal a1 -B', 'ALREADY_FACE_UP'],
  ['example 16', position(), 'boat -R -R', 'BAD_PAYMENT'],
  ['example 17', position(), 'boat -P -K -R', 'NOT_ENOUGH_WORMS'],
  ['example 18', ALL_BOATS, 'boat -R -R -R', 'BOATS_MAX'],
  ['example 19', NO_BOATS, 'boat -R -R -R', 'BOATS_OUT'],
  ['example 20', position(), 'shark a4', 'NO_SHARK'],
  ['example 22', WITH_SHARK, 'shark a3', 'FACE_DOWN'],
  ['example 24', WITH_SHARK, 'shark 1', 'BAD_TARGET'],
  ['example 25', FIVE_CORALS, 'buy d1 -Y', 'CORAL_LIMIT'],
  ['example 42', position(), 'buy d1>1 -Y', 'BAD_TARGET'],
  ['example 43', position(), 'buy c1>5 -R', 'NO_FREE_CORAL'],
  ['example 44', position(), 'buy c1>1', 'BAD_PAYMENT'],
  ['example 45', position(), 'buy c1>1 -Y -Y', 'BAD_PAYMENT'],
  ['example 48', position(), 'take R', 'WRONG_PHASE']
]

describe('what is refused', () => {
  test.each(REFUSED)('%s', (_, before, line, code) => {
    expect(codeOf(before, line)).toBe(code)
  })
})

/** The state once all worms that are to be picked are picked. */
function picked(state: State): State {
  const { seat = 0, colours: [colour] = [] } = reef.view(state, 'watcher').taking ?? {}
  return colour ? picked(settled(decided(state, `take ${colour}`, seat))) : state
}

test('example 12: what was turned up is half paid in that turn alone', () => {
  const theirs = picked(ENDED)
  const again = picked(after(theirs, '1: end'))
  expect([theirs, again].map(({ active, phase }) => [active, phase])).toEqual([
    [1, 'turn'],
    [0, 'turn']
  ])
  for (const { grid } of [ENDED, theirs, again]) expect(grid[8]).toEqual({ card: 'co', up: true, half: false })
  const codes = ['buy a2 -G', 'buy a2 -G -B', 'buy a2'].map(line => codeOf(again, line))
  expect(codes).toEqual(['BAD_PAYMENT', undefined, 'BAD_PAYMENT'])
})

/** What the current makes of a row, and how many lie in the deck and in the discard then. */
function flow(before: State, row: number): string {
  const step = reef.advance(decided(before, 'end'), randomStream(new Uint8Array(32)))
  if (!step) throw new Error('Expected the current to flow')
  const { grid, deck, discard, phase, active } = step.state
  const cells = grid.slice(8 * row, 8 * row + 8).map(lying => (lying?.up ? lying.card : lying ? '#' : '_'))
  expect([phase, active]).toEqual(['roll', 1])
  return `${cells.join(' ')}; deck ${deck.length}, discard ${discard.length}`
}

describe('what flows at the end of a turn', () => {
  test.each([
    ['example 26', {}, 0, 'Rm co Yf ~ sh pe Bf Bf; deck 18, discard 6'],
    ['example 26', {}, 3, 'Yf ~ Gm co Pf ~ Kf Bm; deck 18, discard 6'],
    ['example 27', { grid: row0('_ ~ ~ Gm co ~ sh pe') }, 0, 'Gm co ~ sh pe Bf Bf Bf; deck 17, discard 6'],
    [
      'example 28',
      { grid: row0('Rm ~ ~ ~ ~ ~ ~ ~').replace('#co #Rf # # # # # #', '^~ # ^~ # # # # #') },
      1,
      '# ~ # # # # # #; deck 19, discard 5'
    ],
    ['example 29', { grid: row0('~ Rm Rm co Yf ~ sh pe'), discard: 6 }, 3, 'Yf ~ Gm co Pf ~ Kf Bm; deck 26, discard 0'],
    [
      'example 30',
      { grid: row0('_ ~ Rm co Yf ~ sh pe'), discard: 2, deck: 1 },
      3,
      'Yf ~ Gm co Pf ~ Kf Bm; deck 2, discard 0'
    ]
  ] as const)('%s, %j', (_, table, row, told) => {
    expect(flow(position(table), row)).toBe(told)
  })

  test('what fills the holes lies face up in the front rows, face down between them, and is nowhere half paid', () => {
    const rows = ['_ ~ Gm co Pf ~ Kf Bm', '_ #~ # # # # # #', '_ # # # # # # #', '_ co Rm co Yf ~ sh pe']
    const { grid } = settled(decided(position({ grid: rows.join(' / ') }), 'end'))
    expect([7, 15, 23, 31].map(slot => grid[slot]?.up)).toEqual([true, false, false, true])
    expect(grid.filter(lying => lying?.half)).toEqual([])
  })

  test('a row of nothing but blanks drains whole, and blanks that the refill lays there stay until the next time', () => {
    const deck = ['~', '~', '~', '~', '~', '~', '~', '~', 'Rm'] as const
    const empty = position({ grid: row0('_ ~ ~ ~ _ ~ _ ~'), deck, discard: 0 })
    expect(flow(empty, 0)).toBe('~ ~ ~ ~ ~ ~ ~ ~; deck 1, discard 5')
  })
})

test('nobody is awaited where one colour alone may be taken', () => {
  expect(reef.awaits(position({ phase: 'income', given: 0, stock: 'Y1' }))).toEqual([])
})

test('a breeding card that is turned up leaves its deck, and fills the place of the one that was bred', () => {
  const before = decided(AFTER_4, 'buy a4>1 -Y -Y -pe')
  const { state, events } = reef.advance(before, randomStream(new Uint8Array(32))) ?? { state: before, events: [] }
  expect(events).toEqual([{ type: 'wanted', facts: { pair: 'KK', place: 1, left: 2 } }])
  expect(state.breeding).toEqual(['RB', 'GP'])
})

test('what lies face down at the shore stays, though it be blank', () => {
  const grid = row0('Rm ~ ~ ~ ~ ~ ~ ~').replace('#co #Rf', '#~ ^~')
  expect(flow(position({ grid }), 1)).toBe('# ~ # # # # # #; deck 20, discard 4')
})

test('the fourth breeding wins nothing yet', () => {
  const before = position({ grid: row0('~ ~ Gf co Yf ~ sh pe'), seats: ['4 boats G3 [Gm RR YY BB]', THEIRS] })
  const now = settled(decided(before, 'buy c1>1 -G'))
  expect([now.phase, now.result, now.wanted]).toEqual(['turn', null, ['RY', 'KK', 'BK', 'PP']])
})

test('example 31: the fifth breeding wins at once', () => {
  const seats = ['4 boats G3 [Gm RR YY BB PK]', '2 boats [RB]'] as const
  const before = position({ grid: row0('~ ~ Gf co Yf ~ sh pe'), seats })
  const now = settled(decided(before, 'buy c1>1 -G'))
  expect([now.phase, now.wanted]).toEqual(['over', ['RY', null, 'BK', 'PP']])
  expect(reef.result(now)).toEqual({
    outcome: 'ranked',
    why: 'FIVE_BREEDINGS',
    ranking: [[0], [1]],
    scores: [5, 1]
  })
  expect([reef.awaits(now), reef.choices(now, 0), reef.choices(now, 1)]).toEqual([[], [], []])
})

/** A roll that is about to bring what it brings. */
function rolled(dice: NonNullable<State['dice']>, stock: string): State {
  return settled(position({ dice, stock, given: 0, phase: 'income' }))
}

describe('what a roll brings', () => {
  test('examples 32 and 33: the active seat gets both, the other one of them', () => {
    const state = rolled(['R', 'B'], 'R4 Y5 G6 B6 P7 K6')
    expect(changes(position({ phase: 'pick' }), state)).toBe('0 R4 B2; stock R3 B5')
    expect(reef.awaits(state)).toEqual([1])
    expect(codeOf(state, 'take G', 1)).toBe('COLOUR_NOT_ROLLED')
    expect(changes(state, settled(decided(state, 'take B', 1)))).toBe('1 B2; stock B4; turn')
  })

  test('examples 34 and 35: where a colour is out of stock, any is named, the active seat first', () => {
    const state = rolled(['R', 'R'], 'R1 G1 K2')
    expect(reef.awaits(state)).toEqual([0])
    expect(changes(position({ stock: 'R1 G1 K2', phase: 'income' }), state)).toBe('0 R4; stock R0')
    expect([codeOf(state, 'take R'), codeOf(state, 'take G', 1)]).toEqual(['COLOUR_OUT_OF_STOCK', 'NOT_YOUR_TURN'])
    const next = settled(decided(state, 'take K'))
    expect(next.stock).toEqual({ R: 0, Y: 0, G: 1, B: 0, P: 0, K: 1 })
    expect(changes(state, next)).toBe('0 K2; stock K1; pick')
    expect([reef.awaits(next), reef.view(next, 0).taking]).toEqual([[1], { seat: 1, colours: ['G', 'K'] }])
  })

  test('where one of two colours is out of stock, the other seat may name any', () => {
    const state = position({ phase: 'pick', dice: ['R', 'B'], stock: 'B2 Y1 K1' })
    expect(reef.view(state, 'watcher').taking).toEqual({ seat: 1, colours: ['Y', 'B', 'K'] })
    expect([codeOf(state, 'take K', 1), codeOf(state, 'take R', 1)]).toEqual([undefined, 'COLOUR_OUT_OF_STOCK'])
  })

  test('examples 37 and 49: before the turn the other seat picks, and does nothing else', () => {
    const state = rolled(['R', 'B'], 'R4 B6')
    expect([codeOf(state, 'buy d1 -Y'), codeOf(state, 'buy d1 -Y', 1)]).toEqual(['NOT_YOUR_TURN', 'WRONG_PHASE'])
  })

  test('example 36: in a turn the other seat does nothing', () => {
    expect(codeOf(position(), 'buy d1 -R', 1)).toBe('NOT_YOUR_TURN')
  })

  test.each([
    ['example 39', ['R', 'R'], 'R1 K2', '0 R4 K2; 1 K2; stock R0 K0'],
    ['example 40', ['R', 'B'], '', '']
  ] as const)('%s: nobody is asked for what is forced', (_, dice, stock, told) => {
    const state = rolled(dice, stock)
    expect([reef.awaits(state), state.phase]).toEqual([[0], 'turn'])
    expect(changes(position({ stock }), state)).toBe(told)
  })

  test('example 41: a substitute may take the last worm that the second die shows', () => {
    const state = rolled(['R', 'B'], 'B1 Y3')
    const now = settled(decided(state, 'take B'))
    expect(changes(position({ stock: 'B1 Y3' }), now)).toBe('0 Y3 B2; 1 Y2; stock Y1 B0')
  })
})

test('example 38: whoever has won is asked nothing more, and nor is the other', () => {
  const over = position({ phase: 'over' })
  expect([
    reef.awaits(over),
    reef.choices(over, 0),
    plannableChoices(reef, { ...over, result: resultWhenEndedEarly(reef, over, []) }, 1)
  ]).toEqual([[], [], []])
})

test.each([
  [[1], [[0], [1]]],
  [[0], [[1], [0]]],
  [[], undefined]
])('whoever resigns loses, and where both stop nobody does: %j', (gaveUp, ranking) => {
  const { outcome, why, scores, ranking: ranked } = resultWhenEndedEarly(reef, AFTER_7, gaveUp)
  expect([outcome, why, scores, ranked]).toEqual(['stopped', 'STOPPED', [1, 0], ranking])
})
