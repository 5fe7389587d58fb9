import { describe, expect, test } from 'vitest'
import { openMatch } from '../../../../../engine/match.ts'
import { randomStream } from '../../../../../engine/random.ts'
import { tranquility } from '../../../../../engine/tranquility/index.ts'
import type { State } from '../../../../../engine/tranquility/core/state.ts'
import { seedOf } from '../../../../random-play.ts'
import { after, happening, refused, settled, standing } from '../../position.ts'
import { dayNight, sides } from '../../variants.ts'

// The numbers are those of the worked examples: RULES.md, 15.

const CHANCE = randomStream(new Uint8Array(32))
const up = (state: State) => state.daylight?.up
const verbs = (state: State) => tranquility.choices(state, 0).map(({ verb }) => verb)

describe('a Compass that is drawn', () => {
  test.each([
    [130, '{} [1 2 3 4 5]p(C 6 7 8 9 10 11 12 13)', 'night', 'h5 p7'],
    [131, '{} [1 2 3 4 5]p(C C 6 7 8 9 10 11 12)', 'day', 'h5 p6'],
    ['with nothing behind it', '{} [1 2 3 4 5]p(C)', 'night', 'h4 p0'],
    ['at night', 'night {} [1 2 3 4 5]p(C 6)', 'day', 'h5 p0']
  ])('example %s: %s, all hands show %s', (_, before, side, stands) => {
    const state = after(dayNight(`${before} [30 31]p9`), '1@a1')
    expect(up(state)).toBe(side)
    expect(standing(state)).toBe(`${stands}, h2 p9`)
  })

  test('is shown to all and leaves the game, and is replaced', () => {
    const events = happening(dayNight('{} [1 2 3 4 5]p(C 6) [30 31]p9'), '1@a1')
    expect(events.map(({ type, facts }) => ({ type, facts }))).toEqual([
      { type: 'placed', facts: { seat: 0, card: '1', cell: 'a1', paid: 0 } },
      { type: 'flipped', facts: { seat: 0, side: 'night' } },
      { type: 'drew', facts: { seat: 0, count: 1 } },
      { type: 'turn', facts: { seat: 1 } }
    ])
  })

  test('of an opening hand is set aside, replaced and shuffled back: the game begins by day', () => {
    const opened = Array.from({ length: 40 }, (_, number) =>
      openMatch(tranquility, { variant: 'day_night' }, 5, seedOf(number))
    )
    const aside = opened.flatMap(({ events }) => events.filter(({ type }) => type === 'set-aside'))
    expect(aside.length).toBeGreaterThan(0)
    for (const { match } of opened) {
      const { players, daylight } = match.state
      expect(daylight?.up).toBe('day')
      for (const { hand } of players)
        expect(hand.filter(card => typeof card === 'number' || card === 'F')).toHaveLength(5)
      const piles = players.flatMap(({ pile }) => pile)
      expect(piles.filter(card => card === 'C')).toHaveLength(6)
      expect(players.map(({ pile }) => pile.length).sort()).toEqual([14, 14, 14, 14, 15])
    }
  })
})

test.each([
  ['top', () => 0, 'C 6 7'],
  ['bottom', (end: number) => end - 1, '6 7 C']
])('a Compass that was set aside goes back anywhere, down to the %s of its pile', (_, below, pile) => {
  const state: State = { ...dayNight('{} [1]p(6 7)'), pending: [{ step: 'put-back', aside: [0] }] }
  const step = tranquility.advance(state, { ...CHANCE, below })
  expect(step?.state.players[0]?.pile.join(' ')).toBe(pile)
})

describe('an island that is placed', () => {
  test.each([
    [132, 'night {} [12 50 51 52 53]p9', '12@d1', '3:12n'],
    ['by day', '{} [12 50 51 52 53]p9', '12@d1', '3:12']
  ])('example %s: %s, %s lies as the hands are: %s', (_, before, line, lies) => {
    expect(sides(after(dayNight(before), line))).toBe(lies)
  })
})

describe('rotating a card', () => {
  test('example 133: costs one card and is the action of the turn', () => {
    const state = after(dayNight('{3:12} [50 51 52 53 54]p9 [60]p0'), 'turn d1 -50')
    expect(sides(state)).toBe('3:12n')
    expect(standing(state)).toBe('h5 p8, h1 p0')
    expect(tranquility.awaits(state)).toEqual([1])
    expect(sides(after(state, '1: turn d1 -60'))).toBe('3:12')
  })

  test('is told with the cell, the side and no card', () => {
    const [event] = happening(dayNight('{3:12} [50 51]p9'), 'turn d1 -50')
    expect(event).toEqual({ type: 'rotated', facts: { seat: 0, cell: 'd1', side: 'night' } })
  })

  test('example 135: keeps a seat in the game that can do nothing else', () => {
    const state = settled(dayNight('begin {full but 20} [50]p0'))
    expect(tranquility.result(state)).toBeNull()
    expect(verbs(state)).toEqual(['turn'])
  })

  test.each([
    [136, '{} [1 2 3 4 5]p9', 'turn a1 -1', 'NO_GRID_CARD'],
    ['no card', '{3:12} [1 2 3]p9', 'turn d1', 'BAD_ACTION'],
    ['two cards', '{3:12} [1 2 3]p9', 'turn d1 -1 -2', 'BAD_ACTION'],
    ['a Start to play', 'unstarted {3:12} [S 2 3]p9', 'turn d1 -2', 'MUST_PLAY_START']
  ])('example %s: %s, %s is refused with %s', (_, before, line, code) => {
    expect(refused(dayNight(before), line)).toBe(code)
  })

  test('every card in the sea is offered for one of any', () => {
    const [choice] = tranquility.choices(dayNight('{3:12 4:80} [50 F]p9'), 0).filter(({ verb }) => verb === 'turn')
    expect(choice).toEqual({
      verb: 'turn',
      line: 'turn _',
      ways: { kind: 'cell', at: { d1: 1, e1: 1 } },
      pick: { from: ['50', 'F'], least: 1, most: 1 },
      example: 'turn d1 -50'
    })
  })
})

describe('the Finish', () => {
  const RIGHT = Array.from({ length: 36 }, (_, cell) => `${cell}:${cell + 1}${cell < 18 ? 'n' : ''}`).join(' ')

  test('example 134: is refused while one card shows the wrong side', () => {
    expect(refused(dayNight(`{${RIGHT.replace('3:4n', '3:4')}} [F]p9`), 'finish')).toBe('FINISH_ORIENTATION')
    expect(refused(dayNight(`{${RIGHT.replace('20:21', '20:21n')}} [F]p9`), 'finish')).toBe('FINISH_ORIENTATION')
  })

  test('wins with night below and day above', () => {
    const state = after(dayNight(`{${RIGHT}} [F]p9`), 'finish')
    expect(tranquility.result(state)).toEqual({ outcome: 'won', why: 'WIN' })
  })
})

test('a view shows which half of the hands is up, and which cards lie night side up', () => {
  const state = dayNight('night {3:12n 20:50} [1 2]p9 [3]p9')
  for (const viewer of [0, 1, 'watcher'] as const)
    expect(tranquility.view(state, viewer)).toMatchObject({ up: 'night', night: ['d1'] })
})
