import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { type Language, LANGUAGES } from '../../../schema/languages.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { Happened } from '../../../schema/wire/happened.ts'
import type { OpenedSeat } from '../../../schema/wire/links.ts'
import {
  confirmMail,
  hostPage,
  invitationMail,
  linksText,
  overMail,
  recordPage,
  refusalSentence,
  seatPage,
  seatText,
  turnMail
} from '../../../web/server.ts'
import { Seats } from '../../../web/shelf/seats.tsx'
import { shelfWords } from '../../../web/words/index.ts'
import { isolated } from '../../../web/words/isolated.ts'
import { drift, LINK, NOW, seenBy, setOut } from '../afloat.ts'
import { NO_ASSETS } from '../assets.ts'
import { finished } from '../games/finished.ts'
import { invited } from '../invitation/invited.ts'

const NAMES = ['דנה', 'ليلى', 'ליאור']
const GREETING = 'אמא, בשבילך!'

test.each([
  ['Anna', 'Anna'],
  ['דנה', '\u2068דנה\u2069'],
  ['ليلى 7', '\u2068ليلى 7\u2069']
])('%s stands between numbers as a name of its own', (name, shown) => expect(isolated(name)).toBe(shown))

/** What is read of them without their isolation; a field shows a name as it was typed, and data are not read. */
function loose(written: string): readonly string[] {
  const read = written.replaceAll(
    /<script.*?<\/script>| (value|content)="[^"]*"|dir="auto"[^>]*>[^<]*|<bdi>[^<]*/gs,
    ''
  )
  return read.replaceAll(/\u2068[^\u2069]*\u2069/g, '').match(/.{0,20}[\u0590-\u08ff]+.{0,20}/gu) ?? []
}

const named = (envelope: Envelope): Envelope => {
  const players = envelope.table.players.map((player, seat) => ({ ...player, name: NAMES[seat] ?? '' }))
  const said = [
    { seat: 1, at: NOW, text: 'שלום!', phrase: false },
    { seat: 2, at: NOW, text: 'hello', phrase: true }
  ]
  return { ...envelope, said, table: { ...envelope.table, talk: 'free', players } }
}

const midway = drift(setOut('tranquility', 3, '7'), ({ lines }) => lines.length > 5)
const ended = drift(midway, () => false)
const seen = (language: Language) => named(seenBy(midway, 0, { language, missed: 5 }))
const over = (language: Language): Envelope => {
  const envelope = named(seenBy(ended, 0, { language, missed: 5 }))
  return { ...envelope, result: { outcome: 'ranked', why: 'won', ranking: [[1], [0, 2]], scores: [9, 12, 9] } }
}

const HAPPENED: readonly Happened[] = [
  { version: 1, at: NOW, what: 'left', seat: 0, name: NAMES[0] ?? '' },
  { version: 1, at: NOW, what: 'given', seat: 0, from: NAMES[0] ?? '', to: NAMES[1] ?? '' },
  { version: 1, at: NOW, what: 'woken', seat: 1 }
]

const nothing = () => undefined
const NO_ACTS = { open: nothing, copy: nothing, forget: nothing, restore: nothing, devices: nothing }

describe.each(LANGUAGES)('a name that is read from right to left keeps to itself (%s)', language => {
  const page = { language, assets: NO_ASSETS, now: NOW }
  const log = { entries: seen(language).news, before: null, happened: HAPPENED }
  const mail = { link: LINK, unsubscribe: `${LINK}0`, language }
  const host = { name: NAMES[1] ?? '', seat: 1 }
  const asked = invited(seen(language), { host, greeting: GREETING })

  test.each([
    ['at a seat', seatPage({ ...page, envelope: seen(language) }).html],
    ['at a seat that waits', seatPage({ ...page, envelope: named(seenBy(midway, 1)) }).html],
    ['at a seat without scripts', seatPage({ ...page, envelope: seen(language), log }).html],
    ['in a ranking', seatPage({ ...page, envelope: over(language) }).html],
    ['in an invitation', seatPage({ ...page, envelope: asked }).html],
    ['in a terminal', seatText({ envelope: seen(language), link: LINK, language, now: NOW })],
    ['in an invitation in a terminal', seatText({ envelope: asked, link: LINK, language, now: NOW })],
    ['in a refusal', refusalSentence({ code: 'SEAT_TAKEN', facts: { name: NAMES[0] ?? '' }, language })]
  ])('%s', (_, written) => {
    expect(written).toMatch(/[\u0590-\u08ff]/)
    expect(loose(written)).toEqual([])
  })

  test.each([
    ['a turn', turnMail({ ...mail, envelope: seen(language), zone: 'UTC', now: NOW })],
    ['a turn of others', turnMail({ ...mail, envelope: named(seenBy(midway, 1)), zone: 'UTC', now: NOW })],
    ['an end', overMail({ ...mail, envelope: over(language), zone: 'UTC', now: NOW, record: LINK })],
    ['an invitation', invitationMail({ ...mail, envelope: asked })],
    ['a question', confirmMail({ ...mail, envelope: seen(language) })]
  ])('in a mail of %s', (_, { subject, text, html }) => {
    for (const part of [text, html]) expect(part).toMatch(/[\u0590-\u08ff]/)
    for (const part of [subject, text, html]) expect(loose(part)).toEqual([])
  })

  test('among the links of a host', () => {
    const seats = NAMES.map((name, seat): OpenedSeat => {
      const invitation = seat === 2 ? ({ state: 'shared', with: 0 } as const) : ({ state: 'none' } as const)
      const link = seat === 1 ? null : `${LINK}${seat}`
      const there = {
        takenAt: null,
        leftAt: null,
        pilot: null,
        silentFrom: null,
        own: seat === 0,
        told: [],
        nudge: null,
        handover: null
      }
      return { seat, name, link, ...there, invitation }
    })
    const links = { host: LINK, watcher: LINK, seats }
    const opened = { match: 'AAECAwQFBgcICQ', sealed: true, next: null, mail: null, links }
    expect(loose(hostPage({ opened, envelope: seen(language), ...page }).html)).toEqual([])
    expect(loose(linksText(opened, language))).toEqual([])
  })

  test('on the shelf', () => {
    const shown = { since: NOW, others: NAMES, picture: '', address: null }
    const standing = { kind: 'waiting', names: NAMES, ...shown } as const
    const one = { link: LINK, match: 'AAECAwQFBgcICQ', game: 'tranquility', name: NAMES[0] ?? '', standing }
    const known = [0, null].map(seat => ({ ...one, seat }))
    const view = { language, titles: {} }
    const state = { view, known, open: null, copied: null, from: null, keeps: true, now: NOW, trouble: '' }
    const html = renderToString(h(Seats, { words: shelfWords[language], state, acts: NO_ACTS }))
    expect(html).toContain('\u2068')
    expect(loose(html)).toEqual([])
  })

  test('in a record', () => {
    const record = { ...finished('tranquility-two-won').record, names: NAMES }
    const asked = { id: 'AAECAwQFBgcICQ', record, zone: 'UTC', origin: '' }
    expect(loose(recordPage({ ...asked, language, assets: NO_ASSETS }).html)).toEqual([])
  })
})
