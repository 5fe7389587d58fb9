import { describe, expect, test } from 'vitest'
import { findGame } from '../../../engine/catalogue.ts'
import type { Options, Viewer } from '../../../engine/game.ts'
import { type Language, LANGUAGES } from '../../../schema/languages.ts'
import { pageGame } from '../../../web/games/catalogue.ts'
import type { Moment, Now } from '../../../web/seat/game.ts'
import { randomPlay } from '../../random-play.ts'
import { SETUPS } from './tranquility/setups.ts'

const SENTENCES = /^[\p{Lu}\d„“«][^]*[.?!]$/u
const PATH = /^M[\dMmLlHhVvCcSsQqAaZz .,-]+z$/
/** What is read beside the picture in three lines, with two names of middling length in it. */
const MOST_LETTERS = 110
/** In two lines, below places. */
const BESIDE_PLACES = 88
/** Beside news, which have arrows on either side. */
const FEW_LETTERS = 42
const NAMES = ['Anna', 'Ben', 'Chloé', 'Jürgen', 'Ewa']

interface Seen {
  readonly view: object
  readonly viewer: Viewer
  readonly offered: readonly string[]
}

function momentFor(game: string, language: Language, { view, viewer, offered }: Seen): Moment | undefined {
  const who = (seat: number) => (seat === viewer ? null : (NAMES[seat] ?? ''))
  return pageGame(game).words[language].moment({ view: view as Now['view'], who, offered })
}

/** All that anybody sees in some matches, played by chance. */
function seenIn(name: string, options: Options, seats: number): Seen[] {
  const game = findGame(name)
  if (!game) throw new Error(`Cannot find the game "${name}"`)
  return [1, 2].flatMap(seed =>
    randomPlay(game, options, seats, seed).flatMap(({ before: { state } }) =>
      [...Array(seats).keys(), 'watcher' as const].map(viewer => ({
        view: game.view(state, viewer) as object,
        viewer,
        offered: viewer === 'watcher' ? [] : game.choices(state, viewer).map(({ verb }) => verb)
      }))
    )
  )
}

const MATCHES = [
  { name: 'the usual sea', game: 'tranquility', seats: 3, options: {} },
  { name: 'the sea alone', game: 'tranquility', seats: 1, options: {} },
  ...Object.entries(SETUPS).map(([name, setup]) => ({ name, game: 'tranquility', ...setup })),
  { name: 'the mountain', game: 'ascent', seats: 2, options: { greenPath: true, documentary: true, wildlife: true } }
]

describe.each(MATCHES)('$name', ({ game, options, seats }) => {
  const seen = seenIn(game, options, seats)

  test.each(LANGUAGES)('what is special is said in short sentences, beside a picture (%s)', language => {
    for (const one of seen) {
      const moment = momentFor(game, language, one)
      if (!moment) continue
      const said = [moment.happened, moment.next].filter(part => part !== undefined)
      for (const part of said) expect(part).toMatch(SENTENCES)
      expect(said.join(' ')).not.toMatch(/undefined|null|NaN|\[object/)
      const most = moment.slots ? BESIDE_PLACES : MOST_LETTERS
      expect(said.join(' ').length <= most ? '' : said.join(' ')).toBe('')
      // What news say has its picture from them.
      const isInNews = moment.happened === undefined && moment.picture === undefined
      expect(isInNews || PATH.test(moment.picture ?? '')).toBe(true)
    }
  })

  test('whenever the table waits for anything but a turn, everybody is told why', () => {
    const silent = seen.filter(one => !momentFor(game, 'en', one)).map(({ view }) => 'phase' in view && view.phase)
    expect(new Set(silent.filter(phase => phase && phase !== 'turn'))).toEqual(new Set())
  })

  test('a Start has eight places, of which as many are filled as cards are offered', () => {
    for (const one of seen) {
      const { slots } = momentFor(game, 'en', one) ?? {}
      if (!slots) continue
      const { pledge } = one.view as { pledge: { short: number } }
      expect(slots.hold).toHaveLength(8)
      expect(slots.hold.filter(what => what === '')).toHaveLength(pledge.short)
    }
  })
})

const storm = (name: string, seat: number, pool = 0) => ({
  storms: { drawn: [{ storm: name, seat }], active: [] },
  compasses: { pool, supply: 6 - pool }
})

test.each<[string, object, string[], string]>([
  [
    'a purple Storm of one’s own',
    storm('P1', 0),
    ['storm'],
    'You drew the purple Storm P1. It blocks a row of your choice.'
  ],
  [
    'a Storm of another, which a Compass could lift',
    storm('Y1', 1, 2),
    ['compass'],
    'Ben drew the yellow Storm Y1. It leaves them three cards. A Compass can lift it.'
  ],
  [
    'Rocks to move',
    { phase: 'rocks', active: 0 },
    ['rocks', 'keep'],
    'After each turn the Jagged Rocks move. Choose a row, or pay two cards to keep them.'
  ],
  [
    'Rocks that cannot be kept',
    { phase: 'rocks', active: 0 },
    ['rocks'],
    'After each turn the Jagged Rocks move. Choose a row.'
  ],
  ['a find to be paid', { explorers: { due: 2 }, active: 0 }, ['pay'], 'Now pay 2 cards.'],
  ['another’s find', { explorers: { due: 1 }, active: 1 }, [], 'Ben now pays 1 card.'],
  [
    'a Sea Monster that keeps the Finish from winning',
    { monsters: { left: 1, marked: [0] } },
    ['monster'],
    'The Finish failed: you hold a Sea Monster. Send it to an island. Only then can a Finish win.'
  ],
  ['a full sea', {}, ['finish'], 'The sea is full, and the journey can end. Play the Finish, and the match is won.'],
  [
    'a full sea, and Sea Monsters about',
    { monsters: { left: 1, marked: [] } },
    ['finish'],
    'The sea is full, and the journey can end. Play the Finish: it wins unless somebody holds a Sea Monster.'
  ],
  [
    'nothing to place',
    {},
    ['discard', 'exchange'],
    'None of your cards can be placed. Show and discard your hand, and the whole row is yours.'
  ]
])('%s', (_, view, offered, sentences) => {
  const { happened, next } = momentFor('tranquility', 'en', { view: { viewer: 0, ...view }, viewer: 0, offered }) ?? {}
  expect([happened, next].filter(Boolean).join(' ')).toBe(sentences)
})

test('a Start in hand is announced, and a card that may stand for one is not', () => {
  const seen = { viewer: 0, offered: ['place', 'start'] }
  const view = { viewer: 0, players: [{}, {}] }
  const said = ['S', 'W'].map(
    card => momentFor('tranquility', 'en', { ...seen, view: { ...view, hand: [card] } })?.happened
  )
  expect(said).toEqual(['You drew a Start, which is played at once.', undefined])
})

interface Begun {
  readonly cells?: object
  readonly slots?: object
  readonly players: readonly { readonly discarded: number }[]
  readonly active: number
}

test.each(LANGUAGES)('before anything is done, all are told what the places are, and what is first (%s)', language => {
  for (const { game, options, seats } of MATCHES.filter(({ name }) => !/Storm|module/.test(name)))
    for (const one of seenIn(game, options, seats).slice(0, seats + 1)) {
      const { cells, slots = cells, players, active } = one.view as Begun
      expect([Object.keys(slots ?? {}), players.some(({ discarded }) => discarded > 0)]).toEqual([[], false])
      const { happened, next } = momentFor(game, language, one) ?? {}
      expect(happened).toMatch(SENTENCES)
      expect(next).toContain(one.viewer === active ? '' : NAMES[active])
    }
})

test('the Summit is announced to whoever can place it', () => {
  const seen = { view: { slots: { a1: 'G5' } }, viewer: 0, offered: ['discard', 'summit'] }
  expect(momentFor('ascent', 'en', seen)?.next).toBe('Place it, and the match is won.')
  expect(momentFor('ascent', 'en', { ...seen, offered: ['discard'] })).toBeUndefined()
})

const FINDS = ['storm', 'monster', 'start', 'rocks', 'kept'].map(explorer => ({
  type: 'explored',
  facts: { explorer }
}))
const told = (types: string) => types.split(' ').map(type => ({ type, facts: {} }))
const FOLLOWING = {
  ascent: told('herded appeared climbed lifted revealed filmed bridged'),
  tranquility: [...told('compass-earned rocks-moved FINISH_MONSTER_HELD flipped cleared'), ...FINDS]
}

test.each(LANGUAGES)('beside what happened stand a picture, and in few words what follows (%s)', language => {
  for (const [game, events] of Object.entries(FOLLOWING))
    for (const event of events) {
      const { picture, next = '' } = pageGame(game).words[language].special(event) ?? {}
      expect(picture).toMatch(PATH)
      expect(next).toMatch(SENTENCES)
      expect(next.length <= FEW_LETTERS ? '' : next).toBe('')
    }
})

test('each find of an explorer has a picture of its own, as each way of an ibex has', () => {
  const pictures = (game: string, events: typeof FINDS | ReturnType<typeof told>) =>
    new Set(events.map(event => pageGame(game).words.en.special(event)?.picture))
  expect(pictures('tranquility', FINDS).size).toBe(FINDS.length)
  expect(pictures('ascent', told('herded appeared climbed')).size).toBe(3)
})

test('a card that is placed is nothing special', () => {
  for (const game of Object.keys(FOLLOWING))
    expect(pageGame(game).words.en.special({ type: 'placed', facts: {} })).toBeUndefined()
})
