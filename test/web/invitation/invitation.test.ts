import { describe, expect, test } from 'vitest'
import { newestGames } from '../../../engine/catalogue.ts'
import { LANGUAGES, type Language } from '../../../schema/languages.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import { PACES } from '../../../schema/wire/opening.ts'
import { pageGame, signOf } from '../../../web/games/catalogue.ts'
import { inviting } from '../../../web/invitation/inviting.ts'
import { seatPage, seatText } from '../../../web/server.ts'
import { invitationWords, promiseWords } from '../../../web/words/index.ts'
import { lengthOf } from '../../../web/words/length.ts'
import { NO_ASSETS } from '../assets.ts'
import { handOf, LINK, NOW, seenBy, setOut } from '../afloat.ts'
import { invited } from './invited.ts'

const ASSETS = { ...NO_ASSETS, files: { 'invitation.js': '/zone.js', 'vignette-tranquility.svg': '/vignette.svg' } }
const greeting = 'Oma, this is for Sundays'
const anna = { name: 'Anna', seat: 0 }
const begun = setOut('tranquility', 3, '3')
const seen = seenBy(begun, 1)

function page(envelope: Envelope, language: Language = 'en'): string {
  return seatPage({ envelope, language, assets: ASSETS, now: NOW }).html
}

describe.each(LANGUAGES)('an invitation in %s', language => {
  const { take } = invitationWords[language]
  const { title, sentence } = signOf('tranquility', language)
  const html = page(invited(seen, { host: anna, greeting }), language)

  test('says who invites, in what words, and to what', () => {
    expect(html).toContain(`<h1>${take.invites('Anna', title)}</h1><blockquote dir="auto">${greeting}</blockquote>`)
    expect(html).toContain(sentence)
    expect(html).toContain('src="/vignette.svg"')
  })

  test('names whoever plays too beside host and guest', () => {
    expect(html).toContain(take.others(['Chloé']))
    expect(html).not.toContain('Ben</li>')
  })

  test('says how fast it is meant to go, and how long that takes', () => {
    for (const pace of PACES) {
      const told = page(invited({ ...seen, table: { ...seen.table, pace } }), language)
      expect(told).toContain(`<li>${take.pace[pace]}. ${take.length(45, lengthOf(45, pace, language))}</li>`)
    }
  })

  test('a fuller table takes longer where its game says so', () => {
    for (const [seats, turns] of [
      [2, 42],
      [5, 66]
    ] as const) {
      const told = page(invited(seenBy(setOut('pub', seats, '07'), 1)), language)
      expect(told).toContain(take.length(turns, lengthOf(turns, 'day', language)))
    }
  })

  test('counts rounds where everybody is asked at once', () => {
    const flight = seenBy(setOut('cloud9', 3, '07'), 1)
    const told = page(invited({ ...flight, table: { ...flight.table, pace: 'none' } }), language)
    expect(told).toContain(`<li>${take.pace.none}. ${take.rounds(47)}</li>`)
  })

  test('has the seat one tap away, without scripts too, and rules and a first try', () => {
    expect(html).toMatch(/<form method="post" id="take">.*<button class="go" form="take" name="take" value="1">/s)
    expect(html).toContain(`href="/try/tranquility?lang=${language}"`)
    expect(html).toMatch(new RegExp(`<summary>${take.rules}</summary><section><h2>`))
  })

  test('shows the promise of the deal, and what it is for', () => {
    const { heading, text } = promiseWords[language]
    expect(html).toContain(`<summary>${heading}</summary><p>${text} <code>${seen.table.commitment}</code>`)
  })

  test('shows no card of anybody', () => {
    for (const seat of [0, 1, 2]) expect(html).not.toContain(JSON.stringify(handOf(begun, seat)))
    expect(html).not.toContain('id="envelope"')
  })

  test('says the same in a terminal', () => {
    const text = seatText({ envelope: invited(seen, { host: anna, greeting }), link: LINK, language, now: NOW })
    for (const part of [take.invites('Anna', title), take.quoted(greeting), sentence, take.others(['Chloé'])])
      expect(text).toContain(part)
  })
})

test.each(newestGames())('the rules of $name are in every invitation to it', ({ name, seats }) => {
  const envelope = invited(seenBy(setOut(name, Math.max(2, seats.least), '3'), 0))
  for (const language of LANGUAGES)
    for (const { heading } of pageGame(name).rules[language](envelope.table.options, envelope.table.players.length))
      expect(page(envelope, language)).toContain(`<section><h2>${heading}</h2>`)
})

test('a friend who knows nothing of it is never said to invite', () => {
  expect(inviting(invited(seen))).toEqual({ host: null, greeting: null, others: ['Anna', 'Chloé'] })
  expect(page(invited(seen))).toContain(invitationWords.en.take.heading('Tranquility'))
})

test('a host who does not play invites everybody', () => {
  const host = { name: 'Uncle Leo', seat: null }
  expect(inviting(invited(seen, { host }))).toMatchObject({ host: 'Uncle Leo', others: ['Anna', 'Chloé'] })
})

test('nobody is invited by themselves', () => {
  const own = invited(seenBy(begun, 0), { host: anna, greeting })
  expect(inviting(own)).toEqual({ host: null, greeting: null, others: ['Ben', 'Chloé'] })
})

test('markup in a name or a line stays text', () => {
  const html = page(invited(seen, { host: { name: '<img src=x>', seat: null }, greeting: '<b>Oma' }))
  expect(html).not.toMatch(/<img src=x|<b>Oma/)
})

test.each([
  ['hours', '2 weeks', '2 Wochen'],
  ['day', '6 weeks', '6 Wochen'],
  ['days', '4 months', '4 Monate'],
  ['week', '10 months', '10 Monate']
] as const)('45 turns at the pace “%s” take %s', (pace, english, german) => {
  expect([lengthOf(45, pace, 'en'), lengthOf(45, pace, 'de')]).toEqual([english, german])
})

test('from so many to so many turns is said as one length', () => {
  expect([lengthOf(42, 'day', 'en', 66), lengthOf(42, 'day', 'de', 66)]).toEqual(['6–9 weeks', '6–9 Wochen'])
  expect(lengthOf(42, 'day', 'en', 43)).toBe('6 weeks')
})

test('without a pace nobody knows how long a match takes', () => {
  expect(lengthOf(45, 'none', 'en')).toBeNull()
})
