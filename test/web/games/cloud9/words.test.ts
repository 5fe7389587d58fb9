import { describe, expect, test } from 'vitest'
import { END_REASONS, EVENT_TYPES } from '../../../../engine/cloud9/codes.ts'
import { LINES, PASSENGER_ANSWERS, PILOT_ANSWERS } from '../../../../engine/cloud9/lines.ts'
import type { Facts } from '../../../../engine/game.ts'
import { LANGUAGES } from '../../../../schema/languages.ts'
import { pageGame } from '../../../../web/games/catalogue.ts'
import { languages } from '../../../../web/games/cloud9/words/index.ts'
import { refusalSentence } from '../../../../web/words/refusals.ts'
import { SENTENCE } from '../../words/sentence.ts'

const UNSAID = /undefined|null|NaN|Infinity|\[object/
const OWN_CODES = [
  'NOT_ABOARD',
  'PILOT_CANNOT_JUMP',
  'NOTHING_NEEDED',
  'MISSING_CARDS',
  'NO_WILD',
  'MUST_RISE',
  'NOBODY_BEFORE'
]

const FACTS: Facts = {
  seat: 0,
  first: 0,
  pile: 52,
  trip: 2,
  pilot: 1,
  cloud: 3,
  dice: ['G', '-', 'G', 'R'],
  points: 4,
  by: 'colours',
  cards: ['G', 'R'],
  seats: [0, 1],
  count: 1,
  outcome: 'ranked',
  why: 'FIFTY_POINTS'
}

describe.each(LANGUAGES)('in %s', language => {
  const words = pageGame('cloud9').words[language]

  test.each(EVENT_TYPES)('every event is told: %s, of oneself and of others', type => {
    for (const who of [() => null, () => 'Anna']) {
      const sentence = words.event({ type, facts: FACTS }, who)
      expect(sentence).toMatch(SENTENCE)
      expect(sentence).not.toMatch(UNSAID)
    }
  })

  const chose = (facts: Facts, name: string | null) => words.event({ type: 'chose', facts }, () => name)

  test.each([...PASSENGER_ANSWERS, ...PILOT_ANSWERS])(
    'that somebody answered is told in one way, and to its own seat with %s',
    says => {
      expect(chose({ seat: 0 }, 'Anna')).toMatch(SENTENCE)
      expect(chose({ seat: 0, choice: says }, null).length).toBeGreaterThan(chose({ seat: 0 }, null).length)
    }
  )

  test('of a sealed answer an autopilot says the same, whatever it is, and no more', () => {
    const merits = [undefined, 'jump', 'stay'].map(choice =>
      words.merit([{ type: 'chose', facts: { seat: 0, ...(choice && { choice }) } }])
    )
    expect(new Set(merits).size).toBe(1)
    expect(merits[0]).not.toBe(words.merit([{ type: 'continued', facts: { seat: 0 } }]))
  })

  test('a roll that asks for nothing, and a balloon that rose for nothing or a wild card, are told as such', () => {
    const told = [
      words.event({ type: 'rolled', facts: { ...FACTS, dice: ['-', '-'] } }, () => 'Anna'),
      words.event({ type: 'rose', facts: { ...FACTS, by: 'nothing', cards: [] } }, () => 'Anna'),
      words.event({ type: 'rose', facts: { ...FACTS, by: 'wild', cards: ['W'] } }, () => 'Anna'),
      words.event({ type: 'rose', facts: FACTS }, () => 'Anna')
    ]
    expect(new Set(told).size).toBe(4)
    for (const sentence of told) expect(sentence).toMatch(SENTENCE)
  })

  test('every end has a reason, and every code its sentence', () => {
    for (const end of END_REASONS) expect(words.why[end]).toMatch(SENTENCE)
    for (const code of OWN_CODES) expect(refusalSentence({ code, language, game: 'cloud9' })).toMatch(SENTENCE)
  })

  test.each(LINES)('%s has a button, and what it does is said before it is confirmed', line => {
    const verb = line.replaceAll(' ', '-')
    expect(words.offers[verb]).toMatch(/\S/)
    const doing = words.doing({ verb, card: '', place: '', price: 0, picked: [], missing: 0 })
    expect(doing).toMatch(SENTENCE)
    expect(doing).not.toBe(words.idle)
  })

  test('every state of a seat has words that differ from all others', () => {
    const states = Object.values(languages[language].turn.states)
    expect(new Set(states).size).toBe(states.length)
  })

  test('colours are told with how many of each', () => {
    const { asks } = languages[language].turn
    expect(asks(['G', 'G', 'R'], 5)).toMatch(/2/)
    expect(asks(['G', 'R'], 5)).not.toMatch(/2/)
  })

  test('what the rules quote is called so on the page', () => {
    const { rules } = pageGame('cloud9')
    const text = rules[language]({}, 4)
      .flatMap(({ paragraphs }) => paragraphs)
      .join('\n')
    const quoted = [...text.matchAll(/[“„«]\s?(.+?)\s?[”“»]/g)].map(([, name = '']) => name)
    expect(quoted.length).toBe(2)
    expect(quoted.filter(name => !Object.values(words.offers ?? {}).includes(name))).toEqual([])
  })
})
