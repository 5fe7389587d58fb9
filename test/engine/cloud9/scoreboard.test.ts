import { expect, test } from 'vitest'
import { cloud9 } from '../../../engine/cloud9/index.ts'
import { scoreboard } from '../../../engine/cloud9/scoreboard.ts'
import { position } from './position.ts'

test('the scoreboard counts points up to fifty, and the cards of each hand', () => {
  const { table, seats } = scoreboard(cloud9.view(position('cloud 4; scores 10 50 61 0'), 'watcher'))
  expect(table).toEqual([{ name: 'cloud', kind: 'count', value: 4, of: 9 }])
  expect(seats.map(items => items.map(({ name, kind, value }) => `${name} ${kind} ${value}`))).toEqual([
    ['fifty goal 10', 'points count 10', 'hand hand 3'],
    ['fifty goal 50', 'points count 50', 'hand hand 4'],
    ['fifty goal 50', 'points count 61', 'hand hand 1'],
    ['fifty goal 0', 'points count 0', 'hand hand 5']
  ])
})
