import { describe, expect, test } from 'vitest'
import type { Event } from '../../../engine/game.ts'
import { play, playAll, position } from './position.ts'

// What is told, and to whom: RULES.md, 10.

const ALL_STAY = '2 stay, 3 stay, 0 stay'
const ALL_JUMP = '2 jump, 3 jump, 0 jump'
const rolled = (seat: number, cloud: number, dice: number) => ({
  type: 'rolled',
  facts: { seat, cloud, dice: Array(dice).fill(expect.stringMatching(/^[-GPRY]$/)) }
})

type Told = readonly [where: string, before: string, line: string, events: readonly unknown[]]

const TOLD: readonly Told[] = [
  ['', '', '2 jump', [{ type: 'jumped', facts: { seat: 2, points: 4 } }]],
  ['', '', '2 stay', [{ type: 'stayed', facts: { seat: 2 } }]],
  ['', '', '3 wait', [{ type: 'waits', facts: { seat: 3 } }]],
  ['', '', '1 wait', [{ type: 'waits', facts: { seat: 1 } }]],
  ['', '', '3 jump', [{ type: 'chose', facts: { seat: 3 }, only: { 3: { choice: 'jump' } } }]],
  ['', '', '1 wild', [{ type: 'chose', facts: { seat: 1 }, only: { 1: { choice: 'wild' } } }]],
  [
    '',
    '3 jump if jumped, 0 jump if jumped',
    '2 jump',
    [2, 3, 0].map(seat => ({ type: 'jumped', facts: { seat, points: 4 } }))
  ],
  [
    'cloud 6; roll GR-',
    '0 stay, 3 jump',
    '2 jump if jumped',
    [
      { type: 'stayed', facts: { seat: 2 } },
      { type: 'jumped', facts: { seat: 3, points: 12 } },
      { type: 'stayed', facts: { seat: 0 } }
    ]
  ],
  [
    'roll RG',
    ALL_STAY,
    '1 colours',
    [{ type: 'rose', facts: { seat: 1, cloud: 4, by: 'colours', cards: ['G', 'R'] } }, rolled(2, 4, 3)]
  ],
  [
    'roll GG',
    ALL_STAY,
    '1 colours',
    [{ type: 'rose', facts: { seat: 1, cloud: 4, by: 'colours', cards: ['G', 'G'] } }, rolled(2, 4, 3)]
  ],
  ['', ALL_STAY, '1 wild', [{ type: 'rose', facts: { seat: 1, cloud: 4, by: 'wild', cards: ['W'] } }, rolled(2, 4, 3)]],
  [
    'roll --',
    '2 stay, 3 stay',
    '0 stay',
    [
      { type: 'stayed', facts: { seat: 0 } },
      { type: 'rose', facts: { seat: 1, cloud: 4, by: 'nothing', cards: [] } },
      rolled(2, 4, 3)
    ]
  ],
  [
    'roll RR; pile GYPRG',
    '2 jump, 3 stay, 0 stay',
    '1 fall',
    [
      { type: 'fell', facts: { seat: 1, seats: [0, 1, 3] } },
      { type: 'drew', facts: { seat: 2, count: 1 }, only: { 2: { cards: ['G'] } } },
      { type: 'drew', facts: { seat: 3, count: 1 }, only: { 3: { cards: ['Y'] } } },
      { type: 'drew', facts: { seat: 0, count: 1 }, only: { 0: { cards: ['P'] } } },
      { type: 'drew', facts: { seat: 1, count: 1 }, only: { 1: { cards: ['R'] } } },
      { type: 'trip', facts: { trip: 2, pilot: 2 } },
      rolled(2, 1, 2)
    ]
  ],
  [
    'cloud 8; pilot 2; aboard 0 2 3; roll Y---; hands Y Y YY Y; scores 30 0 0 0',
    '3 stay, 0 stay',
    '2 colours',
    [
      { type: 'rose', facts: { seat: 2, cloud: 9, by: 'colours', cards: ['Y'] } },
      { type: 'arrived', facts: { seats: [0, 2, 3], points: 25 } },
      { type: 'over', facts: { outcome: 'ranked', why: 'FIFTY_POINTS' } }
    ]
  ],
  [
    '',
    `${ALL_JUMP}, 1 colours`,
    '1 jump',
    [
      { type: 'jumped', facts: { seat: 1, points: 6 } },
      { type: 'over', facts: { outcome: 'ranked', why: 'FIFTY_POINTS' } }
    ]
  ],
  ['', `${ALL_JUMP}, 1 colours`, '1 continue', [{ type: 'continued', facts: { seat: 1 } }, rolled(1, 4, 3)]]
]

test.each(TOLD)('%s, after %s: of %s is told what the rules say', (where, before, line, events) => {
  const at = playAll(position(where), before).state
  expect(play(at, line).events).toEqual(events)
})

describe('nothing that a seat alone is told', () => {
  test('is told to another, whoever draws', () => {
    const { events } = playAll(position('roll PP'), `${ALL_STAY}, 1 fall`)
    const ofOne = events.filter((event: Event) => event.only)
    expect(ofOne.map(({ only }) => Object.keys(only ?? {}))).toEqual(ofOne.map(({ facts }) => [`${facts.seat}`]))
    expect(ofOne).toHaveLength(4)
  })
})

test('what has been played lies in the discard in the order in which it was', () => {
  const { state } = playAll(position('discard P; roll RG'), `${ALL_STAY}, 1 colours`)
  expect(state.discard).toEqual(['P', 'G', 'R'])
})
