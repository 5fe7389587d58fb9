import { expect, test } from 'vitest'
import type { ScoreboardItem } from '../../../engine/game.ts'
import { merchants } from '../../../engine/merchants/index.ts'
import { scoreboard } from '../../../engine/merchants/scoreboard.ts'
import { position } from './position.ts'

const said = ({ name, value, of }: ScoreboardItem) => `${name} ${value}${of ? `/${of}` : ''}`

test('the scoreboard counts gold up to eighteen, and what each seat has', () => {
  const state = position('coins 5 4; lacks wine')
  const { table, seats } = scoreboard(merchants.view(state, 'watcher'))
  expect(table.map(said)).toEqual(['deck 42', 'rocks 2'])
  expect(seats.map(items => items.map(said).join(', '))).toEqual([
    'gold 9/18, coins 2, wares 4/5, rocks 4, hand 6',
    'gold 0/18, coins 0, wares 5/5, rocks 3, hand 6'
  ])
})

test('a last coin that is worth more than is missing does not count above eighteen', () => {
  const { seats } = scoreboard(merchants.view(position('phase over; coins 5 5 4 5'), 'watcher'))
  expect(seats[0]?.map(said)[0]).toBe('gold 18/18')
})
