import { describe, expect, test } from 'vitest'
import { tranquility } from '../../../../../engine/tranquility/index.ts'
import { after, happening, position, refused, sea, settled, standing } from '../../position.ts'

// The numbers are those of the worked examples: RULES.md, 15.

const verbs = (state: ReturnType<typeof position>, seat = 0) => tranquility.choices(state, seat).map(({ verb }) => verb)
const subjects = (state: ReturnType<typeof position>) =>
  tranquility
    .choices(state, 0)
    .flatMap(({ verb, subject = '', standsFor }) =>
      verb === 'place' ? (standsFor ? `${subject}${standsFor}` : subject) : []
    )

describe('a Wild as an island', () => {
  test('example 101: it costs what the island would', () => {
    const before = position('wilds {10:40 12:45} [W 50]p9')
    expect(sea(after(before, 'W41@f2 -50'))).toBe('10:40 11:41 12:45')
    const [placed] = happening(before, 'W41@f2 -50')
    expect(placed).toEqual({ type: 'placed', facts: { seat: 0, card: '41', cell: 'f2', paid: 1, with: 'W' } })
  })

  test.each([
    [102, 'wilds {10:40 12:45} [W]p9', 'W45@f6', 'WILD_VALUE_TAKEN'],
    [103, 'destroyed:33 wilds {} [W]p9', 'W33@a1', 'WILD_VALUE_TAKEN'],
    ['of three digits', 'wilds {} [W]p9', 'W100@a1', 'WILD_VALUE_RANGE'],
    ['of very many', 'wilds {} [W]p9', `W${'9'.repeat(80)}@a1`, 'WILD_VALUE_RANGE'],
    ['not held', 'wilds {} [40]p9', 'W39@f2', 'CARD_NOT_IN_HAND'],
    ['without a value', 'wilds {} [W]p9', 'W@f2', 'BAD_ACTION']
  ])('example %s: %s, %s is refused with %s', (_, before, line, code) => {
    expect(refused(position(before), line)).toBe(code)
  })

  test('each value that is free is offered, once for both Wilds', () => {
    const values = subjects(position('destroyed:33 wilds {10:40} [W W]p9'))
    expect(values).toHaveLength(78)
    expect(values).not.toContain('W40')
    expect(values).not.toContain('W33')
  })
})

describe('a Wild as Start', () => {
  test('example 104: nobody must play it so', () => {
    expect(refused(position('unstarted wilds {} [W 40 41]p9 [2 3]p9'), '40@a1')).toBeNull()
  })

  test('example 105: it may be', () => {
    const before = 'unstarted wilds {} [W 40 41 42 43]p9 [2 3 4 5 6]p9 [7 8]p9'
    const started = after(position(before), 'start W')
    expect(tranquility.view(started, 0)).toMatchObject({ startPlayed: true, phase: 'pledge' })
    expect(happening(position(before), 'start W')[0]).toEqual({ type: 'started', facts: { seat: 0, with: 'W' } })
  })

  test.each([
    ['while a Start is held', 'unstarted wilds {} [W S 41 42 43]p9 [2 3 4 5 6]p9', 'MUST_PLAY_START'],
    ['once one is played', 'wilds {} [W 41 42]p9 [2 3]p9', 'START_ALREADY_PLAYED'],
    ['without one', 'unstarted wilds {} [41 42]p9 [2 3]p9', 'CARD_NOT_IN_HAND'],
    ['with too few cards for all to see', 'unstarted wilds {} [W 41 42]p0 [2 3 4]p0 [5 6]p0', 'START_UNPAYABLE'],
    ['alone with too few', 'unstarted wilds {} [W 41 42]p5', 'START_UNPAYABLE'],
    ['with a pile that will be drawn', 'unstarted Y1:1 wilds {} [W 41 42]p2 [2]p2', 'START_UNPAYABLE']
  ])('%s: %s is refused with %s', (_, before, code) => {
    expect(refused(position(before), 'start W')).toBe(code)
    expect(tranquility.choices(position(before), 0).map(({ line }) => line)).not.toContain('start W')
  })

  test.each([
    ['what two would draw', 'unstarted wilds {} [W 41 42]p9 [2 3]p9'],
    ['what one alone would draw', 'unstarted wilds {} [W 41 42]p6'],
    ['what would be given unseen', 'unstarted Y1:1 wilds {} [W 41 42]p0 [2 3]p2 [5 6]p0']
  ])('%s is counted', (_, before) => {
    expect(refused(position(before), 'start W')).toBeNull()
  })
})

describe('a Wild as Finish', () => {
  test('example 106: it wins', () => {
    const won = after(position('wilds {full} [W 2]p3'), 'finish W')
    expect(tranquility.result(won)).toEqual({ outcome: 'won', why: 'WIN' })
  })

  test.each([
    ['{full but 35} [W 2 3]p3', 'FINISH_GRID_INCOMPLETE'],
    ['marked:1 {full} [W 2]p3 [M 3]p3', 'FINISH_MONSTER_HELD'],
    ['{full} [2 3]p3', 'CARD_NOT_IN_HAND']
  ])('%s is refused with %s', (before, code) => {
    expect(refused(position(`wilds ${before}`), 'finish W')).toBe(code)
  })
})

describe('a Wild as Compass', () => {
  const STORM = 'wilds P1:2 {} [1 2 3 4 5]p9 [W 6 7 8 9]p9'

  test('example 107: by its holder, on anybody’s turn; nothing is drawn for it', () => {
    const lifted = after(position(STORM), '1: compass P1 W')
    expect(tranquility.view(lifted, 0).storms?.active).toEqual([])
    expect(tranquility.view(lifted, 0).compasses).toEqual({ pool: 0, supply: 6 })
    expect(standing(lifted)).toBe('h5 p9, h4 p9')
    expect(lifted.players[1]?.discarded).toBe(0)
    expect(tranquility.awaits(lifted)).toEqual([0])
  })

  test('only its holder is offered it', () => {
    expect(verbs(position(STORM), 0)).not.toContain('compass')
    expect(tranquility.choices(position(STORM), 1)).toEqual([
      {
        verb: 'compass',
        subject: 'W',
        standsFor: 'C',
        line: 'compass _ W',
        ways: { kind: 'piece', at: { P1: 0 } },
        example: 'compass P1 W'
      }
    ])
    expect(refused(position(STORM), 'compass P1 W', 0)).toBe('CARD_NOT_IN_HAND')
  })

  test('once the pledges make eight, only a Wild that is in none of them is spent', () => {
    const started = after(position('unstarted wilds P1:2 {} [S W W 1 2 3 4 5 6 7]p20'), 'start')
    const beside = (line: string) => {
      const { state } = tranquility.apply(started, 0, tranquility.parse(line))
      return tranquility.choices(state, 0).map(choice => choice.example)
    }
    expect(beside('give 8 -W -W -1 -2 -3 -4 -5 -6')).toEqual(['compass P1'])
    expect(beside('give 8 -W -1 -2 -3 -4 -5 -6 -7')).toEqual(['compass P1', 'compass P1 W'])
  })
})

describe('a Wild as Sea Monster', () => {
  test('it takes an island and itself', () => {
    const played = after(position('monsters wilds {14:33} [W 2]p9'), 'WM@c3')
    expect(sea(played)).toBe('')
    expect(tranquility.view(played, 0)).toMatchObject({ destroyed: [33], monsters: { left: 5 } })
  })

  test.each([
    [108, 'wilds {14:33} [W 2]p9', 'WM@c3', 'WILD_AS_UNAVAILABLE'],
    ['a Compass without Storms', 'wilds {} [W 2]p9', 'compass P1 W', 'WILD_AS_UNAVAILABLE'],
    ['a monster off the sea', 'wilds {14:33} [W 2]p9', 'WM@i9', 'SLOT_OUT_OF_RANGE'],
    ['a monster in a closed row', 'rocks:0 wilds {1:5} [W 2]p9', 'WM@b1', 'ROW_BLOCKED'],
    ['a monster at nothing', 'wilds {14:33} [W 2]p9', 'WM@a1', 'WILD_AS_UNAVAILABLE'],
    ['what it pays for', 'wilds {0:5} [W 2]p9', 'turn a1 -W', 'MODULE'],
    ['what it pays for before the Start', 'unstarted wilds {0:5} [W S]p9', 'turn a1 -W', 'MODULE'],
    ['a monster without one', '{14:33} [1 2]p9', 'M@c3', 'CARD_NOT_IN_HAND'],
    ['a Wild without one', '{14:33} [1 2]p9', 'WM@c3', 'CARD_NOT_IN_HAND']
  ])('example %s: %s, %s is refused with %s', (_, before, line, code) => {
    expect(refused(position(before), line)).toBe(code)
  })
})

describe('the beginning of a turn with a Wild alone', () => {
  test.each([
    ['it fits somewhere', '{full but 19 20 21} [W]p0', null],
    ['it would be dear everywhere', '{full but 20} [W]p0', 'LOSS_NO_ACTION'],
    ['it wins', '{full} [W]p0', null],
    ['it is the Start', 'unstarted {full but 20} [W]p0 [1 2 3 4 5]p0 [6 7 8]p0', null],
    ['it would be a Start that cannot be paid', 'unstarted {full but 20} [W]p0 [1 2 3 4 5]p0 [6 7]p0', 'LOSS_NO_ACTION']
  ])('%s: %s', (_, before, why) => {
    expect(tranquility.result(settled(position(`begin wilds ${before}`)))?.why ?? null).toBe(why)
  })
})
