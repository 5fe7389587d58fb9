import { expect, test } from 'vitest'
import { news } from '../../../../web/games/ascent/said/news.ts'
import { game } from '../../../../web/games/ascent/game.ts'

test.each([
  [{ type: 'placed', facts: { slot: 'b2' } }, ['b2']],
  [{ type: 'lifted', facts: { source: 'a1', target: 'b2', lifted: 'G7' } }, ['a1', 'b2']],
  [{ type: 'herded', facts: { route: ['b1', 'b2', 'a3'] } }, ['b1', 'b2', 'a3']],
  [{ type: 'discarded', facts: { seat: 0, count: 2 } }, []]
])('an event is about its slots: %j', (told, slots) => {
  expect(game.places(told)).toEqual(slots)
})

test('drawing and taking turns are no news', () => {
  const types = ['placed', 'drew', 'turn', 'shuffled', 'over', 'filmed']
  expect(types.filter(type => news.isNews({ type, facts: {} }))).toEqual(['placed', 'over', 'filmed'])
})
