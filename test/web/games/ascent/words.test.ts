import { describe, expect, test } from 'vitest'
import { END_REASONS, COMMON_EVENT_TYPES, PHRASES } from '../../../../engine/ascent/codes.ts'
import { ascent } from '../../../../engine/ascent/index.ts'
import type { ModuleEventType } from '../../../../engine/ascent/modules/slices.ts'
import type { Facts } from '../../../../engine/game.ts'
import { LANGUAGES } from '../../../../schema/languages.ts'
import { pageGame } from '../../../../web/games/catalogue.ts'
import { refusalSentence } from '../../../../web/words/refusals.ts'
import { SENTENCE } from '../../words/sentence.ts'

const UNSAID = /undefined|null|NaN|Infinity|\[object/

const FACTS: Facts = {
  seat: 0,
  first: 0,
  piles: [42, 42],
  bridged: [1],
  sequences: ['3-4-3', '9-8-7'],
  sequence: '3-4-3',
  card: 'FG',
  slot: 'b2',
  source: 'a1',
  target: 'b2',
  lifted: 'G7',
  route: ['b1', 'b2', 'a3'],
  ibexes: 2,
  paid: 1,
  count: 2,
  left: 1,
  outcome: 'won',
  why: 'WIN'
}

const MORE_EVENTS: { readonly [type in ModuleEventType]: true } = {
  placed: true,
  discarded: true,
  bridged: true,
  lifted: true,
  topped: true,
  revealed: true,
  filmed: true,
  herded: true,
  appeared: true,
  climbed: true,
  hooked: true
}

describe.each(LANGUAGES)('in %s', language => {
  const words = pageGame('ascent').words[language]

  test.each([...COMMON_EVENT_TYPES, ...Object.keys(MORE_EVENTS)])(
    'every event is told: %s, of oneself and of others',
    type => {
      for (const who of [() => null, () => 'Anna']) {
        const sentence = words.event({ type, facts: FACTS }, who)
        expect(sentence).toMatch(SENTENCE)
        expect(sentence).not.toMatch(UNSAID)
      }
    }
  )

  test('who is handed a Bridge is told to all, alone it is nobody', () => {
    const told = [[1, 3], []].map(bridged =>
      words.event({ type: 'dealt', facts: { ...FACTS, bridged } }, seat => ['Anna', null, 'Ben', 'Zoé'][seat] ?? null)
    )
    expect(told[0]).toMatch(/(you|toi|dich) (and|et|und) Zoé\.$/)
    expect(told[1]).not.toMatch(/Bridge|Pont|Brücke/)
  })

  test('every end has a reason, and every phrase its words', () => {
    for (const end of END_REASONS) expect(words.why[end]).toMatch(SENTENCE)
    for (const phrase of PHRASES) expect(words.phrase(phrase)).toMatch(SENTENCE)
  })

  test('no two cards have one name', () => {
    const cards = ['G', 'S', 'R'].flatMap(terrain => [`${terrain}3`, `${terrain}3*`, `${terrain}12`, `F${terrain}`])
    const named = [...cards, 'BR', 'SU'].map(words.card)
    expect(new Set(named).size).toBe(cards.length + 2)
    expect(named.join()).not.toMatch(UNSAID)
  })

  test.each([
    ['place', 'G7', ['', 'b2']],
    ['bridge', 'BR', ['', 'b1']],
    ['campfire', 'FG', ['', 'a1', 'a1>b2']],
    ['herd', '', ['', 'b1', 'b1 b2', 'b1 b2 a3']],
    ['discard', '', ['']],
    ['hook', '', ['']],
    ['summit', 'SU', ['']]
  ])('the bar says each step of a %s', (verb, card, places) => {
    const steps = places.flatMap(place =>
      [0, 2].map(missing => words.doing({ verb, card, place, price: 2, picked: ['S3', 'BR'], missing }))
    )
    for (const sentence of steps) {
      expect(sentence).toMatch(SENTENCE)
      expect(sentence).not.toMatch(UNSAID)
    }
    expect(new Set(steps).size).toBeGreaterThanOrEqual(places.length)
  })

  test('a way that is not finished names no price', () => {
    for (const [verb, card, way] of [
      ['campfire', 'FG', 'a1'],
      ['herd', '', 'b1']
    ] as const)
      expect(words.to({ verb, card, place: way, kind: 'route' })).not.toMatch(/Infinity|,/)
  })

  test('one card is not told as several', () => {
    const told = (count: number) => words.event({ type: 'discarded', facts: { seat: 0, count } }, () => 'Anna')
    expect(told(1)).not.toMatch(/cards|cartes|Karten/)
    expect(told(2)).toMatch(/cards|cartes|Karten/)
    expect(words.standing({ players: [{ hand: 1, deck: 1, discarded: 1 }] }, 0)).not.toMatch(/cards|cartes|Karten/)
  })

  test('every action that has no place has a name', () => {
    for (const verb of ['discard', 'summit', 'hook']) expect(words.offers[verb]).toMatch(/^\p{Lu}/u)
  })

  test.each([
    ['COST', { card: 'G7', slot: 'b2', due: 4, can: 2 }, ['7', 'b2', '4', '2']],
    ['PAY', { card: 'G7', slot: 'b2', due: 4, paid: 3 }, ['7', 'b2', '4', '3']],
    ['COST', { due: 4, can: 2 }, ['4', '2']],
    ['TERRAIN', { card: 'G7', slot: 'b2', terrain: 'G' }, ['7', 'b2']],
    ['ROW', { card: 'G2', slot: 'a3', row: 3 }, ['2', 'a3', '3']],
    ['HERD_PATH', { from: 'b1', to: 'c2' }, ['b1', 'c2']],
    ['OCCUPIED', { slot: 'b2', by: 'R11' }, ['b2', '11']]
  ])('%s names card, slot and price', (code, facts, said) => {
    const sentence = refusalSentence({ code, facts, language, game: ascent.name })
    for (const part of said) expect(sentence).toContain(part)
    expect(sentence).not.toMatch(UNSAID)
  })

  test('a goal that is open is named', () => {
    for (const open of [['greenPath'], ['documentary', 'wildlife']]) {
      const sentence = refusalSentence({ code: 'GOAL', facts: { open }, language, game: ascent.name })
      expect(sentence).not.toMatch(/greenPath|documentary|wildlife/)
    }
  })
})
