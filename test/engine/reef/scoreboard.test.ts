import { expect, test } from 'vitest'
import { reef } from '../../../engine/reef/index.ts'
import { scoreboard } from '../../../engine/reef/scoreboard.ts'
import { position } from './position.ts'

test('the scoreboard counts breedings up to five, and what each seat has', () => {
  const state = position({ seats: ['4 boats R3 Y2 G1 pe1 sh2 [- Ym RY]', '2 boats R1 [GG BK]'] })
  const { table, seats } = scoreboard(reef.view(state, 'watcher'))
  const told = seats.map(items =>
    items.map(({ name, value, of }) => `${name} ${value}${of ? `/${of}` : ''}`).join(', ')
  )
  expect(table).toEqual([])
  expect(told).toEqual([
    'breedings 1/5, boats 4/8, corals 3/5, fish 1, worms 6, pearls 1, sharks 2',
    'breedings 2/5, boats 2/8, corals 2/5, fish 0, worms 1, pearls 0, sharks 0'
  ])
})
