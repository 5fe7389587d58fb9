import { expect, test } from 'vitest'
import { LANGUAGES, type Opened } from '../../schema/wire.ts'
import { hostPage, openedPage } from '../../web/host/page.tsx'
import { hostView, withLinks, withPlayers } from '../../web/host/state.ts'
import { hostWords } from '../../web/words/index.ts'
import { drift, seenBy, setOut } from './afloat.ts'

const link = (name: string) => `https://boat.example/s/${name}`
const opened: Opened = {
  match: 'AAECAwQFBgcICQ',
  links: {
    host: link('host'),
    watcher: link('watcher'),
    seats: ['Anna', 'Ben'].map((name, seat) => ({ seat, name, link: link(name) }))
  }
}
const envelope = seenBy(setOut('tranquility', 2, '00'), 'watcher')
const view = hostView(opened, envelope, 'Tranquility', 'en')

test.each(LANGUAGES)('in %s every link stands on the page, and what it is', language => {
  for (const html of [
    openedPage({ opened, language, assets: {} }),
    hostPage({ opened, envelope, language, assets: {} })
  ]) {
    for (const name of ['host', 'watcher', 'Anna', 'Ben']) expect(html).toContain(`value="${link(name)}"`)
    expect(html).toContain(hostWords[language].openedText)
    expect(html).toContain(hostWords[language].watcher.text)
    expect(html).toContain(hostWords[language].host.text)
  }
})

test('in another language a match opened by a form is found at the link of its host', () => {
  expect(openedPage({ opened, language: 'en', assets: {} })).toContain(`href="${link('host')}?lang=fr"`)
})

test('a match opened this moment has nobody at the table', () => {
  expect(openedPage({ opened, language: 'en', assets: {} })).toContain(`<h1>${hostWords.en.opened}</h1>`)
  expect(hostView(opened, null, '', 'en').seats.some(({ taken }) => taken)).toBe(false)
})

test('who has come is seen when the page looks again', () => {
  const players = envelope.table.players.map((player, seat) => ({ ...player, taken: seat === 1, unreachedSince: 7 }))
  const seen = withPlayers(view, { ...envelope, table: { ...envelope.table, players } })
  expect(seen.seats.map(({ taken }) => taken)).toEqual([false, true])
  expect(seen.seats[0]?.unreachedSince).toBe(7)
})

test('a new link takes the place of the old one, and nothing else changes', () => {
  const seats = opened.links.seats.map(seat => (seat.seat === 1 ? { ...seat, link: link('newer') } : seat))
  const renewed = withLinks(view, { ...opened, links: { ...opened.links, seats } })
  expect(renewed.seats.map(seat => seat.link)).toEqual([link('Anna'), link('newer')])
  expect(renewed.seats.map(({ taken }) => taken)).toEqual(view.seats.map(({ taken }) => taken))
})

test('a match that is over leads to its record', () => {
  const over = seenBy(
    drift(setOut('tranquility', 2, '00'), () => false),
    'watcher'
  )
  expect(hostPage({ opened, envelope: over, language: 'en', assets: {} })).toContain('href="/m/AAECAwQFBgcICQ"')
})
