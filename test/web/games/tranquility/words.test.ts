import { describe, expect, test } from 'vitest'
import type { Facts } from '../../../../engine/game.ts'
import { COMMON_END_REASONS, COMMON_EVENT_TYPES, PHRASES } from '../../../../engine/tranquility/codes.ts'
import type { ModuleEndReason, ModuleEventType } from '../../../../engine/tranquility/modules/slices.ts'
import { LANGUAGES } from '../../../../schema/languages.ts'
import { pageGame } from '../../../../web/games/catalogue.ts'
import { islands } from '../../../../web/games/tranquility/modules/islands/index.ts'
import { sentences } from '../../../../web/games/tranquility/said/sentences.ts'
import { languages } from '../../../../web/games/tranquility/words/index.ts'
import { refusalSentence } from '../../../../web/words/refusals.ts'
import { SENTENCE } from '../../words/sentence.ts'

const SCORE = { placed: 6, discarded: 9, inRuns: 4, longest: 4, points: 7 }

const ANY: readonly Facts[] = [{ seat: 0, cell: 'e4', side: 'night', count: 2, row: 4 }]

const MORE_FACTS: { readonly [type in ModuleEventType]: readonly Facts[] } = {
  'set-aside': ANY,
  flipped: ANY,
  rotated: ANY,
  cleared: ANY,
  passed: ANY,
  'rocks-laid': ANY,
  'rocks-moved': ANY,
  'rocks-kept': ANY,
  'rocks-gone': ANY,
  'whole-hand': ANY,
  explorers: [{ left: 30 }],
  explored: ['storm', 'monster', 'start', 'rocks', 'kept'].flatMap(explorer => [
    { seat: 0, cell: 'c1', explorer, card: explorer === 'kept' ? 'J' : '23' },
    { seat: 0, cell: 'c1', explorer, ...(explorer !== 'kept' && { card: '23' }) }
  ]),
  'explorer-paid': [0, 1, 2].flatMap(count => [0, 1].map(unseen => ({ seat: 0, count, unseen }))),
  'row-laid': [{ row: ['1', '2'], left: 65, day: 1 }],
  took: [{ seat: 0, cards: ['5', '7'], laid: ['9'] }],
  exchanged: [{ seat: 0, cards: ['5', '7'] }],
  scored: [{ scores: [SCORE, SCORE] }],
  destroyed: [
    { seat: 0, card: '33', cell: 'e4' },
    { seat: 0, card: '33', cell: 'e4', with: 'W' }
  ],
  FINISH_MONSTER_HELD: [{ seats: [0, 1] }],
  stormed: [{ seat: 0, storm: 'O1' }],
  'storm-struck': [
    { seat: 0, storm: 'Y1', count: 2 },
    { seat: 0, storm: 'P1', row: 4 },
    { seat: 0, storm: 'O2' }
  ],
  'storm-left': [{ storm: 'P2' }],
  'compass-earned': [
    { seat: 0, by: 'start' },
    { seat: 0, by: 'row', row: 4 }
  ],
  'compass-spent': [
    { seat: 0, storm: 'Y1' },
    { seat: 0, storm: 'O1', with: 'W' }
  ]
}

const MORE_ENDS: { readonly [end in ModuleEndReason]: true } = { SCORED: true }

describe.each(LANGUAGES)('in %s', language => {
  test.each(['rocks', 'P1', 'P2'])('a row is blocked by something with a name: %s', by => {
    const sentence = refusalSentence({ code: 'ROW_BLOCKED', facts: { row: 4, by }, language, game: 'tranquility' })
    expect(sentence).toMatch(/Jagged Rocks|Récifs|Schroffen Felsen|(Storm|Tempête|Sturm) P\d/)
  })

  test.each(COMMON_EVENT_TYPES)('every event is told: %s, of oneself and of others', type => {
    const { event } = pageGame('tranquility').words[language]
    const facts: Facts = {
      seat: 0,
      first: 0,
      card: '23',
      cell: 'e4',
      paid: 1,
      count: 2,
      counts: [3, 5],
      piles: [38, 38],
      outcome: 'won',
      why: 'WIN'
    }
    for (const who of [() => null, () => 'Anna']) {
      const sentence = event({ type, facts }, who)
      expect(sentence).toMatch(SENTENCE)
      expect(sentence).not.toMatch(/undefined|null|NaN/)
    }
  })

  test.each(Object.entries(MORE_FACTS))(
    'every event of modules and variants is told: %s, of oneself and of others',
    (type, told) => {
      const { event } = pageGame('tranquility').words[language]
      for (const facts of told)
        for (const who of [() => null, () => 'Anna']) {
          const sentence = event({ type, facts }, who)
          expect(sentence).toMatch(SENTENCE)
          expect(sentence).not.toMatch(/undefined|null|NaN|\[object/)
        }
    }
  )

  test.each(['placed', 'started', 'finished'])('what a Wild or a Joker stood for is told: %s', type => {
    const { event } = pageGame('tranquility').words[language]
    const facts = { seat: 0, card: '41', cell: 'e4', paid: 0 }
    const plain = event({ type, facts }, () => 'Anna')
    const told = ['W', 'J'].map(card => event({ type, facts: { ...facts, with: card } }, () => 'Anna'))
    for (const sentence of told) {
      expect(sentence).toMatch(SENTENCE)
      expect(sentence).not.toBe(plain)
    }
  })

  test.each([0, 2])('an island that costs %s is announced alike, whatever the match is made of', price => {
    const { turn, modules } = languages[language]
    const now = { verb: 'place', card: '23', place: 'c1', price, picked: [], missing: price }
    const announced = pageGame('tranquility').words[language].doing(now)
    expect(announced).toBe(sentences(turn, [modules.islands.turn], [islands]).doing(now))
  })

  test.each([0, 2])('before an Explorer card, the price that follows is announced: %s', due => {
    const { doing } = pageGame('tranquility').words[language]
    const now = { verb: 'place', card: '23', place: 'c1', price: 0, picked: [], missing: 0 }
    const announced = doing({ ...now, ways: { kind: 'cell', at: { c1: 0 }, later: { c1: due } } })
    expect(announced).toMatch(SENTENCE)
    expect(announced).not.toBe(doing(now))
    expect(/2/.test(announced.replace('23', ''))).toBe(due === 2)
  })

  test('every end has a reason, in the log too, and every phrase its words', () => {
    const { why, phrase, event } = pageGame('tranquility').words[language]
    for (const end of [...COMMON_END_REASONS, ...Object.keys(MORE_ENDS)]) {
      expect(why[end]).toMatch(SENTENCE)
      expect(event({ type: 'over', facts: { outcome: 'ranked', why: end } }, () => null)).toBe(why[end])
    }
    const said = PHRASES.map(name => phrase(`${name} 3`))
    for (const words of said) expect(words).toMatch(SENTENCE)
    expect(new Set(said).size).toBe(PHRASES.length)
  })

  test('one card is not told as several', () => {
    const { event, standing } = pageGame('tranquility').words[language]
    const one = event({ type: 'discarded', facts: { seat: 0, count: 1 } }, () => 'Anna')
    const two = event({ type: 'discarded', facts: { seat: 0, count: 2 } }, () => 'Anna')
    expect(one).not.toMatch(/cards|cartes|Karten/)
    expect(two).toMatch(/cards|cartes|Karten/)
    expect(standing({ players: [{ hand: 1, pile: 1 }] }, 0)).not.toMatch(/cards|cartes|Karten/)
  })
})
