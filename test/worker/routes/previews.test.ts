import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { call, fetchHere, handOf, look, NAVIGATION, newKey, open, playOut, seated } from '../client.ts'
import { storageOf } from '../storage.ts'
import { pass, stopClock } from '../time.ts'

beforeEach(stopClock)

const greeting = 'Oma, this is for Sundays'
const pathOf = (link: string) => `/s/${link.slice(-39)}`
const described = (html: string) => /<meta name="description" content="([^"]+)"/.exec(html)?.[1]
const BOTS: readonly Record<string, string>[] = [
  { 'User-Agent': 'WhatsApp/2.24 A' },
  { 'User-Agent': 'facebookexternalhit/1.1', Accept: '*/*' },
  { 'User-Agent': 'TelegramBot (like TwitterBot)', 'Accept-Language': 'ru' },
  { ...NAVIGATION, 'Sec-Purpose': 'prefetch' }
]

async function preview(link: string, headers: Record<string, string>): Promise<string> {
  return (await fetchHere(pathOf(link), { headers })).text()
}

test('a chat that looks at an invitation shows game, line and picture, and neither name nor card', async () => {
  const seats = [{ name: 'Annabel' }, { name: 'Rosamund', language: 'de' as const }]
  const { match, links } = await open([], { seats, host: { seat: 0 }, greeting })
  const link = links.seats[1]?.link as string
  const before = await storageOf(match)
  for (const headers of BOTS) {
    const html = await preview(link, headers)
    expect(html).toContain('<html lang="de">')
    expect(html).toContain(`<meta property="og:description" content="${greeting}"/>`)
    expect(html).toMatch(
      new RegExp(`<meta property="og:image" content="${env.ORIGIN}/assets/vignette-[\\w-]+\\.png"/>`)
    )
    expect(html).not.toMatch(/Annabel|Rosamund|id="envelope"/)
  }
  expect(await storageOf(match)).toEqual(before)
})

test('once the seat is taken, not even the line is shown', async () => {
  const { links } = await open(['Annabel', 'Rosamund'], { host: { seat: 0 }, greeting })
  const link = links.seats[1]?.link as string
  await call('POST', '/api/seat/take', { link, body: { key: newKey() } })
  const hand = handOf(await look(link))
  for (const headers of BOTS) {
    const html = await preview(link, headers)
    expect(html).not.toMatch(/Annabel|Rosamund|Sundays|id="envelope"/)
    expect(html).not.toContain(JSON.stringify(hand))
  }
})

test('whoever chooses another language on the cover gets it', async () => {
  const { links } = await open(['Ann', 'Ben'])
  const link = links.seats[1]?.link as string
  const html = await (await fetchHere(`${pathOf(link)}?lang=fr`)).text()
  expect(html).toContain('<html lang="fr">')
})

test('the record of a match is shared with game and picture, and without a name', async () => {
  const { match, seats } = await seated(['Annabel'])
  await playOut(seats)
  await pass(match, 0)
  const html = await (await fetchHere(`/m/${match}`)).text()
  const shown = [...html.matchAll(/<meta property="og:\w+" content="([^"]*)"/g)].map(([, text]) => text).join(' ')
  expect(shown).toContain(`${env.ORIGIN}/assets/vignette-`)
  expect(shown).not.toContain('Annabel')
})

test('every page that can be listed says what it is, in its language', async () => {
  const { links } = await open(['Ann', 'Ben'])
  const paths = ['/', '/?game=ascent', '/nowhere', ...[links.host, links.seats[0]?.link as string].map(pathOf)]
  for (const path of paths) {
    const each = await Promise.all(['en', 'de', 'fr'].map(language => pageIn(path, language)))
    expect(new Set(each.map(described)).size).toBe(3)
    for (const html of each) expect(html).toMatch(/<title>[^<]+<\/title>/)
  }
})

async function pageIn(path: string, language: string): Promise<string> {
  return (await fetchHere(path, { headers: { ...NAVIGATION, 'Accept-Language': language } })).text()
}
