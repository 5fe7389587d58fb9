import { resultWhenEndedEarly } from '../../../../../engine/defaults.ts'
import { completeOptions } from '../../../../../engine/options.ts'
import { describe, expect, test } from 'vitest'
import { openMatch } from '../../../../../engine/match.ts'
import { tranquility } from '../../../../../engine/tranquility/index.ts'
import type { State } from '../../../../../engine/tranquility/core/state.ts'
import { refusal } from '../../../refused.ts'
import { seedOf } from '../../../../random-play.ts'
import { after, happening, refused, sea } from '../../position.ts'
import { competitive } from '../../variants.ts'

// The numbers are those of the worked examples: RULES.md, 15.

const ROW = 'row(1 2 3 4 5) deck(6 7 8 9)'
const verbs = (state: State, seat = 0) => tranquility.choices(state, seat).map(({ verb }) => verb)
const hands = ({ players }: State) => players.map(({ hand }) => hand.join(' '))
const why = (state: State) => tranquility.result(state)?.why ?? null
const lies = ({ contest }: State) => [contest?.row.join(' '), contest?.deck.join(' ')]

describe('the possibility rule', () => {
  test.each([
    [137, '{} [78 50 51 52 53] [60 61]', '78@b6', 'MATH_IMPOSSIBLE'],
    [138, '{} [76 50 51 52 53] [60 61]', '76@b6', null],
    [138, '{} [77 50 51 52 53] [60 61]', '77@b6', 'MATH_IMPOSSIBLE'],
    [139, '{10:20} [23 50 51 52 53] [60 61]', '23@c3', 'MATH_IMPOSSIBLE'],
    [140, '{10:20} [24 50 51 52 53] [60 61]', '24@c3', null],
    [141, '{} [4 50 51 52 53] [60 61]', '4@e1', 'MATH_IMPOSSIBLE'],
    [141, '{} [5 50 51 52 53] [60 61]', '5@e1', null]
  ])('example %i: %s, %s: %s', (_, before, line, code) => {
    const state = competitive(`${before} ${ROW}`)
    expect(refused(state, line)).toBe(code)
    const [card = '', cell = ''] = line.split('@')
    const [choice] = tranquility.choices(state, 0).filter(({ subject }) => subject === card)
    expect(cell in (choice?.ways?.at ?? {})).toBe(code === null)
  })
})

describe('drawing', () => {
  test('example 142: from the far end of the row, which is filled up from the deck', () => {
    const state = after(competitive(`{10:20} [21 50 51 52 53] [60 61] ${ROW}`), '21@f2 -50')
    expect(hands(state)).toEqual(['51 52 53 1 2', '60 61'])
    expect(lies(state)).toEqual(['3 4 5 6 7', '8 9'])
  })

  test('is seen by all', () => {
    const events = happening(competitive(`{} [50 51 52 53 54] [60 61] ${ROW}`), '-50 -51')
    expect(events).toContainEqual({ type: 'took', facts: { seat: 0, cards: ['1', '2'], laid: ['6', '7'] } })
  })
})

describe('the exchange', () => {
  const before = competitive(`{0:30 35:70} [1 2 3 4 5] [60 61] ${'row(6 7 8 9 10) deck(11 12 13 14 15 16)'}`)

  test('example 144: the hand is shown and discarded for the whole row', () => {
    expect(verbs(before)).toEqual(['discard', 'exchange'])
    const state = after(before, 'exchange')
    expect([...hands(state), ...lies(state)]).toEqual(['6 7 8 9 10', '60 61', '11 12 13 14 15', '16'])
    expect(tranquility.view(state, 1).contest?.scores[0]).toMatchObject({ discarded: 5, points: -5 })
    expect(tranquility.awaits(state)).toEqual([1])
  })

  test('shows the hand to the other and to those who watch', () => {
    const [event] = happening(before, 'exchange')
    expect(event).toEqual({ type: 'exchanged', facts: { seat: 0, cards: ['1', '2', '3', '4', '5'] } })
  })

  test('example 143: is refused to a hand with a card to place', () => {
    expect(refused(competitive(`{0:30} [31 1 2 3 4] [60 61] ${ROW}`), 'exchange')).toBe('HAND_HAS_PLAY')
  })
})

describe('passing', () => {
  test('example 145: with one card that goes nowhere, and nothing to take', () => {
    const state = competitive('{0:30 35:70} [1] [2 3 4]')
    expect(verbs(state)).toEqual(['pass'])
    const passed = after(state, 'pass')
    expect(tranquility.awaits(passed)).toEqual([1])
    expect(happening(state, 'pass')[0]).toEqual({ type: 'passed', facts: { seat: 0 } })
  })
})

describe('the end', () => {
  test('example 146: both hands hold one card at most after a turn', () => {
    expect(why(after(competitive('{0:30} [40 50] []'), '40@f1'))).toBe('SCORED')
    expect(why(after(competitive('{0:30} [40 50] [3]'), '40@f1'))).toBe('SCORED')
    expect(why(after(competitive('{0:30} [40 50 51] [3]'), '40@f1'))).toBeNull()
    expect(why(after(competitive('{0:30} [40 50] [3 4]'), '40@f1'))).toBeNull()
  })

  test('two passes in a row', () => {
    const state = competitive('{0:30 35:70} [1] [2 3 4]')
    const once = { ...after(state, 'pass'), players: competitive('{} [1 5] [2]').players }
    expect(why(once)).toBeNull()
    expect(why(after(once, '1: pass'))).toBe('SCORED')
  })

  test('the sea is full: at once, before anything is drawn', () => {
    const last = Array.from({ length: 35 }, (_, cell) => `${cell}:${cell + 1}`).join(' ')
    const state = after(competitive(`{${last}} [36 50 51] [60 61 62] ${ROW} a(0 1 2)`), '36@f6 -50')
    expect(hands(state)).toEqual(['51', '60 61 62'])
    expect(tranquility.result(state)).toEqual({
      outcome: 'ranked',
      why: 'SCORED',
      ranking: [[0], [1]],
      scores: [2 * 4 - 1 + 3, 0]
    })
  })

  test('the score is told with its parts', () => {
    const events = happening(competitive('{0:30} [40 50] [] a(0)'), '40@f1')
    expect(events.find(({ type }) => type === 'scored')?.facts).toEqual({
      scores: [
        { placed: 2, discarded: 0, inRuns: 0, longest: 1, points: 4 },
        { placed: 0, discarded: 0, inRuns: 0, longest: 0, points: 0 }
      ]
    })
  })

  test('two that agree to stop have scores and no ranks, one that gives up is last', () => {
    const state = competitive('{0:30} [40 50] [60 61] b(0)')
    expect(resultWhenEndedEarly(tranquility, state, [])).toEqual({ outcome: 'stopped', why: 'STOPPED', scores: [0, 2] })
    expect(resultWhenEndedEarly(tranquility, state, [0, 1])).toEqual({
      outcome: 'stopped',
      why: 'STOPPED',
      scores: [0, 2]
    })
    expect(resultWhenEndedEarly(tranquility, state, [1])).toEqual({
      outcome: 'stopped',
      why: 'STOPPED',
      ranking: [[0], [1]],
      scores: [0, 2]
    })
  })
})

describe('the set-up', () => {
  const openings = Array.from({ length: 40 }, (_, number) =>
    openMatch(tranquility, { variant: 'competitive' }, 2, seedOf(number))
  )

  test('five cards each, five open, sixty-five left, and no other card than islands', () => {
    for (const { match } of openings) {
      const { players, contest } = match.state
      expect(players.map(({ hand, pile }) => [hand.length, pile.length])).toEqual([
        [5, 0],
        [5, 0]
      ])
      const all = [...players.flatMap(({ hand }) => hand), ...(contest?.row ?? []), ...(contest?.deck ?? [])]
      expect([contest?.row.length, contest?.deck.length]).toEqual([5, 65])
      expect(all.map(Number).sort((one, other) => one - other)).toEqual(
        Array.from({ length: 80 }, (_, card) => card + 1)
      )
    }
  })

  test('chance names who begins and who has the day', () => {
    const drawn = openings.map(({ match }) => `${match.state.active}${match.state.contest?.day}`)
    expect(new Set(drawn)).toEqual(new Set(['00', '01', '10', '11']))
  })

  test('row, deck and day are sealed in the events', () => {
    for (const { match, events } of openings) {
      const { row, deck, day } = match.state.contest ?? {}
      const [laid] = events.filter(({ type }) => type === 'row-laid')
      expect(laid?.facts).toEqual({ row: row?.map(String), day, left: 65 })
      expect(laid?.sealed).toEqual({ row: row?.map(String), day, deck: deck?.map(String) })
    }
  })

  test('only two can play, without any level or module, and they may talk', () => {
    for (const seats of [1, 3, 4, 5])
      expect(refusal(() => completeOptions(tranquility, { variant: 'competitive' }, seats))?.code).toBe('BAD_OPTION')
    for (const other of [{ removal: 'triton' }, { rocks: true }, { monsters: 3 }, { talk: 'open' }])
      expect(refusal(() => completeOptions(tranquility, { variant: 'competitive', ...other }, 2))?.code).toBe(
        'BAD_OPTION'
      )
    expect(completeOptions(tranquility, { variant: 'competitive' }, 2)).toEqual({ variant: 'competitive' })
    expect(tranquility.tableStyle({ variant: 'competitive' })).toEqual({ talk: 'free', table: 'competitive' })
  })
})

test('a view shows row, deck size, whose the cards are and the score, and no hand but the own', () => {
  const state = competitive(`{10:20 11:21 12:22 20:40} [1 2] [60 61] ${ROW} a(10 11 12) b(20)`)
  expect(sea(state)).toBe('10:20 11:21 12:22 20:40')
  for (const viewer of [0, 1, 'watcher'] as const)
    expect(tranquility.view(state, viewer)).toMatchObject({
      night: ['c4'],
      contest: {
        day: 0,
        row: ['1', '2', '3', '4', '5'],
        left: 4,
        scores: [
          { placed: 3, discarded: 0, inRuns: 3, longest: 3, points: 9 },
          { placed: 1, discarded: 0, inRuns: 0, longest: 1, points: 2 }
        ]
      }
    })
  expect(tranquility.view(state, 1).hand).toEqual(['60', '61'])
  expect(tranquility.view(state, 'watcher').hand).toBeUndefined()
})
