import { afterEach, describe, expect, test, vi } from 'vitest'
import { LANGUAGES } from '../../../schema/languages.ts'
import type { Invitation, Opened } from '../../../schema/wire/links.ts'
import { day } from '../../../web/host/day.ts'
import { invited } from '../../../web/host/invited.ts'
import { hostPage, linksText, openedPage } from '../../../web/host/page.tsx'
import { hostView, type HostSeat, renewalOf, withLinks, withPlayers } from '../../../web/host/state.ts'
import { hostWords } from '../../../web/words/index.ts'
import { isolated } from '../../../web/words/isolated.ts'
import { NO_ASSETS } from '../assets.ts'
import { drift, NOW, seenBy, setOut } from '../afloat.ts'

const link = (name: string) => `https://boat.example/s/${name}`
const opened: Opened = {
  match: 'AAECAwQFBgcICQ',
  sealed: false,
  next: null,
  mail: null,
  links: {
    host: link('host'),
    watcher: link('watcher'),
    seats: ['Anna', 'Ben'].map((name, seat) => {
      return {
        seat,
        name,
        link: link(name),
        takenAt: null,
        leftAt: null,
        own: false,
        told: [],
        nudge: null,
        pilot: null,
        silentFrom: null,
        handover: null,
        invitation: { state: 'none' }
      }
    })
  }
}
const TOLD = { title: 'Tranquility', setup: '', competed: false, now: NOW, refused: null }
const envelope = seenBy(setOut('tranquility', 2, '00'), 'watcher')
const view = hostView(opened, envelope, TOLD, 'en')

afterEach(() => vi.unstubAllGlobals())

test('a day that the server writes says whose it is, one on the reader’s device is theirs', () => {
  const late = Date.UTC(2026, 10, 18, 23, 30)
  expect(LANGUAGES.map(language => day(late, language))).toEqual([
    expect.stringMatching(/^18 November 2026 \(UTC\)$/),
    expect.stringMatching(/^18 novembre 2026 \(UTC\)$/),
    expect.stringMatching(/^18\. November 2026 \(UTC\)$/)
  ])
  vi.stubGlobal('document', {})
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  expect(day(late, 'en')).toBe(new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(late))
})

test.each(LANGUAGES)('in %s every link stands on the page, and what it is', language => {
  for (const html of [
    openedPage({ opened, language, assets: NO_ASSETS, now: NOW }).html,
    hostPage({ opened, envelope, language, assets: NO_ASSETS, now: NOW }).html
  ]) {
    for (const name of ['host', 'watcher', 'Anna', 'Ben']) expect(html).toContain(`value="${link(name)}"`)
    expect(html).toContain(hostWords[language].openedText)
    expect(html).toContain(hostWords[language].watcher.text)
    expect(html).toContain(hostWords[language].host.text)
  }
})

test('in another language a match opened by a form is found at the link of its host', () => {
  expect(openedPage({ opened, language: 'en', assets: NO_ASSETS, now: NOW }).html).toContain(
    `href="${link('host')}?lang=fr"`
  )
})

test('a match opened this moment has nobody at the table', () => {
  expect(openedPage({ opened, language: 'en', assets: NO_ASSETS, now: NOW }).html).toContain(
    `<h1>${hostWords.en.opened}</h1>`
  )
  expect(hostView(opened, null, TOLD, 'en').seats.some(({ taken }) => taken)).toBe(false)
})

test.each(LANGUAGES)('in %s a seat that is lent is said to be', language => {
  const lent = { to: 'Lea', day: '2026-11-22' }
  const players = envelope.table.players.map((player, seat) => (seat === 1 ? { ...player, taken: true, lent } : player))
  const seen = { ...envelope, table: { ...envelope.table, players } }
  const { html } = hostPage({ opened, envelope: seen, language, assets: NO_ASSETS, now: NOW })
  expect(html).toContain(hostWords[language].lent(isolated('Lea'), lent.day))
})

test('who has left is not named among those who would like to stop', () => {
  const [anna, ben] = envelope.table.players
  const players = [anna, { ...ben, leftAt: NOW }] as typeof envelope.table.players
  expect(withPlayers(view, { ...envelope, table: { ...envelope.table, players, agreed: [0, 1] } }).agreed).toEqual([0])
})

test('who has come is seen when the page looks again', () => {
  const players = envelope.table.players.map((player, seat) => ({ ...player, taken: seat === 1, unreachedSince: 7 }))
  const seen = withPlayers(view, { ...envelope, table: { ...envelope.table, players } })
  expect(seen.seats.map(({ taken }) => taken)).toEqual([false, true])
  expect(seen.seats[0]?.unreachedSince).toBe(7)
})

test('a new link takes the place of the old one, and nothing else changes', () => {
  const seats = opened.links.seats.map(seat => {
    return { ...seat, takenAt: NOW, link: seat.seat === 1 ? link('newer') : seat.link }
  })
  const renewed = withLinks(view, { ...opened, links: { ...opened.links, seats } })
  expect(renewed.seats.map(seat => seat.link)).toEqual([link('Anna'), link('newer')])
  expect(renewed.seats.map(({ taken }) => taken)).toEqual(view.seats.map(({ taken }) => taken))
})

const LEFT = { at: Date.UTC(2026, 10, 18), againFrom: null }
const cases: readonly Invitation[] = [
  ...(['waiting', 'stopped', 'refused'] as const).map(state => ({ state })),
  { state: 'waiting', from: LEFT.at },
  ...(['sent', 'outdated', 'failed'] as const).map(state => ({ state, ...LEFT })),
  { state: 'shared', with: 0 }
]

/** The same table with everybody there, or nobody. */
function seated(taken: boolean) {
  const players = envelope.table.players.map(player => ({ ...player, taken }))
  return { ...envelope, table: { ...envelope.table, players } }
}

test.each(LANGUAGES)('in %s the host is told what became of each invitation, as text too', language => {
  for (const invitation of cases) {
    const seats = opened.links.seats.map(seat => (seat.seat === 1 ? { ...seat, invitation } : seat))
    const asked = { opened: { ...opened, links: { ...opened.links, seats } }, language, assets: NO_ASSETS, now: NOW }
    const said = invited(hostWords[language], { name: 'Ben', invitation }, seats, language) ?? ''
    expect(said.length).toBeGreaterThan(20)
    for (const shown of [
      openedPage(asked).html,
      hostPage({ ...asked, envelope: seated(false) }).html,
      linksText(asked.opened, language)
    ])
      expect(shown).toContain(said)
  }
})

test.each(LANGUAGES)('the pace is shown (%s)', language => {
  const asked = { opened, envelope: seated(false), language, assets: NO_ASSETS, now: NOW }
  expect(hostPage(asked).html).toContain(hostWords[language].paces.day)
})

test('whoever has come needs no invitation any more', () => {
  const seats = opened.links.seats.map(seat => ({ ...seat, invitation: { state: 'failed', ...LEFT } as const }))
  const asked = {
    opened: { ...opened, links: { ...opened.links, seats } },
    language: 'en',
    assets: NO_ASSETS,
    now: NOW
  } as const
  expect(hostPage({ ...asked, envelope: seated(true) }).html).not.toContain('class="invited')
})

test('a match that is over leads to its record', () => {
  const over = seenBy(
    drift(setOut('tranquility', 2, '00'), () => false),
    'watcher'
  )
  expect(hostPage({ opened, envelope: over, language: 'en', assets: NO_ASSETS, now: NOW }).html).toContain(
    'href="/m/AAECAwQFBgcICQ"'
  )
})

test.each(LANGUAGES)('in %s it is said who can see a hand', language => {
  const { seen } = hostWords[language]
  expect(hostPage({ opened, envelope, language, assets: NO_ASSETS, now: NOW }).html).toContain(seen.open)
  expect(
    hostPage({ opened: { ...opened, sealed: true }, envelope, language, assets: NO_ASSETS, now: NOW }).html
  ).toContain(seen.sealed)
})

test('of a sealed seat that is taken no link is shown, but since when', () => {
  const seats = opened.links.seats.map(seat => ({ ...seat, link: null, takenAt: NOW }))
  const sealed = { ...opened, sealed: true, links: { ...opened.links, seats } }
  const html = hostPage({ opened: sealed, envelope, language: 'en', assets: NO_ASSETS, now: NOW }).html
  expect(html).not.toContain(`value="${link('Anna')}"`)
  expect(html).toContain(hostWords.en.takenSince('18 November 2026'))
  expect(html).toContain(hostWords.en.sealedLink('Anna'))
})

const renewed = (asks: boolean, vacates: boolean) => ({ of: 0, name: 'Anna', asks, vacates })

describe('a new link', () => {
  const anna = view.seats[0] as HostSeat
  const asked = (answer: 'agreed' | 'refused' | null) => ({ ...anna, handover: { askedAt: 0, answer, from: 7 } })
  test.each<[string, HostSeat, boolean, ReturnType<typeof renewalOf>]>([
    ['is there for the asking with open links', anna, false, renewed(false, false)],
    ['is there while nobody has taken the seat', { ...anna, taken: false }, true, renewed(false, false)],
    ['is asked of whoever alone has the old one', anna, true, renewed(true, true)],
    ['is waited for', asked(null), true, null],
    ['is there when the seat agrees', asked('agreed'), true, renewed(false, true)],
    ['may be asked for again after a refusal', asked('refused'), true, renewed(true, true)],
    [
      'is there when nobody has come',
      { ...anna, handover: { askedAt: 0, answer: null, from: 5 } },
      true,
      renewed(false, true)
    ]
  ])('%s', (_, seat, sealed, expected) => expect(renewalOf(seat, { ...view, sealed, now: 5 })).toEqual(expected))

  test.each([true, false])('is a rival’s to grant, however long they stay away (sealed: %s)', sealed => {
    const rival = (answer: 'agreed' | null) => ({ ...anna, handover: { askedAt: 0, answer, from: null } })
    const rivals = { ...view, sealed, competed: true, now: 1e15 }
    expect(renewalOf(anna, rivals)).toEqual(renewed(true, sealed))
    expect(renewalOf(rival(null), rivals)).toBeNull()
    expect(renewalOf(rival('agreed'), rivals)).toEqual(renewed(false, sealed))
  })

  test('of the seat of a cat is the host’s to pass on, unless some play against others', () => {
    const cat = { ...anna, pilot: 'cat' as const }
    for (const sealed of [true, false]) {
      expect(renewalOf(cat, { ...view, sealed })).toEqual(renewed(false, true))
      expect(renewalOf(cat, { ...view, sealed, competed: true })).toBeNull()
    }
  })
})

test.each(LANGUAGES)('in %s the seat of a cat is given with the words that are true of it', language => {
  const [anna, ben] = opened.links.seats as [HostSeat, HostSeat]
  const cats = {
    ...opened,
    links: { ...opened.links, seats: [anna, { ...ben, link: null, takenAt: 0, pilot: 'cat' }] }
  }
  const { give, dialog } = hostWords[language]
  const shown = (competed: boolean) => {
    const players = envelope.table.players.map((player, seat) => (seat === 1 ? { ...player, taken: true } : player))
    const seen = { ...envelope, table: { ...envelope.table, players, ...(competed && { competed }) } }
    return hostPage({ opened: cats as Opened, envelope: seen, language, assets: NO_ASSETS, now: NOW }).html
  }
  const [crew, rivals] = [shown(false), shown(true)]
  expect([crew.includes(dialog.cat), crew.includes(give.byMail)]).toEqual([true, false])
  expect([rivals.includes(dialog.cat), rivals.includes(give.byMail)]).toEqual([false, true])
  const needed = /<input name="address" type="email" required/g
  expect([crew, rivals].map(html => html.match(needed)?.length ?? 0)).toEqual([0, 1])
  expect(rivals).toContain(give.addressNeeded)
})
