import { resultWhenEndedEarly } from '../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import type { Random } from '../engine/random.ts'
import { refusal } from './engine/refused.ts'
import { holds } from './games.ts'
import { shells } from './shells/engine/index.ts'
import { KINDS, type Kind, type State } from './shells/engine/state.ts'
import * as hidden from './shells/hidden.ts'

describe.each([2, 3, 4])('shells with %i seats', seats => {
  holds({ game: shells, ...hidden }, { options: {}, seats, matches: [1, 2, 3] })
})

/** Shells by their first letters; `.` where none lies. */
const lying = (letters: string) => [...letters].map(letter => KINDS.find(kind => kind.startsWith(letter)) ?? null)
const kinds = (letters: string) => lying(letters).filter((kind): kind is Kind => kind !== null)

interface Written {
  readonly beach?: string
  readonly heap?: string
  readonly found?: string
  readonly baskets?: readonly string[]
  readonly active?: number
}

function position({ beach = 'cmowc', heap = 'wom', found = '', baskets = ['', ''], active = 0 }: Written): State {
  const wishes = kinds('cmow')
  const players = baskets.map((basket, seat) => ({ wish: wishes[seat] ?? 'cockle', basket: kinds(basket) }))
  return { active, players, beach: lying(beach), heap: kinds(heap), found: kinds(found), due: null }
}

/** What comes of a line once the table has done all that follows, with a die that always shows the same. */
function played(state: State, line: string, die: number): State {
  const dice = { below: () => die - 1 } as unknown as Random
  let next = shells.apply(state, 0, shells.parse(line)).state
  for (let step = shells.advance(next, dice); step; step = shells.advance(next, dice)) next = step.state
  return next
}

test.each<[string, Written, string, Written]>([
  ['takes what lies there (3)', {}, 'take 2', { beach: 'c.owc', found: 'm' }],
  ['finds what it digs up (4)', { found: 'm' }, 'dig', { found: 'mw', heap: 'om' }],
  ['loses two of a kind, and all with them (5)', { found: 'mw' }, 'dig', { beach: 'cmowo', heap: 'm', active: 1 }],
  ['keeps what it found (6)', { found: 'mw' }, 'rest', { beach: 'cmoww', heap: 'om', baskets: ['mw', ''], active: 1 }]
])('a seat %s', (_, before, line, after) => {
  expect(played(position(before), line, 5)).toEqual(position(after))
})

test('on a 6 the tide takes nothing (8)', () => {
  expect(played(position({ beach: 'cmo.c', found: 'w' }), 'rest', 6).beach).toEqual(lying('cmowc'))
})

test.each<[string, Written, string]>([
  ['take 4', { beach: 'cmo.c' }, 'NO_SHELL'],
  ['take 1', { found: 'm' }, 'WRONG_PHASE'],
  ['rest', {}, 'WRONG_PHASE'],
  ['dig', { found: 'm', heap: '' }, 'NO_HEAP'],
  ['take 6', {}, 'BAD_ACTION'],
  ['dig 1', {}, 'BAD_ACTION']
])('%s may be refused', (line, before, code) => {
  expect(refusal(() => shells.apply(position(before), 0, shells.parse(line)))?.code).toBe(code)
})

test.each([
  ['a shell of the own wish counts three', ['c', 'oo'], [3, 2], [[0], [1]]],
  ['of equals more kinds come first', ['mmm', 'cow'], [3, 3], [[1], [0]]],
  ['and after that they share the place', ['mo', 'cw', 'oc'], [2, 2, 4], [[2], [0, 1]]]
])('%s (11, 12)', (_, baskets, scores, ranking) => {
  const state = position({ heap: '', baskets })
  expect(shells.result(state)).toEqual({ outcome: 'ranked', why: 'COUNTED', scores, ranking })
})

test('who gives up comes last', () => {
  expect(resultWhenEndedEarly(shells, position({ baskets: ['ccc', '', 'm'] }), [0]).ranking).toEqual([[2], [1], [0]])
})
