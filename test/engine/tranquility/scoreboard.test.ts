import { expect, test } from 'vitest'
import { scoreboard } from '../../../engine/tranquility/scoreboard.ts'
import { tranquility } from '../../../engine/tranquility/index.ts'
import type { ScoreboardItem } from '../../../engine/game.ts'
import type { State } from '../../../engine/tranquility/core/state.ts'
import { position } from './position.ts'
import { competitive, dayNight, pyramid } from './variants.ts'

/** The scoreboard as a watcher has it: the table's items, and those of each seat. */
function told(state: State): string[] {
  const { table, seats } = scoreboard(tranquility.view(state, 'watcher'))
  return [table, ...seats].map(items => items.map(written).join(', '))
}

function written({ name, kind, value, of }: ScoreboardItem): string {
  return `${kind} ${name} ${value}${of === undefined ? '' : `/${of}`}`
}

test('the sea is a track, and each seat has its hand, its pile and its discards (rulings 19 and 30)', () => {
  const [table, ...seats] = told(position('Y1:1 {0:3 2:7} [6 50 F]p20 [61 62 63 64]p19'))
  expect(table).toBe('goal sea 2/36, goal start 1/1, count storms 1, count compasses 0')
  expect(seats).toEqual([
    'hand hand 3/5, count pile 20, count discarded 0',
    'hand hand 4/4, count pile 19, count discarded 0'
  ])
})

test.each([
  [
    'modules',
    position('unstarted pool:2 P1:3 marked:1 {} [6]p9 [M]p9'),
    'goal sea 0/36, goal start 0/1, count monsters 5, count storms 1, count compasses 2'
  ],
  ['the Pyramid', pyramid('{2:5} [6]p9 [7]p9'), expect.stringMatching(/^goal sea 1\/36, count explorers \d+$/)],
  ['Day & Night', dayNight('{0:5n 1:6 20:40} [6]p9 [7]p9'), 'goal sea 3/36, goal start 1/1, goal sides 2/36'],
  [
    'Competitive',
    competitive('{0:1 1:2 2:3} [12 40] [60 61] row(4 5 6 7 8) a(0 1 2)'),
    expect.stringMatching(/^goal sea 3\/36, count deck \d+$/)
  ]
])('%s count on the table', (_, state, table) => {
  expect(told(state)[0]).toEqual(table)
})
