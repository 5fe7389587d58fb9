import { describe, expect, test } from 'vitest'
import type { Facts } from '../../../../engine/game.ts'
import { REFUSAL_CODES, END_REASONS, EVENT_TYPES } from '../../../../engine/pub/codes.ts'
import { GUEST_NAMES } from '../../../../engine/pub/room/names.ts'
import type { View } from '../../../../engine/pub/view.ts'
import { COMMON_REFUSAL_CODES } from '../../../../engine/refusal.ts'
import { LANGUAGES } from '../../../../schema/languages.ts'
import { endingIn } from '../../../../web/games/pub/ending/index.ts'
import { game } from '../../../../web/games/pub/game.ts'
import { rulesIn } from '../../../../web/games/pub/said/rules.ts'
import { languages, words as wordsIn } from '../../../../web/games/pub/words/index.ts'
import { refusalSentence } from '../../../../web/words/refusals.ts'
import { finished, finishedOf } from '../finished.ts'
import { ROOM, viewOf } from './room.ts'
import { SENTENCE } from '../../words/sentence.ts'

const UNSAID = /undefined|null|NaN|Infinity|\[object/

const FACTS: Facts = {
  seat: 0,
  first: 0,
  char: 'bO1',
  coins: 4,
  beers: 3,
  bank: 7,
  A: 3,
  B: 5,
  line: 'innkeeper B',
  count: 3,
  place: 2,
  from: 2,
  to: 5,
  table: 4,
  most: 6,
  chars: ['aN1', 'bT'],
  why: 'GOAL',
  rounds: [
    ['aL1', 'bO2'],
    ['bO2', 'aT']
  ],
  outcome: 'ranked'
}

/** `why` means something else of those who are thrown out. */
const factsOf = (type: string): Facts => (type === 'expelled' ? { ...FACTS, why: ['coin', 'both'] } : FACTS)

describe.each(LANGUAGES)('in %s', language => {
  const words = wordsIn[language]

  test.each(EVENT_TYPES)('every event is told: %s, of oneself and of others', type => {
    for (const who of [() => null, () => 'Anna', (seat: number) => (seat === 0 ? null : 'Anna')]) {
      const sentence = words.event({ type, facts: factsOf(type) }, who)
      expect(sentence).toMatch(SENTENCE)
      expect(sentence).not.toMatch(UNSAID)
    }
  })

  test('one card under a stack is no shuffle', () => {
    const [one, three] = [1, 3].map(count => words.event({ type: 'shuffled', facts: { seat: 0, count } }, () => null))
    expect(one).toMatch(SENTENCE)
    expect([one?.includes('1'), three?.includes('3')]).toEqual([false, true])
  })

  test('of each who is thrown out one sentence says why, and no two reasons are one', () => {
    const why = ['coin', 'beer', 'both']
    const facts = { chars: ['aL1', 'aN1', 'bT'], why }
    const sentences = words.event({ type: 'expelled', facts }, () => 'Anna').split(/(?<=\.) /)
    expect(sentences).toHaveLength(3)
    expect(new Set(sentences.map(sentence => sentence.replace(/.*:/, ''))).size).toBe(3)
    for (const [at, name] of facts.chars.entries()) expect(sentences[at]).toContain(name)
  })

  test('whoever is bought a beer buys the next in the same sentence, and another begins behind whoever cannot', () => {
    const rounds = [
      ['aL1', 'bN1'],
      ['bN1', 'cO1'],
      ['dO2', 'aT']
    ]
    const sentences = words.event({ type: 'paid', facts: { rounds } }, () => 'Anna').split(/(?<=\.) /)
    const named = sentences.map(sentence => sentence.match(/[a-e](?:[LNO]\d|T)/g))
    expect(named).toEqual([
      ['aL1', 'bN1', 'cO1'],
      ['dO2', 'aT']
    ])
    for (const sentence of sentences) expect(sentence).toMatch(SENTENCE)
  })

  test('a full circle is told as one', () => {
    const round = words.event({ type: 'moved', facts: { char: 'aT', from: 4, to: 4 } }, () => null)
    expect(round).toMatch(SENTENCE)
    expect(round).not.toBe(words.event({ type: 'moved', facts: { char: 'aT', from: 3, to: 4 } }, () => null))
  })

  test('every end has a reason', () => {
    for (const end of END_REASONS) expect(words.why[end]).toMatch(SENTENCE)
  })

  test('no two characters or races have one name', () => {
    const named = [...GUEST_NAMES, 'L', 'N', 'O', 'T'].map(words.card)
    expect(named.join()).not.toMatch(UNSAID)
    expect(new Set(named).size).toBe(named.length)
  })

  test.each(REFUSAL_CODES.filter(code => !COMMON_REFUSAL_CODES.some(common => common === code)))(
    '%s has a sentence',
    code => {
      const sentence = refusalSentence({ code, facts: FACTS, language, game: 'pub' })
      expect(sentence).toMatch(SENTENCE)
      expect(sentence).not.toMatch(UNSAID)
    }
  )

  test.each([
    ['enter', '4', 'A'],
    ['enter', undefined, 'A+B'],
    ['innkeeper', '4', 'B'],
    ['innkeeper', '4', 'B bO1'],
    ['move', '0', 'A+B aN2 ccw'],
    ['exit', '3', 'A aT'],
    ['pass', undefined, '']
  ])('the bar says what comes of %s %s %s', (verb, as, place) => {
    const said = words.doing({ verb, as, card: '', place, price: 0, picked: [], missing: 0 })
    expect(said).toMatch(SENTENCE)
    expect(said).not.toMatch(UNSAID)
    for (const word of place.split(' ').slice(0, 2)) expect(said).toContain(word)
  })

  test('the first to play is told what to do, and whoever waits who begins', () => {
    const view = viewOf('dice 1 2; guests aN1 4/0@0, bO1 4/0@0')
    for (const seen of [view, { ...view, viewer: 1 }])
      for (const said of Object.values(words.moment({ view: seen, who: () => 'Anna', offered: [] }) ?? {}).slice(1))
        expect(said).toMatch(SENTENCE)
    expect(words.moment({ view: viewOf(ROOM), who: () => 'Anna', offered: [] })).toBeUndefined()
  })

  test('the rules tell each goal, and each kind of line', () => {
    for (const [seats, goal] of [15, 13, 11, 9].map((goal, at) => [at + 2, goal] as const)) {
      const chapters = rulesIn(languages[language].chapters)({}, seats)
      const text = chapters.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join(' ')
      expect(text).toContain(`${goal}`)
      expect(text).not.toMatch(UNSAID)
      for (const line of ['enter A+B', 'move A aO1 cw', 'innkeeper B bO1', 'exit A aN1', 'pass'])
        expect(text).toContain(line)
    }
  })

  test('a player is told in numbers', () => {
    expect(words.standing(viewOf(ROOM), 1)).toMatch(/b.*7.*15.*2.*5/)
  })
})

test('bookkeeping is no news, and an event is about its guests and tables', () => {
  const news = EVENT_TYPES.filter(type => game.isNews({ type, facts: {} }))
  expect(EVENT_TYPES.filter(type => !news.includes(type))).toEqual(['turn', 'shuffled', 'tipped', 'took'])
  expect(game.places({ type: 'moved', facts: { char: 'aN1', from: 1 } })).toEqual(['aN1'])
  expect(game.places({ type: 'drank', facts: { chars: ['aN1', 'bT'] } })).toEqual(['aN1', 'bT'])
  expect(game.places({ type: 'paid', facts: { rounds: [['aN1', 'bT']] } })).toEqual(['aN1', 'bT'])
  expect(game.places({ type: 'innkeeper', facts: { seat: 0, table: 4 } })).toEqual(['4'])
  expect(game.places({ type: 'rolled', facts: { A: 1 } })).toEqual([])
})

describe.each(finishedOf('pub'))('%s', name => {
  const { entries, view } = finished<View>(name)

  test('is told by the first who went home, the one with most, whoever led and the last, alike to all', () => {
    const turns = endingIn(languages.en.ending).turns(entries, view)
    expect(turns.length).toBeGreaterThanOrEqual(2)
    for (const { says } of turns) for (const who of [() => null, () => 'Anna']) expect(says(who)).toMatch(SENTENCE)
    expect(turns.at(-1)?.says(() => 'Anna')).toContain('won it')
  })

  test('is drawn with everybody who is still there, and every bank', () => {
    const drawn = endingIn(languages.en.ending).picture(view)
    for (const guest of view.guests) expect(drawn).toContain(`>${guest.name}</text>`)
    for (const [seat, { bank }] of view.clans.entries()) expect(drawn).toContain(`>${'abcde'[seat]}  ${bank}</text>`)
  })
})
