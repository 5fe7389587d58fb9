import { describe, expect, test } from 'vitest'
import type { Facts } from '../../../../engine/game.ts'
import { REFUSAL_CODES, END_REASONS, EVENT_TYPES } from '../../../../engine/merchants/codes.ts'
import { TERRAINS } from '../../../../engine/merchants/map/terrain.ts'
import { WARES } from '../../../../engine/merchants/map/special.ts'
import type { View } from '../../../../engine/merchants/view.ts'
import { COMMON_REFUSAL_CODES } from '../../../../engine/refusal.ts'
import { LANGUAGES } from '../../../../schema/languages.ts'
import { rulesOf } from '../../../../web/games/chapters.ts'
import { endingIn } from '../../../../web/games/merchants/ending/index.ts'
import { game } from '../../../../web/games/merchants/game.ts'
import { languages, words as wordsIn } from '../../../../web/games/merchants/words/index.ts'
import { refusalSentence } from '../../../../web/words/refusals.ts'
import { finished, finishedOf } from '../finished.ts'
import { envelopeOf, viewOf } from './realm.ts'
import { SENTENCE } from '../../words/sentence.ts'

const UNSAID = /undefined|null|NaN|Infinity|\[object/

const FACTS: Facts = {
  seat: 0,
  first: 0,
  space: 'f8',
  from: 'e4',
  to: 'c7',
  terrain: 'W',
  what: 'sale',
  card: 'M',
  cards: ['F', 'V'],
  face: 6,
  source: 'cards',
  count: 3,
  why: 'GOLD',
  wares: ['cheese', 'gems'],
  ware: 'wine',
  coin: 2,
  outcome: 'ranked'
}
const WHOSE = [() => null, () => 'Anna']

describe.each(LANGUAGES)('in %s', language => {
  const words = wordsIn[language]

  test.each(EVENT_TYPES)('every event is told: %s, of oneself and of others', type => {
    const { cards: _, ...others } = FACTS
    const all = [FACTS, { ...others, what: 'ROCK', coin: null, cards: ['M'] }, { ...FACTS, to: 'g9', what: 'V' }]
    for (const facts of all)
      for (const who of WHOSE) {
        const sentence = words.event({ type, facts }, who)
        expect(sentence).toMatch(SENTENCE)
        expect(sentence).not.toMatch(UNSAID)
      }
  })

  test('what others draw is counted, and what one draws oneself is named', () => {
    const { cards, ...hidden } = FACTS
    const told = (facts: Facts) => words.event({ type: 'drew', facts: { ...facts, why: 'turn' } }, () => null)
    expect(told(hidden)).toContain('3')
    expect(told({ ...hidden, cards: cards ?? [] })).toContain(words.card('F'))
  })

  test('every end has a reason', () => {
    for (const end of END_REASONS) expect(words.why[end]).toMatch(SENTENCE)
  })

  test('no two terrains, and no two marks on the map, have one name', () => {
    const named = [...TERRAINS, 'ROCK'].map(words.card)
    const marks = [...WARES, 'warehouse', 'meadow'].map(words.short)
    expect([new Set(named).size, new Set(marks).size]).toEqual([6, 7])
  })

  test.each(REFUSAL_CODES.filter(code => !COMMON_REFUSAL_CODES.some(common => common === code)))(
    '%s has a sentence',
    code => {
      const sentence = refusalSentence({ code, facts: { ...FACTS, what: 'M' }, language, game: 'merchants' })
      expect(sentence).toMatch(SENTENCE)
      expect(sentence).not.toMatch(UNSAID)
    }
  )

  test('a rock that stands in the way is named', () => {
    const refused = { code: 'UNREACHABLE', language, game: 'merchants' } as const
    expect(refusalSentence({ ...refused, facts: { space: 'd7', rock: 'e7' } })).toMatch(/e7.*d7/)
    expect(refusalSentence({ ...refused, facts: { space: 'd7' } })).not.toContain('e7')
  })

  test.each([
    ['play', 'M', '', 'M@f8'],
    ['play', 'V', '', 'V@e4>f8'],
    ['play', 'V', '', 'V@>f8'],
    ['play', 'M', '', 'go d7 -M'],
    ['play', 'M', '', 'go c7 -M'],
    ['place', 'W', '', 'f8'],
    ['place', 'W', '', 'e4>f8'],
    ['go', 'W', '', 'g9'],
    ['remove', '', '', 'e3'],
    ['rock', '', '', 'f7'],
    ['roll', '', '', ''],
    ['end', '', '0', ''],
    ['end', '', '1', ''],
    ['end', '', '3 gems', ''],
    ['put', '', 'ROCK', 'f8'],
    ['shift', '', 'M', '>f8'],
    ['shift', '', 'M', 'e3>f8'],
    ['return', '', 'M', 'e3'],
    ['skip', '', '', ''],
    ['sell-coin', '', 'gems 5', ''],
    ['sell-cards', '', 'wine', ''],
    ['no-sale', '', '', ''],
    ['bonus', '', '', ''],
    ['no-roll', '', '', '']
  ])('the bar says what comes of %s %s %s %s, also while cards are missing', (verb, card, as, place) => {
    for (const missing of [0, 1, 2]) {
      const picked = missing > 0 ? [] : ['F', 'V']
      const said = words.doing({ verb, card, as, place, price: 2, picked, missing })
      expect(said).toMatch(SENTENCE)
      expect(said).not.toMatch(UNSAID)
    }
    expect(words.to({ verb, card, as, place, kind: 'route' })).toMatch(SENTENCE)
  })

  test.each(['play', 'rock', 'remove', 'put', 'shift', 'return'])('and asks where, of %s', verb => {
    const ways = { kind: 'cell', at: { f8: 0 } } as const
    const nothing = { card: 'M', place: '', price: 0, picked: [], missing: 0 }
    expect(words.doing({ ...nothing, verb, as: 'ROCK', ways })).toMatch(/[.?]$/)
    expect(words.doing({ ...nothing, verb, as: 'M', ways })).not.toMatch(UNSAID)
  })

  test.each([
    ['a die', '', 'roll -F -V =6'],
    ['a die of terrain', '', 'roll -F -V =2'],
    ['a sale', 'phase sale; at c1 d4', ''],
    ['a free roll', 'phase sale; at c1 d4', 'sell coin'],
    ['an empty map', 'tiles -; lying -; at g9 g9', '']
  ])('%s is a moment of its own, for its seat and for others', (_, where, lines) => {
    const { choices } = envelopeOf(where, lines)
    for (const who of WHOSE) {
      const moment = words.moment({ view: viewOf(where, lines), who, offered: choices.map(({ verb }) => verb) })
      expect(moment?.picture).toMatch(/^M/)
      for (const said of [moment?.happened, moment?.next]) expect(said).toMatch(SENTENCE)
    }
  })

  test.each([
    ['a die', 'phase die; die 1; tiles -; at g9 g9', ['put', 'skip'], ['shift', 'return']],
    ['a sale', 'phase sale; at c1 d4; gems -', ['sell-cards', 'no-sale'], ['sell-coin']]
  ])('%s names what is offered, and nothing else', (_, where, offered, missing) => {
    const { choices } = envelopeOf(where)
    expect(choices.map(({ verb }) => verb)).toEqual(offered)
    const told = (verbs: readonly string[]) => words.moment({ view: viewOf(where), who: () => null, offered: verbs })
    const { next } = told(offered) ?? {}
    expect(next).toMatch(SENTENCE)
    for (const verb of missing) expect(told([...offered, verb])?.next).not.toBe(next)
  })

  test('any other moment is none', () => {
    expect(words.moment({ view: viewOf(), who: () => null, offered: [] })).toBeUndefined()
  })

  test.each([2, 3, 4])('the rules name all that is counted, and every line (%i)', seats => {
    const chapters = rulesOf(languages[language].chapters)({}, seats)
    expect(chapters).toHaveLength(9)
    const text = chapters.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join(' ')
    expect(text).not.toMatch(UNSAID)
    for (const count of ['61', '60', '45', '18', 'g9', 'e5', 'c7', 'i7', 'g3', 'a3', 'c1'])
      expect(text).toContain(count)
    for (const line of [
      'rock f7',
      'M@f8',
      'V@e2>f8',
      'go d7 -M',
      'remove e3 -F -V',
      'roll -F -V',
      'put f8',
      'shift e3>f8'
    ])
      expect(text).toContain(line)
    for (const line of ['return e3', 'skip', 'sell coin', 'sell cards', 'no sale', 'no roll'])
      expect(text).toContain(line)
  })

  test('a player is told in numbers', () => {
    expect(words.standing(viewOf('coins 5 2'), 0)).toMatch(/^7 .*6.*4.*5/)
  })
})

test.each([
  ['en', 'You gave 2 fields and woods for a roll.'],
  ['de', 'Du hast für einen Wurf 2 Äcker und einen Wald gegeben.'],
  ['fr', 'Tu as donné 2 champs et une forêt pour lancer le dé.']
] as const)('%s: cards of one kind are counted', (language, sentence) => {
  const facts = { seat: 0, cards: ['F', 'W', 'F'] }
  expect(wordsIn[language].event({ type: 'paid', facts }, () => null)).toBe(sentence)
})

test('bookkeeping is no news, and an event is about its spaces', () => {
  const news = EVENT_TYPES.filter(type => game.isNews({ type, facts: {} }))
  expect(news.join(' ')).toBe('dealt blocked placed went removed rolled put shifted returned loaded sold over')
  expect(game.places({ type: 'went', facts: { seat: 0, from: 'a1', to: 'b1', card: 'F' } })).toEqual(['a1', 'b1'])
  expect(game.places({ type: 'put', facts: { space: 'a1' } })).toEqual(['a1'])
  expect(game.places({ type: 'rolled', facts: { face: 2 } })).toEqual([])
})

describe.each(finishedOf('merchants'))('%s', name => {
  const { entries, view } = finished<View>(name)

  test.each(LANGUAGES)('is told by its first sale, whoever took the lead and the last, alike to all (%s)', language => {
    const ending = endingIn(languages[language].ending)
    const turns = ending.turns(entries, view)
    expect(turns.length).toBeGreaterThanOrEqual(2)
    for (const { says } of turns) for (const who of WHOSE) expect(says(who)).toMatch(SENTENCE)
    expect(ending.reached(view)).toContain(`${view.players.reduce((sum, { gold }) => sum + gold, 0)}`)
  })

  test('is drawn with all its spaces and merchants', () => {
    const drawn = endingIn(languages.en.ending).picture(view)
    expect(drawn.match(/<path/g)).toHaveLength(2 * 61)
    expect(drawn.match(/<circle/g)).toHaveLength(view.players.length)
  })
})
