import { describe, expect, test } from 'vitest'
import { tranquility } from '../../../../../engine/tranquility/index.ts'
import type { State } from '../../../../../engine/tranquility/core/state.ts'
import { after, happening, position, refused, settled, standing } from '../../position.ts'

// The numbers are those of the worked examples: RULES.md, 15.

const giving = (state: State) =>
  tranquility.choices(state, 0).flatMap(({ verb, ways }) => (verb === 'give' ? [ways?.at] : []))
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

  test('several in one draw are answered one after the other', () => {
    const first = drawing('storms {} [1 2 3 4 5]p(P Y O 60) [6 7]p9')
    expect(drawn(first)).toEqual([{ seat: 0, storm: 'P1' }])
    const second = after(first, 'storm 3')
    expect(drawn(second)).toEqual([{ seat: 0, storm: 'Y1' }])
    const third = after(second, 'storm -2')
    expect(active(third)).toEqual(['P1', 'Y1'])
    expect(standing(third)).toBe('h3 p2, h2 p9')
    expect(tranquility.awaits(third)).toEqual([1])
  })

  test('an orange one needs no answer where nobody could prevent it', () => {
    const first = drawing('storms {} [1 2 3 4 5]p(O 60 61) [6 7]p9')
    expect([active(first), drawn(first)]).toEqual([['O1'], []])
    expect(standing(first)).toBe('h5 p1, h2 p9')
    expect(tranquility.awaits(first)).toEqual([1])
  })

  test.each([
    ['a Compass', 'pool:1'],
    ['a Wild', 'wilds storms']
  ])('where %s could be spent its owner is asked', (_, front) => {
    const first = drawing(`${front} {} [1 2 3 4 5]p(O 60 61) [6 7]p9`)
    expect(drawn(first)).toEqual([{ seat: 0, storm: 'O1' }])
    expect(tranquility.choices(first, 0)[0]).toEqual({ verb: 'storm', subject: 'O1', line: 'storm', example: 'storm' })
    expect(active(after(first, 'storm'))).toEqual(['O1'])
  })

  describe('once another Storm has taken the last Compass', () => {
    const LIFTED = '1: compass P1'
    const FRONT = 'P1:2 pool:1'
    const ALL_BUT_TOP = '{full but 31 32 33 34 35}'

    test.each([
      ['orange', drawing(`${FRONT} {} [1 2 3 4 5]p(O 60 61) [6 7]p9`)],
      ['yellow over a small hand', drawing(`${FRONT} {} [1 2 3]p(Y 60 61) [6 7]p9`)],
      ['purple with one row open', drawing(`${FRONT} ${ALL_BUT_TOP} [64 2 3 4 5]p(P 60) [6 7]p9`, '64@b6 -2 -3 -4')]
    ])('nobody is asked for %s', (_, shown) => {
      expect(tranquility.awaits(shown)).toEqual([0])
      const lifted = after(shown, LIFTED)
      expect([drawn(lifted), active(lifted)]).toEqual([[], drawn(shown).map(({ storm }) => storm)])
      expect(tranquility.awaits(lifted)).toEqual([1])
    })

    test.each([
      ['another is left', drawing('P1:2 pool:2 {} [1 2 3 4 5]p(O 60 61) [6 7]p9')],
      ['a hand is too large', drawing(`${FRONT} {} [1 2 3 4 5]p(Y 60 61) [6 7]p9`)],
      ['several rows are open', drawing(`${FRONT} {} [1 2 3 4 5]p(P 60 61) [6 7]p9`)],
      ['a Wild may be held', drawing(`wilds ${FRONT} {} [1 2 3 4 5]p(O 60 61) [6 7]p9`)]
    ])('its owner still answers where %s', (_, shown) => {
      const lifted = after(shown, LIFTED)
      expect([drawn(lifted), tranquility.awaits(lifted)]).toEqual([drawn(shown), [0]])
    })

    test('what is told is told in one go', () => {
      const shown = drawing(`${FRONT} {} [1 2 3 4 5]p(O 60 61) [6 7]p9`)
      const told = happening(shown, 'compass P1', 1).map(({ type }) => type)
      expect(told).toEqual(['compass-spent', 'storm-struck', 'drew', 'turn'])
    })
  })

  test.each([
    ['a row for yellow', 'Y', 'storm 3', 'STORM_CHOICE'],
    ['too few cards for yellow', 'Y', 'storm', 'STORM_CHOICE'],
    ['too many cards for yellow', 'Y', 'storm -2 -3', 'STORM_CHOICE'],
    ['a card that is not held', 'Y', 'storm -80', 'CARD_NOT_IN_HAND'],
    ['no row for purple', 'P', 'storm', 'STORM_CHOICE'],
    ['cards for purple', 'P', 'storm -2', 'STORM_CHOICE'],
    ['a row there is not', 'P', 'storm 7', 'BAD_ACTION'],
    ['a row for orange', 'O', 'storm 3', 'STORM_CHOICE'],
    ['cards for orange', 'O', 'storm -2', 'STORM_CHOICE']
  ])('%s: %s, %s is refused with %s', (_, colour, line, code) => {
    expect(refused(drawing(`pool:1 {} [1 2 3 4 5]p(${colour} 60 61) [6 7]p9`), line)).toBe(code)
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

  test('monsters stay, even above three', () => {
    const shown = drawing('monsters storms {} [1 2 M M]p(60 Y 61) [6 7]p9')
    expect(tranquility.choices(shown, 0)[0]?.pick).toEqual({ from: ['2', '60'], least: 1, most: 1 })
    expect(refused(shown, 'storm -M')).toBe('MONSTER_UNDISCARDABLE')
    const four = after(drawing('monsters storms {} [1 M M M M]p(Y 60) [6 7]p9'), 'storm')
    expect(standing(four)).toBe('h4 p1, h2 p9')
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

  test('it limits its owner’s hand alone', () => {
    expect(standing(after(position('Y1:1 {} [1 2]p9 [6 7 8]p9'), '1@a1'))).toBe('h5 p5, h3 p9')
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

  test('where one row is left it goes there unasked', () => {
    const state = after(position('storms {full but 34 35} [72 2 3 4 5]p(P 60 61) [6 7]p9'), '72@f6')
    expect(view(state).storms?.active).toEqual([{ storm: 'P1', row: 6 }])
    expect(tranquility.awaits(state)).toEqual([1])
  })

  test('of two rows with a place left its owner chooses', () => {
    const two = after(position('storms {full but 5 34 35} [69 2 3 4 5]p(P 60 61) [6 7]p9'), '69@e6 -2 -3')
    expect(tranquility.choices(two, 0)).toMatchObject([{ verb: 'storm', ways: { kind: 'row', at: { 1: 0, 6: 0 } } }])
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

  test('its row keeps Sea Monsters out', () => {
    expect(refused(position('P1:2 monsters {14:33} [M 2]p9'), 'M@c3')).toBe('ROW_BLOCKED')
  })

  test('what lies in its row counts as a neighbour', () => {
    expect(refused(position('P1:1 {6:20} [18 50 51]p9'), '18@f1 -50 -51')).toBeNull()
  })
})

describe('an orange Storm', () => {
  test.each([
    [81, 'O1:0 {8:15} [40 50]p9', '40@c4', 'ORANGE_NEEDS_NEIGHBOUR'],
    [82, 'O1:0 {8:15} [17 50 51]p9', '17@d2 -50 -51', null],
    [83, 'O1:0 {} [3 50]p9', '3@a1', 'ORANGE_NEEDS_NEIGHBOUR'],
    ['83, discarding', 'O1:0 {} [3 50]p9', '-3 -50', null],
    [84, 'O1:0 {full} [F]p9', 'finish', null],
    ['a neighbour above or below is none', 'O1:0 {7:15} [17 50 51]p9', '17@b3', 'ORANGE_NEEDS_NEIGHBOUR'],
    ['the next row is', 'O1:0 {5:15} [16 50 51]p9', '16@a2 -50', null],
    ['so is what lies behind it', 'O1:0 {9:17} [16 50 51]p9', '16@c2 -50', null],
    ['of another seat', 'O1:1 {8:15} [40 50]p9 [1 2]p9', '40@c4', null]
  ])('example %s: %s, %s: %s', (_, before, line, code) => {
    expect(refused(position(before), line)).toBe(code)
  })

  test('it doesn’t keep the Start from being played, nor the whole hand from being discarded', () => {
    expect(refused(position('unstarted O1:0 {} [S 1 2 3 4]p9'), 'start')).toBeNull()
    expect(refused(position('O1:0 {} [1 2 3 4]p9'), 'all')).toBeNull()
  })

  test('only places next to something are offered', () => {
    const [first] = tranquility.choices(position('O1:0 {8:15} [16 50]p9'), 0).filter(({ verb }) => verb === 'place')
    expect(first?.ways?.at).toEqual({ d2: 1 })
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

  test('a Compass that gives none does not rescue', () => {
    const state = settled(position('begin Y1:1 pool:1 {full but 20} [50]p0 [2 3]p0'))
    expect(tranquility.result(state)).toMatchObject({ why: 'LOSS_NO_ACTION' })
  })

  test('two may be needed', () => {
    const two = 'begin O1:0 P1:0 {7:60} [50]p0 [2 3]p0'
    expect(tranquility.result(settled(position(two.replace('P1:0', 'P1:0 pool:1'))))).not.toBeNull()
    expect(tranquility.result(settled(position(two.replace('P1:0', 'P1:0 pool:2'))))).toBeNull()
  })

  test('whoever spends the last rescue on something else loses the match', () => {
    const state = settled(position(`begin O1:0 Y1:1 pool:1 ${STUCK}`))
    expect(tranquility.result(after(state, '1: compass Y1'))).toMatchObject({ why: 'LOSS_NO_ACTION' })
  })

  test('another seat’s Wild does not rescue: that would show it', () => {
    const state = settled(position(`begin wilds O1:0 ${STUCK.replace('[2 3]', '[W 3]')}`))
    expect(tranquility.result(state)).toMatchObject({ why: 'LOSS_NO_ACTION' })
  })

  test('the own Wild may rescue, if something is left to play', () => {
    const behind = 'begin O1:0 P1:1 monsters wilds {8:15} [M W]p0 [2 3]p0'
    expect(tranquility.result(settled(position(behind)))).toBeNull()
    const alone = 'begin O1:0 wilds {8:15} [W]p0 [2 3]p0'
    expect(tranquility.result(settled(position(alone)))).toMatchObject({ why: 'LOSS_NO_ACTION' })
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

  test('they are offered where just two are short, and not where one is', () => {
    const seven = started.players[1]?.hand.map(card => `-${card}`) ?? []
    const two = after(started, `1: give 6 ${seven.slice(0, 6).join(' ')}`)
    expect(giving(two)).toEqual([{ 0: 0, 1: 1, 2: 2 }, { 2: 0 }])
    const one = after(started, `1: give 7 ${seven.join(' ')}`)
    expect(giving(one)).toEqual([{ 0: 0, 1: 1 }])
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

  test('they are two, whatever they are, and no more under two yellow Storms', () => {
    const two = after(
      position('unstarted monsters Y1:0 Y2:0 {} [S 1 2]p(20 21 M P 60 61 62 63) [11 12 13 14 15]p9'),
      'start',
      'give 6 -1 -2 -20 -21 blind',
      '1: give 2 -11 -12'
    )
    expect(tranquility.view(two, 0).storms?.left.P).toBe(2)
    expect(two.players[0]).toMatchObject({ hand: [60, 61, 62], pile: [63], discarded: 6 })
  })

  test('a hand that is still above its limit then stays as it is, and draws nothing', () => {
    const rich = after(position('unstarted Y1:1 {} [S 1 2 3 4]p20 [11 12 13]p20'), 'start')
    expect(standing(rich)).toBe('h6 p18, h5 p18')
    const hand = rich.players[0]?.hand ?? []
    const line = `give 6 ${hand.map(card => `-${card}`).join(' ')}`
    expect(standing(after(rich, line, '1: give 2 blind'))).toBe('h5 p13, h5 p16')
  })

  test('they make the capacity', () => {
    const enough = after(position('unstarted Y1:0 {} [S 1 2]p(20 21 22) [11 12]p9 [13 14]p9'), 'start')
    expect(enough.players.map(({ discarded }) => discarded)).toEqual([4, 2, 2])
    expect(tranquility.result(enough)).toBeNull()
  })

  test('whoever could still give them is awaited', () => {
    const hand = started.players[0]?.hand ?? []
    const open = after(started, `give 4 ${hand.map(card => `-${card}`).join(' ')}`, '1: give 1 -11')
    expect(tranquility.awaits(open)).toEqual([0, 1])
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

  const both = settled(opening('storms {} []p(1 2 3 4 Y 5 P 6) []p(11 P 12 13 14 15 16) []p(21 22 23 24 25 26)'))

  test('seats answer their own side by side, in any order', () => {
    expect(tranquility.awaits(both)).toEqual([0, 1])
    expect(drawn(both)).toEqual([
      { seat: 0, storm: 'Y1' },
      { seat: 1, storm: 'P1' }
    ])
    const inOrder = after(both, 'storm -1', '1: storm 2')
    expect(after(both, '1: storm 2', 'storm -1').players.map(({ hand }) => hand)).toEqual(
      inOrder.players.map(({ hand }) => hand)
    )
    expect(inOrder.players.map(({ hand }) => hand.length)).toEqual([3, 5, 5])
  })

  test('whoever has answered goes on drawing', () => {
    const one = after(both, '1: storm 2')
    expect(tranquility.awaits(one)).toEqual([0])
    expect(one.players.map(({ hand }) => hand.length)).toEqual([4, 5, 5])
    expect(refused(one, 'storm 3', 1)).toBe('NOT_YOUR_TURN')
  })

  test('the Starts go in once all hands are drawn', () => {
    expect(both.players.some(({ pile }) => pile.includes('S'))).toBe(false)
    const done = after(both, 'storm -1', '1: storm 2')
    expect(done.players.every(({ pile }) => pile.includes('S'))).toBe(true)
  })
})

test('a Start ends with all seats drawing up in their order, one window after the other', () => {
  const started = after(
    position('unstarted storms {} [S 1 2 3 4]p(Y 30 31 32 33) [11 12 13 14 15]p(P 34 35) [21 22]p9'),
    'start'
  )
  const paid = after(started, 'give 4 -1 -2 -3 -4', '1: give 4 -11 -12 -13 -14', '2: give 0')
  expect(drawn(paid)).toEqual([{ seat: 0, storm: 'Y1' }])
  const next = after(paid, 'storm')
  expect(drawn(next)).toEqual([{ seat: 1, storm: 'P1' }])
  expect(standing(after(next, '1: storm 4'))).toBe('h3 p1, h3 p0, h5 p6')
})

test('a Storm in the extra draw of the Start is none of its cards', () => {
  const started = after(position('unstarted storms {} [S 1 2 3 4]p(O 30 31 32) [11 12 13]p9'), 'start')
  const answered = after(started, 'storm')
  expect(standing(answered)).toBe('h6 p1, h5 p7')
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
