import { expect, test } from 'vitest'
import type { ScoreboardItem } from '../../../engine/game.ts'
import { pub } from '../../../engine/pub/index.ts'
import { scoreboard } from '../../../engine/pub/scoreboard.ts'
import { position } from './position.ts'

const said = ({ name, value, of }: ScoreboardItem) => `${name} ${value}${of ? `/${of}` : ''}`

test('the scoreboard counts banked beers up to the goal, and what each clan has in the pub', () => {
  const state = position('dice 2 3; guests aN1 3/2@1, aO1 1/4@3, bT 2/0@2; shown aL1; banks 14 6')
  const { table, seats } = scoreboard(pub.view(state, 'watcher'))
  expect(table.map(said)).toEqual([])
  expect(seats.map(items => items.map(said).join(', '))).toEqual([
    'banked 14/15, guests 2, beers 6, coins 4, stack 4',
    'banked 6/15, guests 1, beers 0, coins 2, stack 6'
  ])
})

// RULES.md, 5: the exit that reaches the goal may go beyond it.
test('the scoreboard counts no beers beyond the goal', () => {
  const { seats } = scoreboard(pub.view(position('banks 3 16 12'), 'watcher'))
  expect(seats.map(([banked]) => banked && said(banked))).toEqual(['banked 3/13', 'banked 13/13', 'banked 12/13'])
})
