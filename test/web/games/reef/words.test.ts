import { describe, expect, test } from 'vitest'
import { REFUSAL_CODES, END_REASONS, EVENT_TYPES } from '../../../../engine/reef/codes.ts'
import type { Facts } from '../../../../engine/game.ts'
import { BREEDING_CARDS, SEA_CARDS } from '../../../../engine/reef/sea/cards.ts'
import { LANGUAGES } from '../../../../schema/languages.ts'
import { game } from '../../../../web/games/reef/game.ts'
import { endingIn } from '../../../../web/games/reef/ending/index.ts'
import { rulesIn } from '../../../../web/games/reef/said/rules.ts'
import { languages, words as wordsIn } from '../../../../web/games/reef/words/index.ts'
import { refusalSentence } from '../../../../web/words/refusals.ts'
import { COMMON_REFUSAL_CODES } from '../../../../engine/refusal.ts'
import { finished, finishedOf } from '../finished.ts'
import { A, position } from '../../../engine/reef/position.ts'
import { game as record } from '../../../../web/games/reef/record.ts'
import { viewOf } from './sea.ts'
import type { View } from '../../../../engine/reef/view.ts'
import { SENTENCE } from '../../words/sentence.ts'

const UNSAID = /undefined|null|NaN|Infinity|\[object/

const FACTS: Facts = {
  seat: 0,
  first: 0,
  dice: ['R', 'B'],
  colour: 'R',
  cell: 'a4',
  card: 'Yf',
  paid: { Y: 2, pe: 1 },
  coral: 1,
  pair: 'RY',
  left: 12,
  boats: 3,
  cells: ['a1', 'b1'],
  count: 27,
  cards: { h1: 'co', g1: 'Rm' },
  hidden: 2,
  outcome: 'ranked',
  why: 'FIVE_BREEDINGS',
  due: 3,
  most: 5
}

describe.each(LANGUAGES)('in %s', language => {
  const words = wordsIn[language]

  test.each(EVENT_TYPES)('every event is told: %s, of oneself and of others', type => {
    for (const who of [() => null, () => 'Anna']) {
      const sentence = words.event({ type, facts: FACTS }, who)
      expect(sentence).toMatch(SENTENCE)
      expect(sentence).not.toMatch(UNSAID)
    }
  })

  test('every end has a reason', () => {
    for (const end of END_REASONS) expect(words.why[end]).toMatch(SENTENCE)
  })

  test('no two cards, worms or pairs have one name', () => {
    const all = [...new Set(SEA_CARDS), ...BREEDING_CARDS, ...'RYGBPK', '#']
    const named = all.map(words.card)
    expect(named.join()).not.toMatch(UNSAID)
    expect(new Set(named).size).toBe(all.length)
  })

  test.each(REFUSAL_CODES.filter(code => !COMMON_REFUSAL_CODES.some(common => common === code)))(
    '%s has a sentence',
    code => {
      const sentence = refusalSentence({ code, facts: { ...FACTS, paid: 1 }, language, game: 'reef' })
      expect(sentence).toMatch(SENTENCE)
      expect(sentence).not.toMatch(UNSAID)
    }
  )

  test.each([
    ['buy', 'co', 'd1'],
    ['buy', '~', 'a1'],
    ['buy', 'Rm', 'c1>1'],
    ['buy', 'Yf RY', 'a4>1'],
    ['reveal', '', 'b2'],
    ['shark', '', 'h4'],
    ['shark', '', '2'],
    ['take', '', 'R'],
    ['boat', '', ''],
    ['end', '', '']
  ])('the bar says what comes of %s %s %s, also while something is missing', (verb, as, place) => {
    for (const missing of [0, 1])
      for (const way of [place, as || verb === 'reveal' ? `${verb} ${place}` : place]) {
        const said = words.doing({ verb, as, card: '', place: way, price: 1, picked: missing ? [] : ['R'], missing })
        expect(said).toMatch(SENTENCE)
        expect(said).not.toMatch(UNSAID)
      }
  })

  test('whoever must take a worm is told which may be had, and whoever waits who takes one', () => {
    const view = viewOf({ phase: 'pick' })
    for (const who of [(seat: number) => (seat === 1 ? null : 'Anna'), () => 'Anna'])
      for (const said of Object.values(words.moment({ view, who, offered: [] }) ?? {}).slice(1))
        expect(said).toMatch(SENTENCE)
  })

  test('the rules name every kind of card, and none of them is left out', () => {
    const chapters = rulesIn(languages[language].chapters)({}, 2)
    expect(chapters).toHaveLength(10)
    for (const { heading, paragraphs } of chapters)
      for (const part of [heading, ...paragraphs]) expect(part).toMatch(/\S/)
    const text = chapters.flatMap(({ paragraphs }) => paragraphs).join(' ')
    for (const count of ['60', '24', '10', '18', '21', '15']) expect(text).toContain(count)
    for (const line of ['take R', 'buy a4>1 -Y -Y -pe', 'reveal b2 -B', 'boat -R -R -pe', 'shark h4'])
      expect(text).toContain(line)
  })

  test('a player is told in numbers, and a watcher which row is theirs', () => {
    expect(words.standing(viewOf(), 0)).not.toMatch(UNSAID)
    expect(words.standing(viewOf(), 0)).toMatch(/^0 .*5/)
    const rows = [0, 1].map(seat => words.standing(viewOf({}, 'watcher'), seat).split(', ')[0])
    expect(rows).toEqual([1, 4].map(languages[language].turn.sides.row))
  })

  test('every pile that a record opens has a name', () => {
    const piles = record.hidden(position()).map(({ pile = '' }) => pile)
    expect(new Set(piles.map(pile => words.piles?.[pile] ?? '')).size).toBe(piles.length)
    expect(piles).toEqual(Object.keys(words.piles ?? {}))
  })
})

test('bookkeeping is no news, and an event is about its cells', () => {
  const news = EVENT_TYPES.filter(type => game.isNews({ type, facts: {} }))
  expect(news).toEqual(['dealt', 'rolled', 'took', 'bought', 'bred', 'revealed', 'launched', 'ate', 'over'])
  expect(game.places({ type: 'bought', facts: { cell: 'a1' } })).toEqual(['a1'])
  expect(game.places({ type: 'drained', facts: { cells: ['a1', 'b1'] } })).toEqual(['a1', 'b1'])
  expect(game.places({ type: 'flowed', facts: { cards: { h1: 'co' } } })).toEqual(['h1'])
  expect(game.places({ type: 'rolled', facts: {} })).toEqual([])
})

test('that somebody resigned is told last, and who won by that', () => {
  const entry = { version: 9, at: 0, seat: 1, events: [{ type: 'resigned', facts: { seat: 1 } }] }
  const [turn] = endingIn(languages.en.ending).turns([entry as never], viewOf())
  expect(turn?.says(seat => (seat === 0 ? null : 'Ben'))).toBe('Ben resigned, so you won.')
  expect(turn?.says(seat => (seat === 1 ? null : 'Ann'))).toBe('You resigned, so Ann won.')
})

test('a record opens what lay face down, row by row, and both piles', () => {
  const hidden = record.hidden(position({ grid: A, deck: ['co', 'Rm'] })).map(({ cards }) => cards)
  expect(hidden).toEqual([
    ['co', 'Rf', ...Array(6).fill('Gf')],
    ['Kf', '~', ...Array(6).fill('Gf')],
    ['co', 'Rm'],
    ['KK', 'RB', 'GP']
  ])
})

describe.each(finishedOf('reef'))('%s', name => {
  const { entries, view } = finished<View>(name)

  test('is told by its first pair, whoever took the lead and the last, alike to all', () => {
    const turns = endingIn(languages.en.ending).turns(entries, view)
    expect(turns.length).toBeGreaterThanOrEqual(2)
    for (const { says } of turns) for (const who of [() => null, () => 'Anna']) expect(says(who)).toMatch(SENTENCE)
  })

  test('is summed up as so many to so many, the most first', () => {
    const [least = 0, most = 0] = view.players.map(({ bred }) => bred).sort()
    expect(endingIn(languages.en.ending).reached(view)).toBe(`${most} pairs to ${least}`)
  })

  test('is drawn with what lies in its sea', () => {
    const drawn = endingIn(languages.en.ending).picture(view)
    const fish = Object.values(view.cells).filter(card => /^[A-Z]/.test(card))
    const bred = view.players.flatMap(({ corals }) => corals.flatMap(({ bred: pair }) => [...(pair ?? '')]))
    expect(drawn.match(/<\/text>/g)).toHaveLength(fish.length + bred.length)
  })
})
