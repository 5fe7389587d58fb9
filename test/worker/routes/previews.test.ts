import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { handOf, call, fetchHere, look, NAVIGATION, newKey, open } from '../client.ts'
import { storageOf } from '../storage.ts'
import { stopClock } from '../time.ts'

beforeEach(stopClock)

const greeting = 'Oma, this is for Sundays'
const BOTS: readonly Record<string, string>[] = [
  { 'User-Agent': 'WhatsApp/2.24 A' },
  { 'User-Agent': 'facebookexternalhit/1.1', Accept: '*/*' },
  { 'User-Agent': 'TelegramBot (like TwitterBot)', 'Accept-Language': 'ru' },
  { ...NAVIGATION, 'Sec-Purpose': 'prefetch' }
]

async function preview(link: string, headers: Record<string, string>): Promise<string> {
  return (await fetchHere(`/s/${link.slice(-39)}`, { headers })).text()
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
