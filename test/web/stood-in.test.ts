import { expect, test } from 'vitest'
import { findGame, newestGames } from '../../engine/catalogue.ts'
import type { Game, Viewer } from '../../engine/game.ts'
import { eventForViewer, SEAT_SUBSTITUTES } from '../../engine/match.ts'
import { LANGUAGES } from '../../schema/languages.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { pageGame } from '../../web/games/catalogue.ts'
import { words as namedIn } from '../../web/games/tranquility/words/index.ts'
import { turnMail } from '../../web/mail/index.ts'
import { seatText } from '../../web/text/index.ts'
import { stoodIn } from '../../web/stood-in.ts'
import { turnsIn } from '../../web/turns.ts'
import { seatWords } from '../../web/words/index.ts'
import { seatsFor } from '../setups.ts'
import { drift, LINK, NOW, seenBy, setOut } from './afloat.ts'

const begun = setOut('tranquility', 2, '07')
const midway = drift(begun, ({ lines }) => lines.length === 4)
const zone = 'UTC'

/** What a seat is told of the line that it missed. */
function missed(by: Partial<Envelope['news'][number]>, seat: number): Envelope {
  const seen = seenBy(midway, seat, { missed: 1 })
  return { ...seen, news: seen.news.map(entry => ({ ...entry, ...by })) }
}

const [{ seat: last = 0 } = {}] = seenBy(midway, 0, { missed: 1 }).news

test.each(LANGUAGES)('text and mail in %s say who stood in for a seat', language => {
  const { standIn } = seatWords[language]
  for (const by of SEAT_SUBSTITUTES)
    for (const seat of [0, 1]) {
      const name = seat === last ? null : (seenBy(midway, seat).table.players[last ?? 0]?.name ?? '')
      const envelope = missed({ by }, seat)
      const said = standIn[by](name, '')
      const why = namedIn[language].merit(envelope.news[0]?.events ?? [])
      const mail = turnMail({ envelope, link: LINK, unsubscribe: LINK, language, zone, now: NOW })
      expect(seatText({ envelope, link: LINK, language, now: NOW })).toContain(said)
      expect(mail.text).toContain(said)
      expect(mail.text.includes(why)).toBe(by === 'autopilot')
      expect(seatText({ envelope: missed({}, seat), link: LINK, language, now: NOW })).not.toContain(said)
    }
})

test('of a turn of several lines it is said once who stood in', () => {
  const seen = seenBy(
    drift(setOut('merchants', 2, '07'), ({ lines }) => lines.length === 9),
    0,
    { missed: 9 }
  )
  const news = seen.news.map(entry => ({ ...entry, by: 'plan' as const }))
  const turns = turnsIn(news, seen)
  expect(turns.some(turn => turn.length > 1)).toBe(true)
  const text = seatText({ envelope: { ...seen, news }, link: LINK, language: 'en', now: NOW })
  const told = [...text.matchAll(/By your plan: |, by plan: /g)]
  expect(told).toHaveLength(turns.filter(([line]) => line?.seat !== null).length)
})

test('of a seat that the ship’s cat has had from the start, its name says enough', () => {
  const other = 1 - (last ?? 0)
  const seen = missed({ by: 'autopilot' }, other)
  const players = seen.table.players.map((player, seat) =>
    seat === last ? { ...player, pilot: 'cat' as const } : player
  )
  const text = seatText({
    envelope: { ...seen, table: { ...seen.table, players } },
    link: LINK,
    language: 'en',
    now: NOW
  })
  expect(text).not.toContain(seatWords.en.standIn.autopilot(players[last ?? 0]?.name ?? '', ''))
  expect(text).toContain(`(${namedIn.en.merit(seen.news[0]?.events ?? [])})`)
  expect(text).toContain(seatWords.en.pilots.cat)
})

const told = (seat: number, sentence: string) => ({ event: { type: 'rolled', facts: { seat } }, sentence })

test('the reason of an autopilot stands behind what is told of its own seat, and behind nothing that another does', () => {
  const entry = { seat: 1, by: 'autopilot' as const, events: [] }
  const telling = { who: () => null, isCat: () => true, words: seatWords.en.standIn, merit: () => 'Why not.' }
  expect(stoodIn(entry, [told(0, 'You rolled.')], telling)).toEqual(['You rolled.'])
  const said = [told(0, 'You fell.'), told(1, 'The cat stayed.')]
  expect(stoodIn(entry, said, telling)).toEqual(['You fell.', 'The cat stayed. (Why not.)'])
})

test.each(newestGames().map(({ name }) => name))(
  'why an autopilot played something in %s follows from what everybody was told',
  name => {
    const seats = seatsFor(findGame(name) as Game, 3)
    const all = drift(setOut(name, seats, '5'), () => false)
    const { merit } = pageGame(name).words.en
    const said = all.lines.map(({ events }) => {
      const told = (viewer: Viewer) => merit(events.map(event => eventForViewer(event, viewer)))
      for (let seat = 0; seat < seats; seat++) expect(told(seat)).toBe(told('watcher'))
      return told('watcher')
    })
    expect(new Set(said).size).toBeGreaterThan(2)
  }
)
