import { beforeEach, expect, test } from 'vitest'
import { boatOf } from '../../../web/words/boat.ts'
import { call, fetchHere, seated } from '../client.ts'
import { loseStorage } from '../storage.ts'
import { MINUTE_MS, pass, stopClock } from '../time.ts'

beforeEach(stopClock)

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await fetchHere(path, { headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

async function post(path: string, headers: Record<string, string> = {}) {
  const answer = await fetchHere(path, { method: 'POST', headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

async function code(id: string) {
  const { status, text } = await get(`/m/${id}/keepsake`, { Accept: 'application/json' })
  return [status, JSON.parse(text).code]
}

const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1)

/** A match that its host has ended. */
async function over() {
  const opened = await seated()
  await call('POST', '/api/host/end', { link: opened.links.host })
  await pass(opened.match, MINUTE_MS)
  return opened
}

test('a finished match is a file, named after its boat, in the reader’s language', async () => {
  const { match } = await over()
  for (const [asked, accepted, language] of [
    ['', 'fr', 'fr'],
    ['?lang=de', 'fr', 'de'],
    ['', 'ja', 'en']
  ] as const) {
    const { status, headers, text } = await get(`/m/${match}/keepsake${asked}`, { 'Accept-Language': accepted })
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toMatch(/^text\/html/)
    expect(headers.get('Content-Disposition')).toBe(
      `attachment; filename="slow-boat-${boatOf(match).toLowerCase()}.html"`
    )
    expect(text).toContain(`<html lang="${language}">`)
  }
})

test('it has in it what the record of the match has, and no link', async () => {
  const { match, links, seats } = await over()
  const record = await get(`/m/${match}`, { Accept: 'application/json' })
  const { text } = await get(`/m/${match}/keepsake`)
  const [, data = ''] = /<script type="application\/json" id="envelope">(.*?)<\/script>/s.exec(text) ?? []
  expect(JSON.parse(data)).toEqual(JSON.parse(record.text))
  for (const link of [...seats, links.host, links.watcher]) expect(text).not.toContain(tokenOf(link))
})

test('there is none of a match that runs, that nobody opened, or that was deleted', async () => {
  const { match, links } = await seated()
  await pass(match, MINUTE_MS)
  expect(await code(match)).toEqual([404, 'NOT_OVER'])
  expect(await code('0'.repeat(20))).toEqual([404, 'NO_SUCH_MATCH'])
  expect(await code('x')).toEqual([404, 'NO_SUCH_MATCH'])
  await call('POST', '/api/host/delete', { link: links.host, body: { sure: true } })
  expect(await code(match)).toEqual([410, 'MATCH_DELETED'])
})

test('of a closed record it is given by the links of the match alone, and never for having looked', async () => {
  const { match, links, seats } = await over()
  const [link = ''] = seats
  await call('POST', '/api/seat/close', { link })
  await pass(match, MINUTE_MS)
  const json = { Accept: 'application/json' }
  expect(await get(`/m/${match}/keepsake`, json)).toMatchObject({
    status: 403,
    text: expect.stringContaining('RECORD_CLOSED')
  })
  await loseStorage(match)
  for (const one of [...seats, links.watcher, links.host]) {
    const byHeader = await get(`/m/${match}/keepsake`, { Authorization: `Seat ${tokenOf(one)}` })
    const byForm = await post(`/s/${tokenOf(one)}?keepsake=1&lang=de`)
    for (const { status, headers } of [byHeader, byForm]) {
      expect(status).toBe(200)
      expect(headers.get('Content-Disposition')).toMatch(/^attachment/)
    }
    expect(byForm.text).toContain('<html lang="de">')
    expect((await get(`/s/${tokenOf(one)}?keepsake=1`)).headers.get('Content-Disposition')).toBeNull()
  }
})

test('a link opens the file of its own match and of no other', async () => {
  const { match } = await over()
  const { seats } = await over()
  const { status } = await get(`/m/${match}/keepsake`, { Authorization: `Seat ${tokenOf(seats[0] as string)}` })
  expect(status).toBe(404)
  const running = await seated()
  const early = await get(`/m/${running.match}/keepsake`, {
    Authorization: `Seat ${tokenOf(running.seats[0] as string)}`,
    Accept: 'application/json'
  })
  expect([early.status, JSON.parse(early.text).code]).toEqual([404, 'NOT_OVER'])
})

test('whoever asks for it too often waits, as for the record', async () => {
  const { match, seats } = await over()
  const token = tokenOf(seats[0] as string)
  let last = 200
  for (let asked = 0; asked < 400 && last === 200; asked++)
    last = (await fetchHere(`/m/${match}/keepsake`, { headers: { Authorization: `Seat ${token}` } })).status
  expect(last).toBe(429)
  expect((await post(`/s/${token}?keepsake=1`)).status).toBe(429)
})
