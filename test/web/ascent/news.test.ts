import { describe, expect, test } from 'vitest'
import { news } from '../../../web/games/ascent/news.ts'
import { game } from '../../../web/games/ascent/turn.ts'
import { MIDWAY, played, viewOf } from './mountain.ts'

describe('the mountain before something happened', () => {
  test.each([
    ['a card placed', 'R8@e3 -BR'],
    ['one that brings an ibex', 'S9*@e3 -R8 -BR'],
    ['a Bridge covered', 'S6@b2', 'S6 R8 FS FG BR'],
    ['a Bridge laid', 'BR@e3'],
    ['a card lifted', 'FG@d1>h2 -R8'],
    ['a card lifted over a Bridge', 'FS@b1>b2', 'FS FG R8 BR SU', '1: G4 S5 R5 / 2: R5 BR'],
    ['a herd led', 'herd c2 b3 -R8'],
    ['a herd that met others', 'herd b1 a2 a3 -SU -SU', '+5', '1: G4 S4{1} R5 / 2: G5{2} S5 / 3: R6{1}'],
    ['a path that grew', 'G9@a3', 'G9 +4', '1: G4 S5 R6 / 2: G5 S6'],
    ['the value of a Campfire that changed', 'R5@b1 -SU -SU -SU -SU', 'R5 +4', '1: G9 BR FS'],
    ['a value that all Campfires lost', 'FG@a1>a2', 'FG +4', '1: G9 FS'],
    ['a mountain that won', 'SU', 'SU +4', 'FULL[(8,1)=G12{5}; (8,2)=S12{3}]'],
    ['a sequence filmed', 'S7@c1 -R8', 'S7 R8 FS FG BR', '1: R9 G8 ⟨9-8-7⟩']
  ])('%s', (_, line, hand = 'R8 FS FG S9* BR', mountain = MIDWAY) => {
    const { before, after, entry } = played(mountain, line, { hand })
    const seen = news.before(after, [entry])
    expect(after).not.toEqual(before)
    expect({ ...seen, players: before.players }).toEqual(before)
  })

  test('several lines are undone from the last to the first', () => {
    const { before, entry } = played('1: G4 S5 R5 / 2: R5', 'BR@b2', { hand: 'BR S6 +3' })
    const { after, entry: next } = played('1: G4 S5 R5 / 2: R5 BR', 'S6@b2 -SU', { hand: 'S6 +4' })
    expect(news.before(after, [entry, next]).slots).toEqual(before.slots)
  })

  test('a hook that was used is there again', () => {
    const view = viewOf('1: R3 ⟨hooks 1⟩', { seats: 1, rules: ['hooks'], hand: '+6' })
    const entry = { version: 1, seat: 0, at: 0, events: [{ type: 'hooked', facts: { seat: 0, left: 1 } }] }
    expect(news.before(view, [entry]).hooks).toBe(2)
  })
})

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
