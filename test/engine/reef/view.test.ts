import { plannableChoices, resultWhenEndedEarly, whyNoChoiceUsesCard } from '../../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import type { Game } from '../../../engine/game.ts'
import { reef } from '../../../engine/reef/index.ts'
import type { State } from '../../../engine/reef/core/state.ts'
import { randomPlay } from '../../random-play.ts'
import { after, decided } from './examples.ts'
import { MINE, position, THEIRS } from './position.ts'

// RULES.md, 6 and 10.

const game = reef as unknown as Game

describe('a view', () => {
  const state = position({
    grid: 'Yf ~ Gm co Pf ~ Kf Bm / #Kf #~ # # # # # # / #co %Rf ^sh _ # # # # / _ ~ Rm co Yf ~ sh pe',
    discard: ['pe', 'Gf'],
    seats: [MINE, '2 boats R1 sh2 [RY - Gf]']
  })

  test('shows what lies open, how many lie elsewhere, and nothing else', () => {
    const rows = [
      { b1: '~', c1: 'Rm', d1: 'co', e1: 'Yf', f1: '~', g1: 'sh', h1: 'pe' },
      { a2: '#', b2: 'Rf', c2: 'sh', e2: '#', f2: '#', g2: '#', h2: '#' },
      { a3: '#', b3: '#', c3: '#', d3: '#', e3: '#', f3: '#', g3: '#', h3: '#' },
      { a4: 'Yf', b4: '~', c4: 'Gm', d4: 'co', e4: 'Pf', f4: '~', g4: 'Kf', h4: 'Bm' }
    ]
    expect(reef.view(state, 1)).toEqual({
      viewer: 1,
      cells: Object.assign({}, ...rows),
      half: ['b2'],
      deck: 20,
      discard: ['pe', 'Gf'],
      wanted: ['RY', 'GG', 'BK', 'PP'],
      breeding: 3,
      stock: { R: 4, Y: 5, G: 6, B: 6, P: 7, K: 6 },
      boatsLeft: 9,
      players: [
        {
          worms: { R: 3, Y: 2, G: 1, B: 1, P: 0, K: 1 },
          pearls: 1,
          sharks: 0,
          boats: 4,
          corals: [
            { fish: null, bred: null },
            { fish: 'Ym', bred: null }
          ],
          bred: 0
        },
        {
          worms: { R: 1, Y: 0, G: 0, B: 0, P: 0, K: 0 },
          pearls: 0,
          sharks: 2,
          boats: 2,
          corals: [
            { fish: null, bred: 'RY' },
            { fish: null, bred: null },
            { fish: 'Gf', bred: null }
          ],
          bred: 1
        }
      ],
      active: 0,
      phase: 'turn',
      dice: ['R', 'B'],
      given: 2
    })
  })

  test('says who picks a worm, and of which colours', () => {
    expect(reef.view(position({ phase: 'pick' }), 0).taking).toEqual({ seat: 1, colours: ['R', 'B'] })
    expect(reef.view(position({ phase: 'pick', dice: ['R', 'R'] }), 0).taking).toBeUndefined()
    const { taking, given } = reef.view(position({ phase: 'income', given: 1, stock: 'R1 K1' }), 0)
    expect([taking, given]).toEqual([{ seat: 0, colours: ['R', 'K'] }, 1])
  })

  test('of a card that has been paid for is still its back, until it is turned', () => {
    const paid = decided(position(), 'reveal a2 -K')
    expect([reef.view(paid, 0).cells.a2, reef.view(paid, 0).half]).toEqual(['#', []])
    const turned = reef.view(after(position(), 'reveal a2 -K'), 1)
    expect([turned.cells.a2, turned.half]).toEqual(['co', ['a2']])
  })

  test('has no dice between two turns', () => {
    const flowed = reef.advance(decided(position(), 'end'), {
      below: () => 0,
      shuffle: list => [...list],
      position: () => 0
    })
    expect(flowed && reef.view(flowed.state, 0).dice).toBeNull()
  })

  test('is the same for both seats and for whoever looks on, in any match', () => {
    for (const { after: then } of randomPlay(game, {}, 2, 3)) {
      const now = then.state as unknown as State
      const [one, ...others] = ([0, 1, 'watcher'] as const).map(viewer =>
        JSON.stringify({ ...reef.view(now, viewer), viewer: 0 })
      )
      expect(others).toEqual([one, one])
    }
  })
})

const verbs = (state: State, seat: number) => plannableChoices(reef, state, seat).map(({ verb }) => verb)
const waysOf = (state: State, seat: number, verb: string) =>
  plannableChoices(reef, state, seat).find(choice => choice.verb === verb)?.ways?.at ?? {}

describe('what may be planned', () => {
  test('are a pick of every colour and all of the seat’s own turn, on the table as it is', () => {
    expect(waysOf(position(), 1, 'take')).toEqual({ R: 0, Y: 0, G: 0, B: 0, P: 0, K: 0 })
    expect(new Set(verbs(position(), 1))).toEqual(new Set(['take', 'buy', 'reveal', 'boat', 'end']))
    expect(waysOf(position(), 1, 'buy')).toEqual({ b4: 1, a1: 3, b1: 3 })
  })

  test('is dear again what the other seat has turned up, and not what the seat itself has', () => {
    const turned = after(position(), 'reveal a2 -K')
    const priceFor = (seat: number) =>
      plannableChoices(reef, turned, seat).find(({ verb, facts }) => verb === 'buy' && facts?.card === 'co')?.ways?.at
        .a2
    expect([priceFor(0), priceFor(1)]).toEqual([1, 2])
  })

  test('is nothing once the match is over', () => {
    const over = position({ phase: 'over', result: resultWhenEndedEarly(reef, position(), []) })
    expect([verbs(over, 0), verbs(over, 1)]).toEqual([[], []])
  })
})

test('only the end of a turn leads on to what its seat is asked next', () => {
  const lines = ['take R', 'buy d1 -Y', 'reveal a2 -K', 'boat -R -R -pe', 'shark 2', 'end']
  expect(lines.filter(line => reef.drafts?.settlesAtOnce?.(reef.parse(line)))).toEqual(['end'])
})

test('against a token that one has speaks nothing but that it is not one’s turn', () => {
  const armed = position({ seats: ['4 boats R3 pe1 sh1 []', THEIRS] })
  expect(['R', 'pe', 'sh'].map(token => whyNoChoiceUsesCard(reef, armed, 0, token))).toEqual([null, null, null])
  for (const token of ['sh', 'P'])
    expect(whyNoChoiceUsesCard(reef, position(), 0, token)).toEqual({
      code: 'NOT_ENOUGH_WORMS',
      facts: { paid: [token] }
    })
  expect(whyNoChoiceUsesCard(reef, position(), 0, 'Q7')).toEqual({ code: 'NOT_ENOUGH_WORMS', facts: { paid: ['Q7'] } })
  expect(whyNoChoiceUsesCard(reef, position(), 1, 'R')).toEqual({ code: 'NOT_YOUR_TURN' })
  expect(whyNoChoiceUsesCard(reef, position({ phase: 'pick' }), 1, 'R')).toEqual({ code: 'WRONG_PHASE' })
})
