import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Failure } from '../../../schema/wire/failure.ts'
import { marksWith } from '../../../worker/deliver/addresses.ts'
import { act, awaited, call, fetchHere, line, look, NAVIGATION, newKey, open, seated, wishes } from '../client.ts'
import { mailsTo, unsubscribeIn } from '../post.ts'
import { storageOf } from '../storage.ts'
import { alarmOf, DAY_MS, HOUR_MS, MINUTE_MS, pass, present, stopClock } from '../time.ts'

const mend = () => env.DB.exec('DROP TRIGGER IF EXISTS no_delete')

beforeEach(stopClock)
afterEach(mend)

const remove = (link: string, body: object = { sure: true }) =>
  call<Failure>('POST', '/api/host/delete', { link, body })

const EMPTY = { tables: [], alarmAt: null }

async function rowsOf(match: string): Promise<number> {
  const counts = await Promise.all(
    ['matches WHERE id', 'lines WHERE match'].map(where =>
      env.DB.prepare(`SELECT count(*) AS n FROM ${where} = ?1`).bind(match).first<number>('n')
    )
  )
  return counts.reduce<number>((sum, n) => sum + (n ?? 0), 0)
}

test('asked once it says what goes, and nothing is gone', async () => {
  const { links, seats } = await seated()
  expect(await remove(links.host, {})).toMatchObject({
    status: 409,
    body: { code: 'NOT_SURE', facts: { lines: 0, seats: ['Ann', 'Ben'] } }
  })
  expect((await look(seats[0] as string)).version).toBe(0)
})

test('deleted for good: D1 and room are empty, no link opens anything, and none makes the room anew', async () => {
  const { match, links, seats } = await seated()
  const { link, envelope } = await awaited(seats)
  await act(link, envelope, line(envelope))
  await pass(match, MINUTE_MS)
  expect(await rowsOf(match)).toBeGreaterThan(0)
  expect((await remove(links.host)).status).toBe(200)
  for (const old of [...seats, links.watcher, links.host])
    expect(await call('GET', '/api/seat', { link: old })).toMatchObject({
      status: 410,
      body: { code: 'MATCH_DELETED', facts: { done: false } }
    })
  await pass(match, MINUTE_MS)
  expect(await rowsOf(match)).toBe(0)
  expect(await storageOf(match)).toEqual(EMPTY)
  for (const old of [...seats, links.watcher, links.host]) {
    expect(await call('GET', '/api/seat', { link: old })).toMatchObject({
      status: 410,
      body: { code: 'MATCH_DELETED', facts: { done: true } }
    })
    const page = await fetchHere(`/s/${old.slice(-39)}`, { headers: NAVIGATION })
    expect([page.status, (await page.text()).includes('has deleted this match')]).toEqual([410, true])
  }
  expect((await call('GET', `/m/${match}`)).status).toBe(410)
  expect(await storageOf(match)).toEqual(EMPTY)
})

test('with D1 down it keeps trying and says so; the room goes last', async () => {
  const { match, links, seats } = await seated()
  await pass(match, MINUTE_MS)
  await env.DB.exec(`CREATE TRIGGER no_delete BEFORE DELETE ON matches BEGIN SELECT RAISE(ABORT, 'D1 is down'); END`)
  await remove(links.host)
  await pass(match, 2 * DAY_MS)
  expect(await rowsOf(match)).toBeGreaterThan(0)
  expect(await storageOf(match)).not.toEqual(EMPTY)
  expect(await call('GET', '/api/seat', { link: seats[0] as string })).toMatchObject({
    status: 410,
    body: { code: 'MATCH_DELETED', facts: { done: false } }
  })
  await mend()
  await pass(match, 2 * DAY_MS)
  expect(await rowsOf(match)).toBe(0)
  expect(await storageOf(match)).toEqual(EMPTY)
})

test('whoever sat there is told by their ways, in their hours, and the room waits for that a day at most', async () => {
  const seats = ['ann', 'ben'].map(name => ({ name, address: `${name}-deleted@example.org` }))
  const { match, links, seats: taken } = await seated([], { seats, pace: 'none' })
  await call('PUT', '/api/seat/delivery', { link: taken[1] as string, body: { paused: true } })
  await pass(match, 14 * HOUR_MS)
  await remove(links.host)
  await pass(match, HOUR_MS)
  expect(await rowsOf(match)).toBe(0)
  expect(await alarmOf(match)).not.toBeNull()
  await pass(match, DAY_MS)
  const told = (await mailsTo('ann-deleted@example.org')).at(-1)
  expect(told?.text).toContain('This match is gone.')
  expect((await mailsTo('ben-deleted@example.org')).filter(({ text }) => text.includes('is gone'))).toEqual([])
  expect(await storageOf(match)).toEqual(EMPTY)
})

test('a no to all mail is still heard while a match is deleted, and kept afterwards', async () => {
  const address = 'no-more@example.org'
  const { match, links } = await seated([], { seats: [{ name: 'Ann', address }], pace: 'none' })
  await pass(match, HOUR_MS)
  const [mail] = await mailsTo(address)
  if (!mail) throw new Error('no mail')
  await pass(match, 12 * HOUR_MS)
  await remove(links.host)
  await pass(match, HOUR_MS)
  expect(await rowsOf(match)).toBe(0)
  const body = 'List-Unsubscribe=One-Click'
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const answer = await fetchHere(unsubscribeIn(mail), { method: 'POST', body, headers })
  expect(answer.status).toBe(200)
  await pass(match, 2 * DAY_MS)
  expect(await storageOf(match)).toEqual(EMPTY)
  const kept = await env.DB.prepare('SELECT wanted FROM suppressions ORDER BY at DESC').first<number>('wanted')
  expect(kept).toBe(0)
})

test('once nobody knows any more whose it was, that link says so and offers nothing', async () => {
  const address = 'long-gone@example.org'
  const { match, links } = await seated([], { seats: [{ name: 'Ann', address }], pace: 'none' })
  await pass(match, HOUR_MS)
  await remove(links.host)
  await pass(match, 2 * DAY_MS)
  const last = (await mailsTo(address)).at(-1)
  const path = last ? unsubscribeIn(last) : ''
  await env.DB.prepare('DELETE FROM stops WHERE inbox = ?').bind(marksWith(env)(address).inbox).run()
  for (const method of ['GET', 'POST']) {
    const page = await fetchHere(path, { method, headers: NAVIGATION })
    const html = await page.text()
    expect([page.status, html.includes('This link is too old'), html.includes('<form')]).toEqual([410, true, false])
  }
})

test('the link at the foot of a mail ends all mail after the match is gone too', async () => {
  const address = 'gone-and-no-more@example.org'
  const { match, links } = await seated([], { seats: [{ name: 'Ann', address }], pace: 'none' })
  await pass(match, HOUR_MS)
  const deletedAt = present()
  await remove(links.host)
  await pass(match, 2 * DAY_MS)
  expect(await storageOf(match)).toEqual(EMPTY)
  const { inbox } = marksWith(env)(address)
  expect(await env.DB.prepare('SELECT at FROM stops WHERE inbox = ?').bind(inbox).first('at')).toBe(deletedAt)
  const last = (await mailsTo(address)).at(-1)
  const path = last ? unsubscribeIn(last) : ''
  expect((await fetchHere(path, { headers: NAVIGATION })).status).toBe(200)
  expect((await fetchHere(path, { method: 'POST' })).status).toBe(200)
  const other = await open([], { seats: [{ name: 'Ann', address }] })
  const before = (await mailsTo(address)).length
  await pass(other.match, DAY_MS)
  expect(await mailsTo(address)).toHaveLength(before)
  expect(await storageOf(match)).toEqual(EMPTY)
})

test('the key that opened it opens it no more', async () => {
  const asked = wishes(['Ann'], { key: newKey() })
  const { body } = await call<{ match: string; links: { host: string } }>('POST', '/api/matches', { body: asked })
  await remove(body.links.host)
  await pass(body.match, MINUTE_MS)
  expect(await call('POST', '/api/matches', { body: asked })).toMatchObject({
    status: 410,
    body: { code: 'MATCH_DELETED' }
  })
  expect(await storageOf(body.match)).toEqual(EMPTY)
})
