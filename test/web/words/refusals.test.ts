import { describe, expect, test } from 'vitest'
import { newestGames } from '../../../engine/catalogue.ts'
import type { Facts } from '../../../engine/game.ts'
import { LANGUAGES } from '../../../schema/languages.ts'
import { SERVICE_CODES } from '../../../schema/wire/failure.ts'
import { refusalSentence } from '../../../web/words/refusals.ts'
import { SENTENCE } from './sentence.ts'

// Whatever a refusal may say; each sentence takes its own.
const FACTS: Facts = {
  card: '23',
  space: 'f8',
  terrain: 'W',
  what: 'M',
  firstDay: '2026-11-19',
  lastDay: '2027-01-18',
  cards: ['7', 'S'],
  cell: 'e4',
  against: '20',
  by: '9',
  due: 3,
  seconds: 60,
  can: 2,
  paid: 1,
  named: 1,
  count: 4,
  most: 2,
  least: 1,
  open: 1,
  short: 1,
  slot: 'b2',
  source: 'a1',
  target: 'b2',
  from: 'a1',
  to: 'a2',
  row: 4,
  line: '23@e4',
  price: 3,
  held: 1,
  value: 41,
  storm: 'Y1',
  name: 'Anna',
  colour: 'R',
  pair: 'RY',
  coral: 1,
  boats: 2,
  char: 'aO1',
  table: 4,
  coins: 3,
  beers: 2,
  takenAt: 1_790_000_000_000,
  freeAt: 1_790_000_000_000,
  game: 'chess'
}

describe.each(LANGUAGES)('in %s', language => {
  test.each(
    newestGames().flatMap(({ name, codes }) => [...codes, ...SERVICE_CODES].map(code => [name, code] as const))
  )('%s has a sentence for %s', (game, code) => {
    const sentence = refusalSentence({ code, facts: FACTS, language, game })
    expect(sentence).toMatch(SENTENCE)
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object/)
  })
})

test.each([
  ['en', [2, 5], 'This game is for 2 to 5 players.'],
  ['en', [2, 2], 'This game is for 2 players.'],
  ['en', [1, 1], 'This game is for 1 player.'],
  ['de', [2, 5], 'Dieses Spiel ist für 2 bis 5 Personen.'],
  ['de', [2, 2], 'Dieses Spiel ist für 2 Personen.'],
  ['de', [1, 1], 'Dieses Spiel ist für 1 Person.'],
  ['fr', [2, 5], 'Ce jeu se joue de 2 à 5 personnes.'],
  ['fr', [2, 2], 'Ce jeu se joue à 2.'],
  ['fr', [1, 1], 'Ce jeu se joue seul.']
] as const)('%s: how many a game is for, %s', (language, [least, most], sentence) => {
  expect(refusalSentence({ code: 'BAD_SEATS', facts: { least, most }, language })).toBe(sentence)
})
