import { describe, expect, test } from 'vitest'
import { openMatch } from '../../../../../engine/match.ts'
import { tranquility } from '../../../../../engine/tranquility/index.ts'
import type { State } from '../../../../../engine/tranquility/core/state.ts'
import { seedOf } from '../../../../random-play.ts'
import { after, happening, refused, sea, standing } from '../../position.ts'
import { pyramid } from '../../variants.ts'

// The numbers are those of the worked examples: RULES.md, 15.

const hand = (state: State) => state.players[0]?.hand.join(' ')
const told = (before: string, line: string) => happening(pyramid(before), line).map(({ type, facts }) => [type, facts])

/** The same island is laid on the same space, whatever is turned up. */
const COVER = (explorer: string, rest = '') => `{1:5} [7 40 50 51 52]p9 explorers(${explorer}) ${rest}`
const FULL = Array.from({ length: 36 }, (_, cell) => `${cell}:${2 * cell + 1}`).join(' ')

describe('an ordinary space', () => {
  test('example 118: the row ends wrap and no Explorer card is turned up', () => {
    const state = after(pyramid('{10:22} [25 50 51 52 53]p9 explorers(storm)'), '25@b2 -50 -51 -52')
    expect(standing(state)).toBe('h5 p5')
    expect(state.explorers?.deck).toEqual(['storm'])
  })
})

describe('a border space', () => {
  test('is paid for once its Explorer card is known', () => {
    const before = pyramid(COVER('start'))
    expect(refused(before, '7@c1 -40 -50')).toBe('PAYMENT_COUNT')
    expect(tranquility.choices(before, 0).find(({ subject }) => subject === '7')).toMatchObject({
      ways: { kind: 'cell', at: { c1: 0, d1: 0 }, later: { c1: 2 } },
      example: '7@c1'
    })
    const covered = after(before, '7@c1')
    expect(tranquility.view(covered, 'watcher')).toMatchObject({ phase: 'pay', explorers: { due: 2, left: 0 } })
    expect(tranquility.choices(covered, 0)).toEqual([
      { verb: 'pay', line: 'pay', pick: { from: ['40', '50', '51', '52'], least: 2, most: 2 }, example: 'pay -40 -50' }
    ])
  })
})

describe('the Explorer card is', () => {
  test('example 119: a Start, and nothing happens', () => {
    const state = after(pyramid(COVER('start')), '7@c1', 'pay -40 -50')
    expect([sea(state), standing(state)]).toEqual(['1:5 2:7', 'h5 p6'])
    expect(state.explorers?.spent).toEqual(['start'])
  })

  test('example 120: a Storm, under which the space is closed and the card comes back', () => {
    const state = after(pyramid(COVER('storm')), '7@c1')
    expect([sea(state), standing(state)]).toEqual(['1:5', 'h5 p9'])
    expect(hand(state)).toBe('40 50 51 52 7')
    expect(told(COVER('storm'), '7@c1')).toEqual([
      ['placed', { seat: 0, card: '7', cell: 'c1', paid: 0 }],
      ['explored', { seat: 0, cell: 'c1', explorer: 'storm', card: '7' }],
      ['turn', { seat: 0 }]
    ])
  })

  test('example 121: nothing goes under a Storm', () => {
    const state = after(pyramid(COVER('storm')), '7@c1')
    for (const line of ['7@c1', '40@c1']) expect(refused(state, line)).toBe('SPACE_STORMED')
    expect(tranquility.choices(state, 0).every(({ ways }) => !('c1' in (ways?.at ?? {})))).toBe(true)
  })

  test('example 123: a Compass, which may pay', () => {
    const state = after(pyramid(COVER('compass')), '7@c1')
    expect(hand(state)).toBe('40 50 51 52 C')
    expect(hand(after(state, 'pay -C -40'))).toMatch(/^50 51 52 /)
  })

  test.each(['compass', 'finish', 'joker'])('a %s, and nobody else learns which it was', explorer => {
    const events = happening(pyramid(COVER(explorer)), '7@c1')
    const found = events.find(({ type }) => type === 'explored')
    expect(found?.facts).toEqual({ seat: 0, cell: 'c1', explorer: 'kept' })
    expect(Object.keys(found?.only ?? {})).toEqual(['0'])
  })

  test('example 124: a Sea Monster, with which the card is gone; the next cover turns up another', () => {
    const state = after(pyramid('{1:5} [7 8 50 51 52]p9 explorers(monster start)'), '7@c1')
    expect([sea(state), standing(state)]).toEqual(['1:5', 'h5 p8'])
    expect([state.destroyed, state.explorers?.spent]).toEqual([[7], ['monster']])
    expect(after(state, '8@c1').explorers?.spent).toEqual(['monster', 'start'])
  })

  test('example 125: Rocks; where the hand is spent, the pile gives a card unseen', () => {
    const state = after(pyramid('{7:30} [34 50 51 52 53]p9 explorers(rocks)'), '34@i1')
    expect(standing(state)).toBe('h5 p3')
    expect(state.players[0]?.discarded).toBe(5)
    expect(told('{7:30} [34 50 51 52 53]p9 explorers(rocks)', '34@i1')).toContainEqual([
      'explorer-paid',
      { seat: 0, count: 4, unseen: 1 }
    ])
  })

  test('example 126: Rocks, paid with the hand', () => {
    const state = after(pyramid('{7:30} [31 50 51 52 53]p9 explorers(rocks)'), '31@i1')
    expect(refused(state, 'pay -50')).toBe('PAYMENT_COUNT')
    expect(standing(after(state, 'pay -50 -51'))).toBe('h5 p6')
  })
})

describe('paying', () => {
  const due = after(pyramid(COVER('start').replace('p9', 'p9 [60 61]p9')), '7@c1')

  test.each([
    ['another action', '40@d1', 0, 'WRONG_PHASE'],
    ['another seat', 'pay -60 -61', 1, 'NOT_YOUR_TURN']
  ])('%s: %s of seat %i is refused with %s', (_, line, seat, code) => {
    expect(refused(due, line, seat)).toBe(code)
  })
})

describe('a Compass', () => {
  const before = '{1:5} [C 40 50 51 52]p9 [60]p0 stormed(2) explorers(start)'

  test('example 122: takes away a Storm, as the action of the turn', () => {
    const state = after(pyramid(before), 'clear c1')
    expect(standing(state)).toBe('h5 p8, h1 p0')
    expect(state.explorers).toMatchObject({ storms: [], spent: ['storm'], deck: ['start'] })
    expect(tranquility.awaits(state)).toEqual([1])
    expect(happening(pyramid(before), 'clear c1')[0]).toEqual({ type: 'cleared', facts: { seat: 0, cell: 'c1' } })
  })

  test.each([
    ['no Storm there', before, 'clear i1', 'NO_COMPASS_CARD'],
    ['no Compass', '{} [40 50]p9 stormed(2)', 'clear c1', 'NO_COMPASS_CARD'],
    ['off the sea', before, 'clear a2', 'SLOT_OUT_OF_RANGE'],
    ['more than a cell', before, 'clear c1 -40', 'BAD_ACTION']
  ])('%s: %s, %s is refused with %s', (_, position, line, code) => {
    expect(refused(pyramid(position), line)).toBe(code)
  })
})

describe('a Joker', () => {
  test('lies for an island of any value', () => {
    const state = after(pyramid('{10:22} [J 50 51 52]p9'), 'J24@b2 -50 -51')
    expect(sea(state)).toBe('10:22 11:24')
    expect(tranquility.view(state, 0).cells).toEqual({ k1: 22, b2: 24 })
  })

  test.each([
    [127, '{20:50} [J 1]p9', 'J50@d4', 'WILD_VALUE_TAKEN'],
    ['one destroyed before', '{} [J 1]p9 destroyed(33)', 'J33@d4', 'WILD_VALUE_TAKEN'],
    ['no island', '{} [J 1]p9', 'J81@d4', 'WILD_VALUE_RANGE'],
    ['not held', '{} [1 2]p9', 'J5@d4', 'CARD_NOT_IN_HAND'],
    ['as a Start', '{} [J 2]p9', 'start', 'CARD_NOT_IN_HAND'],
    ['as a Compass', '{} [J 2]p9 stormed(2)', 'clear c1', 'NO_COMPASS_CARD']
  ])('example %s: %s, %s is refused with %s', (_, before, line, code) => {
    expect(refused(pyramid(before), line)).toBe(code)
  })

  test.each(['finish J', 'finish'])('example 128: %s wins once all 36 are filled', line => {
    const state = after(pyramid(`{${FULL}} [J F]p0`), line)
    expect(tranquility.result(state)).toEqual({ outcome: 'won', why: 'WIN' })
  })

  test('is offered as a Finish beside one', () => {
    const lines = tranquility.choices(pyramid(`{${FULL}} [J F]p0`), 0).map(({ line }) => line)
    expect(lines).toEqual(['', 'finish', 'finish J'])
  })

  test('is offered for every value that fits', () => {
    const choices = tranquility.choices(pyramid('{0:1 2:3 3:4} [J]p0'), 0)
    expect(choices.filter(({ ways }) => 'b1' in (ways?.at ?? {}))).toEqual([])
    const [two] = tranquility
      .choices(pyramid('{0:1 2:3 3:4} [J 80]p0'), 0)
      .filter(({ ways }) => 'b1' in (ways?.at ?? {}))
    expect(two).toMatchObject({
      subject: 'J',
      standsFor: '2',
      line: 'J2@_',
      ways: { at: { b1: 1 } },
      pick: { from: ['80'] }
    })
  })
})

test('example 129: a space under a Storm is not filled', () => {
  expect(refused(pyramid(`{${FULL.replace('2:5 ', '')}} [F 1]p0 stormed(2)`), 'finish')).toBe('FINISH_GRID_INCOMPLETE')
})

describe('the deal', () => {
  const COUNTS = { storm: 6, compass: 6, monster: 5, finish: 5, start: 5, rocks: 1, joker: 2 }
  const EASIER = { storm: 6, compass: 6, finish: 5, start: 5, rocks: 1, joker: 7 }

  test.each([
    [{}, COUNTS, ['rocks']],
    [{ easier: true }, EASIER, ['rocks']],
    [{ harder: true }, COUNTS, ['rocks', 'start']],
    [{ harder: true, easier: true }, EASIER, ['rocks', 'start']]
  ])('with %j: thirty Explorer cards', (options, counts, dear) => {
    const { match, events } = openMatch(tranquility, { variant: 'pyramid', ...options }, 3, seedOf(1))
    const { explorers, players } = match.state
    const deck = explorers?.deck ?? []
    expect(deck).toHaveLength(30)
    expect(
      Object.fromEntries(Object.keys(counts).map(name => [name, deck.filter(one => one === name).length]))
    ).toEqual(counts)
    expect(explorers?.dear).toEqual(dear)
    expect(events.find(({ type }) => type === 'explorers')).toMatchObject({
      facts: { left: 30 },
      sealed: { explorers: deck }
    })
    for (const { hand: cards, pile } of players) expect([...cards, ...pile].every(Number)).toBe(true)
  })

  test('a view shows the open border spaces, and nothing of the order of the Explorer cards', () => {
    const { match } = openMatch(tranquility, { variant: 'pyramid' }, 2, seedOf(1))
    expect(tranquility.view(match.state, 0).explorers).toEqual({
      left: 30,
      spent: [],
      spaces: ['c1', 'i1', 'f2', 'd3', 'h3', 'f4'],
      storms: []
    })
  })

  test('a border space is shown as open until something lies on it, also under a Storm', () => {
    const [start, storm] = ['start', 'storm'].map(explorer => after(pyramid(COVER(explorer)), '7@c1'))
    expect(start && tranquility.view(start, 0).explorers?.spaces).toEqual(['i1', 'f2', 'd3', 'h3', 'f4'])
    expect(storm && tranquility.view(storm, 0).explorers).toMatchObject({
      spaces: ['c1', 'i1', 'f2', 'd3', 'h3', 'f4'],
      storms: ['c1']
    })
  })
})
