import { h } from 'preact'
import { render } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { spaceNameOf, SPACES } from '../../../../engine/merchants/map/spaces.ts'
import { specialSpaceAt } from '../../../../engine/merchants/map/special-spaces.ts'
import { LANGUAGES, type Language } from '../../../../schema/languages.ts'
import { Board } from '../../../../web/games/merchants/board/board.tsx'
import { Crew } from '../../../../web/games/merchants/board/crew.tsx'
import { Face } from '../../../../web/games/merchants/board/face.tsx'
import { GLYPHS } from '../../../../web/games/merchants/board/glyphs.tsx'
import { middleOf, ROWS, routeOf, specialOn } from '../../../../web/games/merchants/board/map.ts'
import { words } from '../../../../web/games/merchants/words/index.ts'
import { viewOf } from './realm.ts'

const board = (where = '', more: object = {}, language: Language = 'en') =>
  render(h(Board, { view: viewOf(where), words: words[language], ...more }))
const crew = (where: string) =>
  render(h(Crew, { view: viewOf(where), words: words.en, name: (seat: number) => `N${seat}` }))

const labels = (where: string) => [...board(where).matchAll(/aria-label="([^"]+)"/g)].map(([, label]) => label)

describe('the map', () => {
  test('has the spaces of the rules, in their rows', () => {
    expect(ROWS.flat()).toEqual(SPACES.map(spaceNameOf))
    expect(ROWS.map(row => row.length)).toEqual([5, 6, 7, 8, 9, 8, 7, 6, 5])
    expect(ROWS.flat().map(space => specialOn(space) ?? null)).toEqual(SPACES.map(specialSpaceAt))
  })

  test('lies about its middle, each row half a space further', () => {
    expect(['e5', 'f5', 'a5'].map(middleOf)).toEqual([
      [0, 0],
      [1, 0],
      [-4, 0]
    ])
    expect(middleOf('g9')[0]).toBe(0)
    expect(middleOf('c1')[0]).toBe(0)
  })

  test.each([
    ['along joined tiles', 'tiles f8M e7M d7M', 'g9', 'd7', 'g9 f8 e7 d7'],
    ['around a rock', 'tiles f8M e8M d8M e7M; lying e8', 'g9', 'd8', ''],
    ['one step into a castle', 'tiles d7F', 'd7', 'c7', 'd7 c7'],
    ['over no other terrain', 'tiles f8M e7F d7M', 'g9', 'd7', '']
  ])('a route leads %s', (_, where, from, to, route) => {
    expect(routeOf(viewOf(where), from, to).join(' ')).toBe(route)
  })
})

describe('a space says', () => {
  test.each([
    ['what lies there', '', 'e6, field'],
    ['who stands there', '', 'd4, village, merchant 2'],
    ['what lies under a rock', 'lying f3 f7', 'f7, rock, field'],
    ['what a castle pays', '', 'c1, Ge, the gems castle, pays 5, 5, 4, 4, 3'],
    ['that it pays no more', 'gems -', 'c1, Ge, the gems castle, pays no more coins'],
    ['all who share it', 'at e5 e5', 'e5, Me, the meadow, merchant 1, merchant 2']
  ])('%s', (_, where, label) => {
    expect(labels(where)).toContain(label)
  })
})

test('all who share a space stand on it, oneself told apart, and nothing of it is said twice', () => {
  const html = board('at e5 e5')
  const [, standing = ''] = /<span aria-hidden="true" class="standing">(.*?)<\/span>/.exec(html) ?? []
  expect(standing).toBe('<i class="pawn s0 own">1</i><i class="pawn s1">2</i>')
  expect(html.match(/class="standing"/g)).toHaveLength(1)
})

test('what is in store lies beside the map', () => {
  for (const said of ['field: 7 in reserve', 'estate: 9 in reserve', 'rock: 2 in reserve', '42 cards left to draw'])
    expect(board()).toContain(`aria-label="${said}"`)
})

const WAYS = { kind: 'route', at: { 'go f8 -M': 0, 'M@e7': 0, 'M@a1': 0 } } as const
const ROAD = 'tiles f8M'
const chosen = (place: string) => board(ROAD, { ways: WAYS, card: 'M', verb: 'play', cursor: 'f8', place })

describe('where something may be done', () => {
  test('the space is lit, and once more a button below the map: first where one goes, then what is near', () => {
    const html = board(ROAD, { ways: WAYS, card: 'M', verb: 'play', cursor: 'go f8 -M' })
    expect(html.match(/class="hex \S+ lit"/g)).toHaveLength(3)
    const [, again = ''] = /<p class="again shaded-sideways">(.*?)<\/p>/.exec(html) ?? []
    expect([...again.matchAll(/value="([^"]+)"/g)].map(([, way]) => way)).toEqual(['go f8 -M', 'M@e7', 'M@a1'])
  })

  test('the space says what a tap on it means, and then what lies there', () => {
    const html = board(ROAD, { ways: { kind: 'route', at: { 'go g9 -M': 0 } }, card: 'M', verb: 'play', cursor: 'f8' })
    expect(html).toContain('aria-label="Travel to the warehouse, for one card. Wa, the warehouse, merchant 1"')
    expect(html).not.toContain('., ')
  })

  test('a chosen journey is drawn as a line, and a chosen tile as it would lie', () => {
    expect(chosen('go f8 -M')).toContain('<polyline')
    expect(chosen('M@e7')).not.toContain('<polyline')
    expect(chosen('M@e7')).toMatch(/class="hex M chosen"/)
  })

  test('whoever only looks finds no buttons', () => {
    expect(board()).not.toContain('<button')
  })
})

test('no two things that lie on the map have the same shape', () => {
  expect(new Set(Object.values(GLYPHS)).size).toBe(Object.keys(GLYPHS).length)
  const faces = ['F', 'W', 'M', 'V', 'E'].map(card => render(h(Face, { card, words: words.en })))
  expect(new Set(faces).size).toBe(5)
})

test('the merchants stand beside the map with their gold, wares, cards and rocks', () => {
  const html = crew('coins 5 2; lacks cheese gems')
  expect(html).toContain('aria-label="7 of 18 gold"')
  expect(html).toContain('In the wagon: wine, cloth and weapons')
  expect(html).toContain('6 cards, 3 rocks')
  expect(html.match(/class="sold"/g)).toHaveLength(2)
})

test.each(LANGUAGES)('the board leaves nothing unsaid (%s)', language => {
  for (const where of ['', 'tiles -; lying -', 'gems -; coins 5', 'phase die; die 6'])
    expect(board(where, {}, language)).not.toMatch(/undefined|NaN|\[object/)
})
