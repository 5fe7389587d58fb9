import { plannableChoices, whyNoChoiceUsesCard } from '../../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import type { Facts } from '../../../engine/game.ts'
import { resultWhenEndedEarly } from '../../../engine/pub/score.ts'
import { pub } from '../../../engine/pub/index.ts'
import { unseenCardsByKind } from '../../../engine/pub/unseen-cards.ts'
import { chance } from '../../random-play.ts'
import { play, position } from './position.ts'
import { anyState } from './tables.ts'

// RULES.md, 5 and 6.

const TABLE = 'dice 2 5; used B; innkeeper 4; floor 0:1 3:2; guests aN1 3/2@0, bT 1/0@4; shown aO1; banks 4 6; top aT'

describe('a view', () => {
  test('shows all that lies open, and of a stack who is in it in no order', () => {
    expect(pub.view(position(TABLE), 1)).toEqual({
      viewer: 1,
      phase: 'second',
      active: 0,
      dice: { A: 2, B: 5 },
      used: { A: false, B: true },
      innkeeper: 4,
      floor: [1, 0, 0, 2, 0, 0, 0],
      guests: [
        { name: 'aN1', place: 0, coins: 3, beers: 2 },
        { name: 'bT', place: 4, coins: 1, beers: 0 }
      ],
      clans: [
        { bank: 4, hidden: 5, among: ['aL1', 'aL2', 'aN2', 'aO2', 'aT'], shown: ['aO1'] },
        { bank: 6, hidden: 6, among: ['bL1', 'bL2', 'bN1', 'bN2', 'bO1', 'bO2'], shown: [] }
      ],
      goal: 15
    })
  })

  test('is the same for whoever looks', () => {
    const state = position(TABLE)
    const seen = ([0, 1, 'watcher'] as const).map(viewer => ({ ...pub.view(state, viewer), viewer: 0 }))
    expect(new Set(seen.map(view => JSON.stringify(view))).size).toBe(1)
  })

  test('says to its own seat alone that a card is about to come in', () => {
    const draft = pub.apply(position('dice 2 5'), 0, pub.parse('enter A')).state
    expect([0, 1, 'watcher' as const].map(viewer => pub.view(draft, viewer).faceDown)).toEqual([
      1,
      undefined,
      undefined
    ])
  })
})

describe('what may be planned', () => {
  test('is what does not depend on the dice: to leave, and to let somebody in', () => {
    expect(planned('dice 2 5; guests bN1 2/2@1', 1)).toEqual(['enter A', 'enter B', 'enter A+B'])
    expect(planned('dice 2 5; guests bN1 2/2@0, bO1 1/1@3; innkeeper 3', 1)).toEqual([
      'exit A bN1',
      'exit B bN1',
      'exit A bO1',
      'exit B bO1'
    ])
  })

  test('says nothing of dice that are another’s', () => {
    const [low, ...others] = ['1 2', '6 5', '6 5; used A'].map(dice =>
      plannableChoices(pub, position(`dice ${dice}; guests bN1 2/2@1`), 1)
    )
    expect(others).toEqual([low, low])
  })

  test('is for one’s own clan alone', () => {
    expect(planned('dice 2 5; guests aN1 2/2@0, bN1 2/2@0', 1)).toEqual(['exit A bN1', 'exit B bN1'])
  })

  test('is nothing while everybody sits there sober', () => {
    expect(planned('dice 2 5; guests bN1 2/1@0', 1)).toEqual([])
  })

  test('in one’s own turn is what may be done', () => {
    const state = position('dice 2 5; guests aN1 2/2@0')
    expect(plannableChoices(pub, state, 0)).toEqual(pub.choices(state, 0))
  })

  test('is nothing once the match is over', () => {
    const { state } = pub.apply(position('dice 2 5; banks 14 0; guests aN1 0/3@0'), 0, pub.parse('exit A aN1'))
    expect([state.result?.why, plannableChoices(pub, state, 0), plannableChoices(pub, state, 1)]).toEqual([
      'GOAL',
      [],
      []
    ])
  })
})

describe('what is offered', () => {
  test('has ways that lead to the same as one choice, which says what comes of it', () => {
    const state = position('dice 2 2; guests aN1 2/0@2, bT 1/1@2')
    expect(pub.choices(state, 0)).toEqual([
      {
        verb: 'enter',
        facts: { coins: 2 },
        line: 'enter _',
        ways: { kind: 'words', at: { A: 0, B: 0 } },
        example: 'enter A'
      },
      {
        verb: 'enter',
        facts: { coins: 4 },
        line: 'enter _',
        ways: { kind: 'words', at: { 'A+B': 0 } },
        example: 'enter A+B'
      },
      {
        verb: 'innkeeper',
        facts: { table: 2 },
        line: 'innkeeper _',
        ways: { kind: 'words', at: { 'A aN1': 0, 'A bT': 0, 'B aN1': 0, 'B bT': 0 } },
        example: 'innkeeper A aN1'
      },
      ...['4 cw A B', '0 ccw A B', '6 cw A+B', '5 ccw A+B'].map(text => {
        const [to, dir, ...dice] = text.split(' ')
        const at = Object.fromEntries(dice.map(die => [`${die} aN1 ${dir}`, 0]))
        return {
          verb: 'move',
          subject: 'aN1',
          facts: { to: Number(to) },
          line: 'move _',
          ways: { kind: 'words', at },
          example: `move ${dice[0]} aN1 ${dir}`
        }
      })
    ])
  })
})

/** What is told of each kind of action, and which of its facts a choice says beforehand. */
const COMES: { readonly [verb: string]: readonly [type: string, fact: string] } = {
  move: ['moved', 'to'],
  enter: ['entered', 'coins'],
  innkeeper: ['innkeeper', 'table'],
  exit: ['left', 'beers']
}

test.each([2, 3, 4, 5])('whatever is offered to one of %i is one character’s, and says what comes of it', seats => {
  for (let number = 0; number < 12; number++) {
    const state = anyState(seats, chance(seats + 10 * number))
    for (const { verb, subject, facts, line, ways } of pub.choices(state, state.active))
      for (const way of Object.keys(ways?.at ?? {})) {
        const [type, fact = ''] = COMES[verb] ?? []
        const { events } = play(state, line.replace('_', way))
        const told: Facts = events.find(event => event.type === type)?.facts ?? {}
        const char = verb === 'enter' || verb === 'innkeeper' ? undefined : told.char
        expect([verb, way, subject, facts]).toEqual([verb, way, char, { [fact]: told[fact] }])
      }
  }
})

describe('a match that is left', () => {
  const state = position('banks 4 6 4 0')

  test('is ranked by banks, those with as much together', () => {
    expect(resultWhenEndedEarly(state, [])).toEqual({
      outcome: 'stopped',
      why: 'STOPPED',
      ranking: [[1], [0, 2], [3]],
      scores: [4, 6, 4, 0]
    })
  })

  test('has those who gave up in the last place together', () => {
    expect(resultWhenEndedEarly(state, [1, 2]).ranking).toEqual([[0], [3], [1, 2]])
  })
})

test('nothing speaks against a character of one’s own but the time', () => {
  const state = position('dice 2 5')
  expect([whyNoChoiceUsesCard(pub, state, 0, 'aN1'), whyNoChoiceUsesCard(pub, state, 1, 'bN1')]).toEqual([
    null,
    { code: 'NOT_YOUR_TURN' }
  ])
  for (const char of ['bN1', 'Q7']) expect(whyNoChoiceUsesCard(pub, state, 0, char)?.code).toBe('NOT_YOUR_CHARACTER')
  const entering = pub.apply(state, 0, pub.parse('enter A')).state
  expect(whyNoChoiceUsesCard(pub, entering, 0, 'aN1')).toEqual({ code: 'WRONG_PHASE' })
})

test.each([
  ['lets somebody in', 'dice 2 5', 'enter A'],
  ['goes on to the next turn', 'dice 2 5; used A', 'pass'],
  ['is closed', 'dice 2 5; banks 14 0; guests aN1 0/3@0', 'exit A aN1']
])('nobody is awaited while the table %s, nor offered anything', (_, where, line) => {
  const { state } = pub.apply(position(where), 0, pub.parse(line))
  expect([pub.awaits(state), pub.choices(state, 0), pub.choices(state, 1)]).toEqual([[], [], []])
})

function planned(where: string, seat: number): string[] {
  return plannableChoices(pub, position(where), seat).flatMap(({ line, ways }) =>
    Object.keys(ways?.at ?? {}).map(way => line.replace('_', way))
  )
}

test('of what lies hidden each race is counted, and how likely the own next card is one', () => {
  const state = position(TABLE)
  expect(
    unseenCardsByKind({}, pub.view(state, 0)).map(({ kind, cards, of, next }) => [kind, cards.length, of, next])
  ).toEqual([
    ['L', 4, 4, 0.4],
    ['N', 3, 4, 0.2],
    ['O', 3, 4, 0.2],
    ['T', 1, 2, 0.2]
  ])
  expect(unseenCardsByKind({}, pub.view(state, 1)).map(({ next = 0 }) => 3 * next)).toEqual([1, 1, 1, 0])
  expect(unseenCardsByKind({}, pub.view(state, 'watcher')).some(({ next }) => next !== undefined)).toBe(false)
})

// RULES.md, 1: two goblins, two dwarfs, two orcs and one troll in each clan.
test.each([2, 3, 4, 5])('of each race as many are counted as %i clans have', seats => {
  const banks = Array.from({ length: seats }, () => 0).join(' ')
  const counted = unseenCardsByKind({}, pub.view(position(`banks ${banks}`), 0)).map(({ of }) => of)
  expect(counted).toEqual([2 * seats, 2 * seats, 2 * seats, seats])
})
