import { describe, expect, test } from 'vitest'
import { findGame, newestGames } from '../../../engine/catalogue.ts'
import type { Json, UnseenCardsTally } from '../../../engine/game.ts'
import { LANGUAGES } from '../../../schema/languages.ts'
import { pageGame } from '../../../web/games/catalogue.ts'
import { turnMail } from '../../../web/mail/index.ts'
import { seatPage } from '../../../web/seat/server.tsx'
import { rowsOf } from '../../../web/seat/waiting/counted.ts'
import { seatText } from '../../../web/text/index.ts'
import { tell } from '../../../web/text/telling.ts'
import { seatWords, textWords, unseenWords } from '../../../web/words/index.ts'
import { awaits, drift, handOf, LINK, NOW, seenBy, setOut } from '../afloat.ts'

const NAMES = newestGames().flatMap(({ name }) => (pageGame(name).waiting ? [name] : []))
const ASSETS = { files: {}, styles: {} }

/** A match of three that has been played for a while, and who plays next. */
function halfway(game: string) {
  const afloat = drift(setOut(game, 3, '07'), ({ lines }) => lines.length >= 12)
  return { afloat, seat: awaits(afloat)[0] ?? 0 }
}

describe.each(NAMES)('in %s', name => {
  const { afloat, seat } = halfway(name)
  const { game, waiting: given, words } = pageGame(name)
  const waiting = given as NonNullable<typeof given>
  const view = seenBy(afloat, seat).view as Json

  test('a card that is tried lies where it was laid, and in the hand no more', () => {
    const hand = handOf(afloat, seat)
    const tried = hand.flatMap(card => waiting.game.free(view, card).map(place => ({ card, place })))
    expect(tried.length).toBeGreaterThan(10)
    const before = JSON.stringify(view)
    for (const { card, place } of tried) {
      const now = waiting.game.lay(view, card, place)
      expect(game.hand(now)).toHaveLength(hand.length - 1)
      expect(waiting.game.free(now, card)).not.toContain(place)
      expect(game.places(waiting.game.told(place))).toEqual([place])
    }
    expect(JSON.stringify(view)).toBe(before)
  })

  test('a card that nobody holds is not laid', () => {
    const [card = ''] = handOf(afloat, seat)
    const place = waiting.game.free(view, card)[0] ?? ''
    const once = waiting.game.lay(view, card, place)
    const other = handOf(afloat, (seat + 1) % 3).find(one => !handOf(afloat, seat).includes(one)) ?? ''
    expect(waiting.game.lay(once, other, place)).toBe(once)
  })

  test.each(LANGUAGES)('what is hidden has a name for each kind (%s)', language => {
    const { options, rules } = seenBy(afloat, seat).table
    const unseen = findGame(name, rules)?.insight?.unseenCardsByKind?.(options, seenBy(afloat, seat).view) ?? []
    const rows = rowsOf(unseen, {
      game: waiting.game,
      said: waiting.words[language],
      card: words[language].card
    })
    expect(rows.length).toBeGreaterThan(2)
    for (const [at, row] of rows.entries()) expect(row.name).not.toBe(unseen[at]?.kind)
  })
})

test.each(newestGames().map(({ name, seats }) => [name, seats.least] as const))(
  '%s has cells where its board shows some',
  (name, seats) => {
    const page = seatPage({ envelope: seenBy(setOut(name, seats, '07'), 0), language: 'en', assets: ASSETS, now: NOW })
    expect(pageGame(name).game.hasCells).toBe(page.html.includes('role="gridcell"'))
  }
)

/** How those cards are told that are of one kind. */
function values(cards: readonly string[]): string | undefined {
  const unseen: readonly UnseenCardsTally[] = [{ kind: 'x', cards, of: 20 }]
  return rowsOf(unseen, { game: { value: card => card }, said: { kinds: {} }, card: card => card })[0]?.values
}

test('numbers that follow each other are told as a span, and what is there twice as often', () => {
  expect(values(['1', '2', '3', '5', '7', '8'])).toBe('1–3, 5, 7, 8')
  expect(values(['10', '9', '9', '10', '4'])).toBe('4, 9, 10 × 2')
  expect(values([])).toBe('')
})

describe.each(LANGUAGES)('what happened since somebody was here is told with its number (%s)', language => {
  const { afloat, seat } = halfway('tranquility')
  const envelope = seenBy(afloat, seat, { language })
  const reader = { language, zone: 'Europe/Paris', now: NOW }
  const { news } = tell(envelope, reader)
  const title = seatWords[language].recap(news.length)

  test('in a text, in both parts of a mail, and on a page without scripts', () => {
    expect(news.length).toBeGreaterThan(1)
    const mail = turnMail({ envelope, link: LINK, unsubscribe: LINK, ...reader })
    const page = seatPage({
      envelope,
      language,
      assets: ASSETS,
      now: NOW,
      log: { entries: [], happened: [], before: null }
    })
    for (const told of [seatText({ envelope, link: LINK, language, now: NOW }), mail.text, mail.html, page.html])
      expect(told).toContain(title)
  })

  test('but one thing alone needs no counting', () => {
    const once = seenBy(afloat, seat, { language, missed: 1 })
    expect(seatText({ envelope: once, link: LINK, language, now: NOW })).toContain(textWords[language].news)
  })

  test('what is hidden is counted in a text and on a page without scripts', () => {
    const { cells } = envelope.view as unknown as { cells: object }
    const islands = handOf(afloat, seat).filter(card => Number(card) > 0).length
    const counted = unseenWords[language].leftOf(80 - Object.keys(cells).length - islands, 80, false)
    const { html } = seatPage({
      envelope,
      language,
      assets: ASSETS,
      now: NOW,
      log: { entries: [], happened: [], before: null }
    })
    for (const told of [seatText({ envelope, link: LINK, language, now: NOW }), html]) expect(told).toContain(counted)
  })
})
