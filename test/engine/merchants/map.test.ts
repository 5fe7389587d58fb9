import { describe, expect, test } from 'vitest'
import { startingCoins } from '../../../engine/merchants/map/coins.ts'
import { spaceNameOf, neighboursOf, type Space, spaceNamed, SPACES } from '../../../engine/merchants/map/spaces.ts'
import { spaceOfSpecial, TILE_SPACES } from '../../../engine/merchants/map/special-spaces.ts'
import { CELL_NAME_BY_SPECIAL_SPACE, type SpecialSpace, WARES } from '../../../engine/merchants/map/special.ts'
import * as atlas from './atlas.ts'

// RULES.md, 2.

const SPECIAL = Object.keys(CELL_NAME_BY_SPECIAL_SPACE) as SpecialSpace[]

const named = (name: string): Space => spaceNamed(name) ?? -1

const sum = (coins: readonly number[]) => coins.reduce((all, coin) => all + coin, 0)

/** Where a space lies, as its name says. */
const hexOf = (space: Space) =>
  [spaceNameOf(space).charCodeAt(0) - 101, 5 - Number(spaceNameOf(space).charAt(1))] as const

/** How many steps from one space to each other. */
function stepsFrom(from: Space): ReadonlyMap<Space, number> {
  const steps = new Map([[from, 0]])
  for (const [space, count] of steps)
    for (const next of neighboursOf(space)) if (!steps.has(next)) steps.set(next, count + 1)
  return steps
}

describe('the map', () => {
  test('has 61 spaces in nine rows, 54 of them for tiles', () => {
    expect([SPACES.length, TILE_SPACES.length]).toEqual([61, 54])
    const ranks = SPACES.map(space => spaceNameOf(space).charAt(1))
    expect([...'987654321'].map(rank => ranks.filter(one => one === rank).length)).toEqual([5, 6, 7, 8, 9, 8, 7, 6, 5])
  })

  test('names each space once, and none beside it', () => {
    expect(SPACES.map(space => spaceNamed(spaceNameOf(space)))).toEqual([...SPACES])
    expect(['a9', 'b8', 'i3', 'j5', 'e0', 'e10', '', 'E5'].map(spaceNamed)).toEqual(Array(8).fill(null))
  })

  test.each([
    ['g9', 'f9 f8 g8 h9'],
    ['c7', 'b6 c6 d7 d8'],
    ['i7', 'h6 h7 i6 i8'],
    ['g3', 'f2 f3 g4 h4'],
    ['a3', 'a2 a4 b3 b4'],
    ['c1', 'b1 c2 d1 d2'],
    ['e5', 'd4 d5 e4 e6 f5 f6']
  ])('beside %s are %s', (space, beside) => {
    expect(neighboursOf(named(space)).map(spaceNameOf).toSorted().join(' ')).toBe(
      beside.split(' ').toSorted().join(' ')
    )
  })

  test.each([
    ['warehouse', 0],
    ['cheese', 4],
    ['wine', 4],
    ['meadow', 4],
    ['cloth', 6],
    ['weapons', 6],
    ['gems', 8]
  ] as const)('from the warehouse to %s it is %i steps', (special, steps) => {
    expect(stepsFrom(spaceOfSpecial('warehouse')).get(spaceOfSpecial(special))).toBe(steps)
  })

  test('the meadow is four steps from everything', () => {
    const steps = stepsFrom(spaceOfSpecial('meadow'))
    expect(SPECIAL.map(special => steps.get(spaceOfSpecial(special)))).toEqual(
      SPECIAL.map(special => (special === 'meadow' ? 0 : 4))
    )
  })

  test('is the one that is drawn, space by space and neighbour by neighbour', () => {
    expect(SPACES.map(spaceNameOf)).toEqual(atlas.SPACES)
    for (const name of atlas.SPACES)
      expect([name, neighboursOf(named(name)).map(spaceNameOf).toSorted()]).toEqual([
        name,
        atlas.beside(name).toSorted()
      ])
    expect(
      Object.entries(CELL_NAME_BY_SPECIAL_SPACE)
        .map(([special, name]) => [name, special])
        .toSorted()
    ).toEqual(Object.entries(atlas.SPECIAL).toSorted())
  })

  test('is as wide as its measure says: from any space to any other', () => {
    for (const from of SPACES)
      for (const [to, steps] of stepsFrom(from)) {
        const [[q, r], [q2, r2]] = [hexOf(from), hexOf(to)]
        expect([from, to, steps]).toEqual([from, to, Math.max(...[q - q2, r - r2, q - q2 + r - r2].map(Math.abs))])
      }
  })

  test('whoever is beside a space has it beside itself', () => {
    for (const space of SPACES) for (const next of neighboursOf(space)) expect(neighboursOf(next)).toContain(space)
  })
})

test('each castle pays what the rules print for two, three and four', () => {
  const printed = {
    cheese: '222 2221 22211',
    wine: '222 2221 22211',
    cloth: '4332 43322 433221',
    weapons: '4332 43322 433221',
    gems: '55443 554433 5544332'
  }
  const found = WARES.map(ware => [ware, [2, 3, 4].map(players => startingCoins(players)[ware].join('')).join(' ')])
  expect(Object.fromEntries(found)).toEqual(printed)
})

test.each([
  [2, 19, 57, 17],
  [3, 24, 66, 17],
  [4, 29, 72, 17]
])('for %i there are %i coins worth %i, and one of each castle is worth %i', (players, count, worth, first) => {
  const stacks = WARES.map(ware => startingCoins(players)[ware])
  expect([stacks.flat().length, sum(stacks.flat())]).toEqual([count, worth])
  expect(sum(stacks.map(([coin = 0]) => coin))).toBe(first)
  for (const stack of stacks) expect(stack).toEqual(stack.toSorted((one, other) => other - one))
})
