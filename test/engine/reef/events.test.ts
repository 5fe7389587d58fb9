import { describe, expect, test } from 'vitest'
import type { Event, Seat } from '../../../engine/game.ts'
import { reef } from '../../../engine/reef/index.ts'
import type { State } from '../../../engine/reef/core/state.ts'
import { randomStream } from '../../../engine/random.ts'
import { after } from './examples.ts'
import { A, position, THEIRS } from './position.ts'

// What is told, to all alike: RULES.md, 10.

/** All that is told of a line, and of what the table then does by itself. */
function told(before: State, line: string, seat: Seat = 0): readonly Event[] {
  const stream = randomStream(new Uint8Array(32))
  let { state, events } = reef.apply(before, seat, reef.parse(line))
  for (let step = reef.advance(state, stream); step; step = reef.advance(state, stream)) {
    state = step.state
    events = [...events, ...step.events]
  }
  return events
}

const typesOf = (events: readonly Event[]) => events.map(({ type }) => type)
const SHARKS = '4 boats R3 Y2 G1 B1 K1 pe1 sh1 [- Ym]'
const row0 = (row: string) => A.replace('~ ~ Rm co Yf ~ sh pe', row)

type Told = readonly [line: string, before: State, events: readonly Event[]]

const TOLD: readonly Told[] = [
  ['buy d1 -Y', position(), [{ type: 'bought', facts: { seat: 0, cell: 'd1', card: 'co', paid: { Y: 1 } } }]],
  ['buy a1 -G', position(), [{ type: 'bought', facts: { seat: 0, cell: 'a1', card: '~', paid: { G: 1 } } }]],
  [
    'buy c1>1 -pe',
    position(),
    [{ type: 'bought', facts: { seat: 0, cell: 'c1', card: 'Rm', paid: { pe: 1 }, coral: 1 } }]
  ],
  [
    'buy a4>1 -Y -Y -pe',
    after(position(), 'buy c1>1 -R'),
    [
      { type: 'bought', facts: { seat: 0, cell: 'a4', card: 'Yf', paid: { Y: 2, pe: 1 }, coral: 1 } },
      { type: 'bred', facts: { seat: 0, coral: 1, pair: 'RY', parents: ['Rm', 'Yf'] } },
      { type: 'wanted', facts: { pair: 'KK', place: 1, left: 2 } }
    ]
  ],
  [
    'buy c4>2 -G -G -G',
    position({ seats: ['4 boats G3 [- Gf]', THEIRS] }),
    [
      { type: 'bought', facts: { seat: 0, cell: 'c4', card: 'Gm', paid: { G: 3 }, coral: 2 } },
      { type: 'bred', facts: { seat: 0, coral: 2, pair: 'GG', parents: ['Gf', 'Gm'] } },
      { type: 'wanted', facts: { pair: 'KK', place: 2, left: 2 } }
    ]
  ],
  [
    'buy c4>5 -G -G -G',
    position({ seats: ['4 boats G3 [RR YY BB PK Gf]', THEIRS] }),
    [
      { type: 'bought', facts: { seat: 0, cell: 'c4', card: 'Gm', paid: { G: 3 }, coral: 5 } },
      { type: 'bred', facts: { seat: 0, coral: 5, pair: 'GG', parents: ['Gf', 'Gm'] } },
      { type: 'over', facts: { outcome: 'ranked', why: 'FIVE_BREEDINGS' } }
    ]
  ],
  [
    'reveal b2 -K',
    position(),
    [
      { type: 'looked', facts: { seat: 0, cell: 'b2', paid: { K: 1 } } },
      { type: 'revealed', facts: { seat: 0, cell: 'b2', card: 'Rf' } }
    ]
  ],
  ['boat -R -R -pe', position(), [{ type: 'launched', facts: { seat: 0, boats: 5, paid: { R: 2, pe: 1 } } }]],
  ['shark h4', position({ seats: [SHARKS, THEIRS] }), [{ type: 'ate', facts: { seat: 0, cell: 'h4', card: 'Bm' } }]],
  ['shark 2', position({ seats: [SHARKS, THEIRS] }), [{ type: 'ate', facts: { seat: 0, coral: 2, card: 'Ym' } }]]
]

test.each(TOLD)('of %s is told who, where, what and for how much', (line, before, events) => {
  expect(told(before, line)).toEqual(events)
})

test('of a pick is told who takes which worm, and that the turn begins', () => {
  const events = told(position({ phase: 'pick', active: 1 }), 'take B')
  expect(events).toEqual([
    { type: 'took', facts: { seat: 0, colour: 'B' } },
    { type: 'turn', facts: { seat: 1 } }
  ])
})

describe('of the end of a turn is told', () => {
  test('what drains, what comes into the open rows, and then the next roll and its worms', () => {
    const [ended, drained, flowed, rolled, ...taken] = told(position(), 'end')
    expect(ended).toEqual({ type: 'ended', facts: { seat: 0 } })
    expect(drained).toEqual({ type: 'drained', facts: { cells: ['a1', 'b1'] } })
    expect(flowed).toEqual({ type: 'flowed', facts: { cards: { g1: 'Bf', h1: 'Bf' }, hidden: 0, left: 18 } })
    expect(rolled).toEqual({ type: 'rolled', facts: { seat: 1, dice: [expect.any(String), expect.any(String)] } })
    const dice = rolled?.facts.dice as readonly string[]
    expect(taken.slice(0, 2)).toEqual(dice.map(colour => ({ type: 'took', facts: { seat: 1, colour } })))
  })

  test('each row from the shore, the first row first, holes passed over', () => {
    const grid = '~ _ ~ co Pf ~ Kf Bm / ^~ #~ # # # # # # / # # # # _ # # # / _ ~ Rm co _ ~ sh pe'
    const deck = ['Ym', 'Yf', 'Gm', 'Gf', 'Bm', 'Bf', 'Pm', 'Pf', 'Km', 'Kf'] as const
    const [, drained, flowed] = told(position({ grid, deck, discard: 2 }), 'end')
    expect(drained?.facts.cells).toEqual(['b1', 'a3', 'a4', 'c4'])
    // Row 1 has three holes then, row 2 and row 3 one each, row 4 three.
    const cards = { f1: 'Ym', g1: 'Yf', h1: 'Gm', f4: 'Bf', g4: 'Pm', h4: 'Pf' }
    expect(flowed?.facts).toEqual({ cards, hidden: 2, left: 2 })
  })

  test('nothing of a current that moves nothing', () => {
    const still = position({ grid: A.replace('~ ~ Rm', 'Rm Rm Rm'), discard: 2 })
    expect(typesOf(told(still, 'end')).slice(0, 2)).toEqual(['ended', 'rolled'])
  })

  test('that seven discards were shuffled into the deck, how many it has then, and sealed in which order they lie', () => {
    const before = position({
      grid: row0('~ Rm Rm co Yf ~ sh pe'),
      deck: ['Km', 'Kf'],
      discard: ['pe', 'sh', 'Gm', 'Gf', 'Rm', 'Rf']
    })
    const [, , shuffled, flowed] = told(before, 'end')
    const deck = shuffled?.sealed?.deck as readonly string[]
    expect(shuffled?.facts).toEqual({ count: 9 })
    expect(deck.toSorted()).toEqual(['Gf', 'Gm', 'Kf', 'Km', 'Rf', 'Rm', 'pe', 'sh', '~'])
    expect(flowed?.facts).toEqual({ cards: { h1: deck[0] }, hidden: 0, left: 8 })
  })

  test.each([
    ['six discards and a deck that fills all holes', 5, 1, ['ended', 'drained', 'flowed']],
    ['six discards and no deck', 5, 0, ['ended', 'drained', 'shuffled', 'flowed']],
    ['seven discards', 6, 20, ['ended', 'drained', 'shuffled', 'flowed']]
  ])('with %s, whether they are shuffled', (_, discard, deck, types) => {
    const before = position({ grid: row0('~ Rm Rm co Yf ~ sh pe'), discard, deck })
    expect(typesOf(told(before, 'end')).filter(type => !['rolled', 'took', 'turn'].includes(type))).toEqual(types)
  })
})

test.each([
  ['buy a4>1 -Y -Y -pe', after(position({ discard: [] }), 'buy c1>1 -R'), ['pe', 'Rm', 'Yf']],
  ['buy a1 -pe', position({ discard: ['Gf'] }), ['Gf', 'pe', '~']],
  ['shark h4', position({ seats: [SHARKS, THEIRS], discard: ['Gf'] }), ['Gf', 'Bm', 'sh']]
] as const)('what %s takes away lies in the discard in the order of DEAL.md', (line, before, discard) => {
  expect(after(before, line).discard).toEqual(discard)
})
