import { resultWhenEndedEarly } from '../../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import type { Game } from '../../../engine/game.ts'
import { decideWithoutSettling, openMatch } from '../../../engine/match.ts'
import { formatDashPrefixedPicks } from '../../../engine/notation.ts'
import type { Random } from '../../../engine/random.ts'
import { REFUSAL_CODES } from '../../../engine/reef/codes.ts'
import type { State } from '../../../engine/reef/core/state.ts'
import { reef } from '../../../engine/reef/index.ts'
import { COLOURS } from '../../../engine/reef/sea/cards.ts'
import { sortTokens } from '../../../engine/reef/sea/worms.ts'
import type { View } from '../../../engine/reef/view.ts'
import { anyOf, isOffered } from '../../choices.ts'
import { chance, randomPlay, seedOf } from '../../random-play.ts'
import { refusal } from '../refused.ts'
import { codeOf } from './examples.ts'
import { codeFor } from './model.ts'
import { A, position, type Table, THEIRS } from './position.ts'

const game = reef as unknown as Game

const MATCHES = [1, 2, 3]
/** At so many moments of each, so many lines of either seat. */
const MOMENTS = 50
const LINES = 24

/** Codes that chance hardly ever brings, or that the line’s own reading or the room raises. */
const RARE = [
  'BAD_ACTION',
  'GAME_OVER',
  'STALE',
  'MODULE',
  'CORAL_LIMIT',
  'BOATS_MAX',
  'BOATS_OUT',
  'WRONG_WORM_COLOUR'
]

test('what speaks against any line, in any match, is what the rules say of what lies open', () => {
  const found = new Set<string | null>()
  for (const number of MATCHES) {
    const dice = chance(number)
    for (const { before } of dice.shuffle(randomPlay(game, {}, 2, number)).slice(0, MOMENTS)) {
      const state = before.state as unknown as State
      for (const seat of [0, 1]) {
        const [view, choices] = [reef.view(state, seat), reef.choices(state, seat)]
        const lines = Array.from({ length: LINES }, () => anyLine(view, dice))
        const told = lines.map(line => [line, codeFor(view, seat, line)] as const)
        for (const [, code] of told) found.add(code)
        expect(lines.map(line => [line, codeOf(state, line, seat) ?? null])).toEqual(told)
        expect(lines.filter(line => isOffered(choices, line))).toEqual(lines.filter((_, at) => !told[at]?.[1]))
      }
    }
  }
  expect(REFUSAL_CODES.filter(code => !RARE.includes(code) && !found.has(code))).toEqual([])
})

/** Any words in the places where they belong; mostly of what the seat can reach. */
function anyLine({ players, active, taking }: View, dice: Random): string {
  const { boats = 1 } = players[active] ?? {}
  const cell = () => 'abcdefgh'.charAt(dice.below(Math.min(8, boats + 1))) + (1 + dice.below(4))
  const coral = () => `${1 + dice.below(5)}`
  const take = `take ${anyOf(COLOURS, dice)}`
  const paid = [`buy ${cell()}>${coral()}`, `buy ${cell()}>${coral()}`, `buy ${cell()}`, `reveal ${cell()}`, 'boat']
  const free = ['end', take, `shark ${cell()}`, `shark ${coral()}`]
  if (taking && dice.below(2) > 0) return take
  return dice.below(4) > 0 ? anyOf(paid, dice) + anyPayment(dice) : anyOf(free, dice)
}

/** Mostly worms of one colour. */
function anyPayment(dice: Random): string {
  const tokens = Array.from({ length: dice.below(4) }, () => anyOf([...COLOURS, 'pe' as const], dice))
  const [first] = tokens
  return formatDashPrefixedPicks(sortTokens(dice.below(3) > 0 ? tokens.map(token => first ?? token) : tokens))
}

/** Where several things speak against a line, which is said. */
const FIRST: readonly (readonly [table: Table, line: string, code: string])[] = [
  [{ grid: A.replace('sh pe', '_ _') }, 'buy g1 -Y', 'NO_BOAT'],
  [{}, 'buy h2>1 -P -P', 'NO_BOAT'],
  [{}, 'buy a2>5 -P -P -P', 'FACE_DOWN'],
  [{ seats: ['4 boats [- - - - -]', THEIRS] }, 'buy d1>1', 'BAD_TARGET'],
  [{ seats: ['4 boats [- - - - -]', THEIRS] }, 'buy d1', 'CORAL_LIMIT'],
  [{ seats: ['4 boats [RR YY BB PK -]', THEIRS] }, 'buy d1', 'CORAL_LIMIT'],
  [{}, 'buy c1', 'NO_FREE_CORAL'],
  [{ seats: ['4 boats [RY]', THEIRS] }, 'buy c1>1', 'CORAL_CLOSED'],
  [{ seats: ['4 boats [Bm]', THEIRS] }, 'buy c1>1', 'SAME_SEX'],
  [{ seats: ['4 boats [Bf]', THEIRS] }, 'buy c1>1', 'PAIR_NOT_WANTED'],
  [{}, 'buy c1>1 -P -P', 'BAD_PAYMENT'],
  [{}, 'buy c1>1 -P', 'NOT_ENOUGH_WORMS'],
  [{}, 'reveal h1', 'NO_BOAT'],
  [{ grid: A.replace('#co', '_') }, 'reveal a2', 'NO_CARD'],
  [{}, 'reveal a1', 'ALREADY_FACE_UP'],
  [{}, 'reveal a2', 'BAD_PAYMENT'],
  [{}, 'reveal a2 -P -P', 'BAD_PAYMENT'],
  [{}, 'reveal a2 -P', 'NOT_ENOUGH_WORMS'],
  [{ seats: ['8 boats []', THEIRS], boatsLeft: 0 }, 'boat', 'BOATS_MAX'],
  [{ seats: ['7 boats []', THEIRS], boatsLeft: 0 }, 'boat', 'BOATS_OUT'],
  [{}, 'boat -P', 'BAD_PAYMENT'],
  [{}, 'shark a3', 'NO_SHARK'],
  [{}, 'shark 5', 'NO_SHARK'],
  [{ seats: ['4 boats sh1 [RY]', THEIRS] }, 'shark 1', 'BAD_TARGET'],
  [{ seats: ['4 boats sh1 []', THEIRS] }, 'shark 1', 'BAD_TARGET'],
  [{ seats: ['4 boats sh1 []', THEIRS], grid: A.replace('#co', '_') }, 'shark a2', 'NO_CARD']
]

describe('of several things that speak against a line the one that is checked first is said', () => {
  test.each(FIRST)('%j: %s, %s', (table, line, code) => {
    const state = position(table)
    expect(codeOf(state, line)).toBe(code)
    expect(codeFor(reef.view(state, 0), 0, line)).toBe(code)
  })
})

test.each([
  ['buy c1>1 -R -R', { due: 1, paid: 2 }],
  ['buy c1>1 -P', { paid: ['P'] }],
  ['buy c1>1 -Y', { colour: 'R', other: 'Y' }],
  ['buy e1 -Y', { cell: 'e1', boats: 4 }],
  ['buy c1>2 -R', { coral: 2, card: 'Ym' }],
  ['buy a4>2 -Y -Y -pe', { pair: 'YY' }],
  ['buy a2 -Y', { cell: 'a2' }],
  ['buy d1>2 -Y', { cell: 'd1', coral: 2 }]
])('of %s is said what is wrong about it', (line, facts) => {
  expect(refusal(() => reef.apply(position(), 0, reef.parse(line)))?.facts).toEqual(facts)
})

test('example 38: once a seat has won every line is refused, whoever says it', () => {
  const { match } = openMatch(reef, {}, 2, seedOf(1))
  const state = position({ phase: 'over', result: resultWhenEndedEarly(reef, match.state, []) })
  for (const seat of [0, 1])
    for (const line of ['take R', 'buy d1 -Y', 'reveal a2 -K', 'boat -R -R -pe', 'shark 2', 'end'])
      expect(refusal(() => decideWithoutSettling(reef, { ...match, state }, seat, line))?.code).toBe('GAME_OVER')
})
