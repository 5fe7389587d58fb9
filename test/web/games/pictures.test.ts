import { describe, expect, test } from 'vitest'
import { ascent } from '../../../engine/ascent/index.ts'
import type { Choice } from '../../../engine/game.ts'
import { tranquility } from '../../../engine/tranquility/index.ts'
import { seaNamed } from '../../../engine/tranquility/sea/seas.ts'
import type { View } from '../../../engine/tranquility/view.ts'
import { paying } from '../../../web/games/ascent/board/pictures.ts'
import { picture as placing } from '../../../web/games/tranquility/modules/islands/picture.ts'
import { picture as rocks } from '../../../web/games/tranquility/modules/rocks/picture.ts'
import { picture as storms } from '../../../web/games/tranquility/modules/storms/picture.ts'
import { aim } from '../../../web/games/tranquility/board/pictures.ts'
import * as mountain from '../../engine/ascent/position.ts'
import * as sea from '../../engine/tranquility/position.ts'

const CELLS = seaNamed('standard').names

/** The islands of a picture, as a position writes them. */
function lying({ cells }: View): string {
  return `{${CELLS.flatMap((name, slot) => (cells[name] === undefined ? [] : [`${slot}:${cells[name]}`])).join(' ')}}`
}

function waysOf(choices: readonly Choice[], card: string): Choice['ways'] {
  return choices.find(({ verb, subject }) => verb === 'place' && subject === card)?.ways
}

test('a voyage at its end has every cell filled, each number higher than the one before', () => {
  const { cells } = aim().view
  const islands = CELLS.map(name => cells[name] ?? 0)
  expect(islands).toEqual([...new Set(islands)].toSorted((one, other) => one - other))
  expect([islands.length, islands[0], islands.at(-1)]).toEqual([36, 2, 79])
})

test('34 may go where the picture lights a cell, and costs what it shows', () => {
  const state = sea.position(`${lying(placing().view)} [34 1 3 5 8]p20 [61 62]p20`)
  expect(waysOf(tranquility.choices(state, 0), '34')).toEqual(placing().ways)
})

test('S6 may go where the picture lights a slot, and costs what it shows', () => {
  const state = mountain.position('1: S3 G5 R7 / 2: R4', { hands: ['S6 +4', '+5'] })
  expect(ascent.view(state, 'watcher')).toMatchObject({ slots: paying().view.slots })
  expect(waysOf(ascent.choices(state, 0), 'S6')).toEqual(paying().ways)
})

describe.each([
  ['the Rocks', `rocks:3 ${lying(rocks().view)}`, rocks().view, 'rocks'],
  ['a purple Storm', `P1:2 ${lying(storms().view)}`, storms().view, 'storms']
] as const)('the picture of %s', (_, text, view, shown) => {
  const state = sea.position(`${text} [40 43 45 33 28]p20 [61 62]p20`)

  test('shows them as a match does', () => {
    expect(tranquility.view(state, 'watcher')[shown]).toEqual(view[shown])
  })

  test('shows a row that no card may enter', () => {
    const row = shown === 'rocks' ? view.rocks : 3
    const entered = tranquility.choices(state, 0).flatMap(({ ways }) => Object.keys(ways?.at ?? {}))
    expect(entered.length).toBeGreaterThan(0)
    expect(entered.filter(cell => cell.endsWith(`${row}`))).toEqual([])
  })
})
