import { expect, test } from 'vitest'
import { merchants } from '../../../engine/merchants/index.ts'
import { countOf } from '../../choices.ts'
import { playAll, position } from './position.ts'

type Counted = readonly [where: string, before: string, counts: { readonly [verb: string]: number }]

/** How many lines there are of each verb; cards of one kind count once for each that is held. */
const COUNTS: readonly Counted[] = [
  ['', '', { place: 147, remove: 45, rock: 52, roll: 15, end: 1 }],
  ['', 'M@f8', { go: 1, place: 144, remove: 40, roll: 10, end: 1 }],
  ['', 'M@f8, M@e7, M@d7', { go: 3, place: 138, remove: 18, roll: 3, end: 1 }],
  ['', 'M@f8, M@e7, M@d7, go d7 -M', { go: 2, place: 92, remove: 5, roll: 1, end: 1 }],
  ['hand FFMV', 'F@f8', { go: 3, place: 144, remove: 12, roll: 3, end: 1 }],
  ['hand FFMV', 'rock f7, F@f8', { go: 1, place: 144, remove: 9, roll: 3, end: 1 }],
  ['reserve V0; tiles f7F e6F d4V e4V e3W', '', { place: 144, remove: 60, rock: 52, roll: 15, end: 1 }],
  ['rocks 0 3; hand F', '', { place: 49, end: 1 }],
  ['at e5 d4; hand FFVW', '', { go: 3, place: 147, remove: 18, rock: 52, roll: 6, end: 1 }],
  ['', 'roll -F -V =2', { put: 49, shift: 49, return: 1, skip: 1 }],
  ['', 'roll -F -V =3', { put: 49, skip: 1 }],
  ['', 'roll -F -V =6', { put: 52, shift: 52, return: 1, skip: 1 }],
  ['common 0', 'roll -F -V =6', { shift: 52, return: 1, skip: 1 }],
  ['at c1 d4; phase sale', '', { 'sell-coin': 1, 'sell-cards': 1, 'no-sale': 1 }],
  ['at c1 d4; gems -; phase sale', '', { 'sell-cards': 1, 'no-sale': 1 }],
  ['at c1 d4; phase sale', 'sell coin', { bonus: 1, 'no-roll': 1 }]
]

test.each(COUNTS)('%s after %s: %j', (where, before, counts) => {
  const { state } = playAll(position(where), before)
  const found: { [verb: string]: number } = {}
  for (const choice of merchants.choices(state, 0)) found[choice.verb] = (found[choice.verb] ?? 0) + countOf(choice)
  expect(found).toEqual(counts)
})

test('cards that may go with a line stand in the order of their terrains', () => {
  const { state } = playAll(position('at f8 d4; tiles f8M f7F; hand EVFM'), '')
  const picks = merchants.choices(state, 0).flatMap(({ pick }) => (pick && pick.from.length > 1 ? [pick.from] : []))
  expect(picks.length).toBeGreaterThan(2)
  for (const from of picks) expect(from.join('')).toBe('FMVE')
})
