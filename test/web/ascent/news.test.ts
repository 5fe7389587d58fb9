import { describe, expect, test } from 'vitest'
import { news } from '../../../web/games/ascent/news.ts'
import { game } from '../../../web/games/ascent/game.ts'
import { viewOf } from './mountain.ts'

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

describe('a draft draws as many cards face down as it will', () => {
  test.each([
    ['what was spent', { hand: 3, limit: 5, deck: 9 }, {}, 2],
    ['no more than the deck has', { hand: 1, limit: 5, deck: 2 }, {}, 2],
    ['a whole hand after a hook', { hand: 0, limit: 6, deck: 40 }, {}, 6],
    ['none behind the Summit', { hand: 4, limit: 5, deck: 9 }, { a9: 'SU' }, 0]
  ])('%s', (_, player, slots, backs) => {
    const view = { ...viewOf('empty'), slots, active: 0, players: [{ ...player, discarded: 0 }] }
    expect(game.faceDown(view as ReturnType<typeof viewOf>)).toBe(backs)
  })
})
