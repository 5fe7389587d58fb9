import { describe, expect, test } from 'vitest'
import { tranquility } from '../../../../../engine/tranquility/index.ts'
import type { State } from '../../../../../engine/tranquility/core/state.ts'
import { after, happening, position, refused, settled, standing } from '../../position.ts'

// The numbers are those of the worked examples: RULES.md, 15.

const FULL_ROW = '{0:1 1:2 2:3 3:4 4:5 5:6}'
const view = (state: State) => tranquility.view(state, 'watcher')
const drawn = (state: State) => view(state).storms?.drawn ?? []
const active = (state: State) => (view(state).storms?.active ?? []).map(({ storm }) => storm)
/** The position, and `1@f6` played from it: seat 0 draws up. */
const drawing = (text: string, line = '1@a1') => after(position(text), line)

describe('a Storm that is drawn', () => {
  const state = drawing('storms {} [1 2 3 4 5]p(60 Y 61) [6 7]p9', '-1 -2')

  test('it is shown at once, doesn’t enter the hand and stops the drawing', () => {
    expect(standing(state)).toBe('h4 p1, h2 p9')
    expect(view(state)).toMatchObject({ phase: 'storm', storms: { active: [], drawn: [{ seat: 0, storm: 'Y1' }] } })
    expect(tranquility.awaits(state)).toEqual([0])
    expect(tranquility.choices(state, 1)).toEqual([])
    expect(refused(state, 'storm', 1)).toBe('NOT_YOUR_TURN')
    expect(refused(state, '3@a1')).toBe('WRONG_PHASE')
  })

  test('it is told to all, the cards around it to their owner', () => {
    const events = happening(position('storms {} [1 2 3 4 5]p(60 Y 61) [6 7]p9'), '-1 -2')
    expect(events.map(({ type, facts }) => [type, facts])).toEqual([
      ['discarded', { seat: 0, count: 2 }],
      ['drew', { seat: 0, count: 1 }],
      ['stormed', { seat: 0, storm: 'Y1' }]
    ])
  })
})

describe('a yellow Storm', () => {
  test('example 72: the hand goes down to three, and no more is drawn', () => {
    const struck = after(drawing('storms {} [1 2 3 4 5]p(Y 60 61) [6 7]p9'), 'storm -2')
    expect(standing(struck)).toBe('h3 p2, h2 p9')
    expect(view(struck).players.map(({ limit }) => limit)).toEqual([3, 5])
    expect(struck.players[0]?.discarded).toBe(1)
  })

  test('example 73: a small hand keeps its cards and is drawn up to three', () => {
    const shown = drawing('pool:1 {} [1 2 3]p(Y 60 61) [6 7]p9')
    expect(drawn(shown)).toHaveLength(1)
    const struck = after(shown, 'storm')
    expect(standing(struck)).toBe('h3 p1, h2 p9')
    expect(standing(drawing('storms {} [1 2 3]p(Y 60 61) [6 7]p9'))).toBe(standing(struck))
  })

  test('example 76: two cards besides the one that is placed are all that can be paid', () => {
    const state = position('Y1:0 {8:15} [18 17 50]p9')
    expect(refused(state, '18@d2')).toBe('COST_TOO_HIGH')
    expect(refused(state, '17@d2 -18 -50')).toBeNull()
  })

  test('several mean three still, and example 74: each needs its own Compass', () => {
    const one = after(position('Y1:0 Y2:0 pool:1 {} [1 2 3]p9 [6 7]p9'), 'compass Y1')
    expect([active(one), view(one).players[0]?.limit]).toEqual([['Y2'], 3])
  })

  test('example 75: once it is lifted the hand grows at the owner’s next refill', () => {
    const lifted = after(position('Y1:1 pool:1 {} [1 2 3]p9 [6 7 8]p9'), '1: compass Y1')
    expect(view(lifted).players[1]).toMatchObject({ hand: 3, limit: 5 })
    const round = after(lifted, '-1 -2', '1: 6@a1')
    expect(standing(round)).toBe('h5 p5, h5 p6')
  })
})

describe('a purple Storm', () => {
  const shown = drawing('pool:1 {} [1 2 3 4 5]p(P 60 61) [6 7]p9')

  test('example 77: its owner chooses a row with a place left', () => {
    expect(tranquility.choices(shown, 0)[0]).toMatchObject({ verb: 'storm', line: 'storm _', example: 'storm 1' })
    const struck = after(shown, 'storm 2')
    expect(view(struck).storms?.active).toEqual([{ storm: 'P1', row: 2 }])
    expect(refused(struck, '6@b2', 1)).toBe('ROW_BLOCKED')
    expect(refused(struck, '6@b3', 1)).toBeNull()
  })

  test('example 78: a full row is refused', () => {
    const full = drawing(`storms ${FULL_ROW} [31 32 33 34 35]p(P 60 61) [8 9]p9`, '31@a3')
    expect(refused(full, 'storm 1')).toBe('PURPLE_ROW_FULL')
  })

  test('example 79: where no row is left it leaves without effect', () => {
    const state = position('pool:1 {full but 35} [72 2 3 4 5]p(P 60 61) [6 7]p9')
    const full = after(state, '72@f6 -2 -3 -4')
    expect(tranquility.choices(full, 0)[0]).toEqual({ verb: 'storm', subject: 'P1', line: 'storm', example: 'storm' })
    const gone = after(full, 'storm')
    expect([active(gone), drawn(gone)]).toEqual([[], []])
    expect(view(gone).compasses?.pool).toBe(1)
  })

  test('example 80: it may share its row with the Rocks, and with another', () => {
    const state = after(position('rocks:2 P1:2 pool:1 {} [1 2 3 4 5]p(P 60 61) [6 7]p9'), '1@a1', 'keep -2 -3')
    const both = after(state, 'storm 3')
    expect(refused(after(both, 'compass P1'), '6@b3', 1)).toBe('ROW_BLOCKED')
    expect(view(both).storms?.active).toEqual([
      { storm: 'P1', row: 3 },
      { storm: 'P2', row: 3 }
    ])
  })
})

describe('an orange Storm', () => {
  test.each([
    [81, 'O1:0 {8:15} [40 50]p9', '40@c4', 'ORANGE_NEEDS_NEIGHBOUR'],
    [82, 'O1:0 {8:15} [17 50 51]p9', '17@d2 -50 -51', null],
    [83, 'O1:0 {} [3 50]p9', '3@a1', 'ORANGE_NEEDS_NEIGHBOUR'],
    ['83, discarding', 'O1:0 {} [3 50]p9', '-3 -50', null],
    [84, 'O1:0 {full} [F]p9', 'finish', null]
  ])('example %s: %s, %s: %s', (_, before, line, code) => {
    expect(refused(position(before), line)).toBe(code)
  })
})

describe('the beginning of a turn under an orange Storm', () => {
  const STUCK = '{0:1 30:60 31:61 32:62 33:63 34:64 35:65} [50]p0 [2 3]p0'

  test('example 95: it is not lost while a Compass would give an action', () => {
    const state = settled(position(`begin O1:0 pool:1 ${STUCK}`))
    expect(tranquility.awaits(state)).toEqual([0])
    expect(tranquility.choices(state, 0).map(({ line }) => line)).toEqual(['compass _'])
    const rescued = after(state, '1: compass O1')
    expect(tranquility.choices(rescued, 0)[0]?.ways?.at).toMatchObject({ d3: 0 })
  })

  test('example 96: without one it is', () => {
    const state = settled(position(`begin O1:0 ${STUCK}`))
    expect(tranquility.result(state)).toMatchObject({ outcome: 'lost', why: 'LOSS_NO_ACTION' })
  })
})

describe('while the Start is paid', () => {
  const STARTING = 'unstarted Y1:0 {} [S 1 2]p11 [11 12 13 14 15]p9'
  const started = after(position(STARTING), 'start')

  test('example 97: two cards of the own pile count as two, unseen', () => {
    expect(standing(started)).toBe('h4 p9, h7 p7')
    const hand = started.players[0]?.hand ?? []
    const line = `give 6 ${hand.map(card => `-${card}`).join(' ')} blind`
    const pledged = after(started, line)
    expect(view(pledged).pledge).toEqual({ counts: [6, null], short: 2, blind: [0] })
    const paid = after(pledged, `1: give 2 -11 -12`)
    expect(standing(paid)).toBe('h3 p4, h5 p7')
    expect(paid.players.map(({ discarded }) => discarded)).toEqual([6, 2])
  })

  test('they are offered beside the plain numbers', () => {
    const [plain, blind] = tranquility.choices(started, 0)
    expect(plain).toMatchObject({ line: 'give _', ways: { kind: 'count', at: { 0: 0, 4: 4 } } })
    expect(blind).toMatchObject({
      line: 'give _ blind',
      subject: 'blind',
      ways: { at: { 2: 0, 6: 4 } },
      example: 'give 2 blind'
    })
    expect(refused(started, 'give 7 -1 -2 -16 -17 blind')).toBe('PLEDGE_COUNT')
  })

  test('a line names them before or behind the cards', () => {
    expect(tranquility.format(tranquility.parse('give 3 blind -1'))).toBe('give 3 -1 blind')
  })

  test.each([
    [98, started, 'give 3 -11 blind', 1],
    ['a pile of one card', after(position(STARTING.replace('p11', 'p(20 21 22)')), 'start'), 'give 2 blind', 0]
  ])('example %s: there are none to give unseen', (_, state, line, seat) => {
    expect(refused(state, line, seat)).toBe('BLIND_NOT_ALLOWED')
  })
})

describe('an opening hand', () => {
  test('example 99: a Storm in it is shown and replaced', () => {
    const state = settled(opening('storms {} []p(1 2 3 O 4 5 6) []p(11 12 13 14 15 16)'))
    expect(active(state)).toEqual(['O1'])
    expect(state.players.map(({ hand }) => hand.length)).toEqual([5, 5])
  })

  test('example 99, with Wilds: its owner answers', () => {
    const state = settled(opening('wilds storms {} []p(1 2 3 O 4 5 6) []p(11 12 13 14 15 16)'))
    expect(tranquility.awaits(state)).toEqual([0])
  })
})

/** The moment before the opening hands are drawn. */
function opening(text: string): State {
  const state = position(`unstarted ${text}`)
  const seats = [...state.players.keys()]
  return {
    ...state,
    pending: [{ step: 'draw', seats }, { step: 'starts' }, { step: 'ready' }, { step: 'begin', seat: 0 }]
  }
}
