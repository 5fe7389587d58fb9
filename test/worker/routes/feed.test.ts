import { beforeEach, describe, expect, test } from 'vitest'
import type { Reached } from '../../../schema/wire/reached.ts'
import { boatOf } from '../../../web/words/boat.ts'
import { call, fetchHere, handOf, look, playOnce, playOut, seated } from '../client.ts'
import { loseStorage, storageOf } from '../storage.ts'
import { DAY_MS, HOUR_MS, pass, stopClock } from '../time.ts'

/* The tests begin on 4 January 2100, at 9 in the morning, UTC. */

beforeEach(stopClock)

const reached = async (link: string) => (await call<Reached>('GET', '/api/seat/delivery', { link })).body.feed
const wish = (link: string, feed: string) => call('PUT', '/api/seat/delivery', { link, body: { feed } })
const read = async (address: string) => {
  const answer = await fetchHere(new URL(address).pathname)
  return { status: answer.status, type: answer.headers.get('Content-Type'), text: await answer.text() }
}

/** Two at a table, and the feed of whoever is awaited first. */
async function table() {
  const match = await seated()
  const [first = 0] = (await look(match.seats[0] as string)).awaits
  const link = match.seats[first] as string
  await wish(link, 'on')
  const feed = await reached(link)
  if (!feed) throw new Error('there is no feed')
  return { ...match, first, link, ...feed }
}

test('a calendar says since when the seat is awaited, until today', async () => {
  const { match, first, calendar } = await table()
  await pass(match, 2 * DAY_MS)
  const { status, type, text } = await read(calendar)
  expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining([
      `UID:${match}-${first}-0@localhost`,
      'DTSTART;VALUE=DATE:21000104',
      'DTEND;VALUE=DATE:21000107',
      'ORGANIZER;CN=Slow Boat:mailto:no-reply@localhost',
      `SUMMARY:Tranquility · boat ${boatOf(match)} · It is your turn.`
    ])
  )
})

test('while the seat is not awaited there is no event, and still a whole calendar', async () => {
  const { match, seats, calendar, atom } = await table()
  await playOnce(seats)
  await pass(match, HOUR_MS)
  const { text } = await read(calendar)
  expect(text).not.toContain('VEVENT')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*BEGIN:VTIMEZONE[^]*END:VCALENDAR\r\n$/)
  expect((await read(atom)).text).not.toContain('<entry>')
})

test('a feed has one entry for a turn, and one for the end', async () => {
  const { match, seats, first, atom } = await table()
  const { type, text } = await read(atom)
  expect(type).toBe('application/atom+xml; charset=utf-8')
  expect(text).toContain(`<id>urn:slow-boat:${match}:${first}:0</id>`)
  expect(text).toContain(`<title>Tranquility · boat ${boatOf(match)} · It is your turn.</title>`)
  await playOut(seats)
  expect((await read(atom)).text).toContain(`<id>urn:slow-boat:${match}:${first}:over</id>`)
})

test('it speaks the seat’s language, and its days are those of the seat’s zone', async () => {
  const { match, link, calendar } = await table()
  await call('PUT', '/api/seat/profile', { link, body: { language: 'fr', zone: 'Pacific/Auckland' } })
  await pass(match, 3 * HOUR_MS)
  const { text } = await read(calendar)
  expect(text).toContain(`SUMMARY:Tranquility · bateau ${boatOf(match)} · C’est à toi.`)
  expect(text).toContain('DTSTART;VALUE=DATE:21000104\r\nDTEND;VALUE=DATE:21000106')
})

test('no line of a calendar is too long', async () => {
  const { link, calendar } = await table()
  await call('PUT', '/api/seat/profile', { link, body: { language: 'fr' } })
  const lines = (await read(calendar)).text.split('\r\n')
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})

test('neither shows a card, a name, or the way to a seat', async () => {
  const { link, links, seats, calendar, atom } = await table()
  const hand = handOf(await look(link))
  expect(hand.length).toBeGreaterThan(0)
  for (const address of [calendar, atom]) {
    const { text } = await read(address)
    for (const other of [...seats, links.watcher, links.host]) expect(text).not.toContain(other.slice(-39))
    expect(text).not.toMatch(/Ann|Ben|hand/)
  }
})

test('reading it changes nothing', async () => {
  const { match, calendar, atom } = await table()
  const before = await storageOf(match)
  for (const address of [calendar, atom]) {
    await read(address)
    await fetchHere(new URL(address).pathname, { method: 'HEAD' })
  }
  expect(await storageOf(match)).toEqual(before)
})

describe('the address of a feed', () => {
  test('opens nothing else', async () => {
    const { calendar } = await table()
    const link = calendar.slice(0, -'.ics'.length)
    expect((await fetchHere(new URL(link).pathname)).status).toBe(404)
    expect((await call('GET', '/api/seat', { link })).status).toBe(403)
    expect((await call('POST', '/api/seat/settle', { link })).status).toBe(403)
  })

  test('is no other link with an ending', async () => {
    const { seats, links } = await table()
    for (const link of [...seats, links.watcher, links.host])
      for (const ending of ['.ics', '.atom']) expect((await read(`${link}${ending}`)).status).toBe(404)
  })

  test('is replaced, given up and given again, and never the same', async () => {
    const { link, calendar } = await table()
    await wish(link, 'new')
    const second = (await reached(link))?.calendar ?? ''
    expect([(await read(calendar)).status, (await read(second)).status]).toEqual([410, 200])
    await wish(link, 'off')
    expect([await reached(link), (await read(second)).status]).toEqual([null, 410])
    await wish(link, 'on')
    const third = (await reached(link))?.calendar ?? ''
    expect([(await read(second)).status, (await read(third)).status]).toEqual([410, 200])
    await wish(link, 'on')
    expect((await reached(link))?.calendar).toBe(third)
  })

  test('works on when the room has lost its storage, and ends with the seat’s link', async () => {
    const { match, links, first, calendar } = await table()
    await pass(match, HOUR_MS)
    await loseStorage(match)
    expect((await read(calendar)).status).toBe(200)
    await call('POST', '/api/host/reissue', { link: links.host, body: { seat: first } })
    expect((await read(calendar)).status).toBe(410)
  })
})
