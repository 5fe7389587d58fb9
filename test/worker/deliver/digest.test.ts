import { evictDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Delivered } from '../../../schema/wire/told.ts'
import { marksWith } from '../../../worker/deliver/addresses.ts'
import type { KeptMail } from '../../../worker/deliver/mail/mailbox.ts'
import { answeredBy } from '../../../worker/deliver/mail/reply-to.ts'
import { readLink } from '../../../worker/keys/links.ts'
import { act, awaited, call, done, fetchHere, handOf, line, look, playOnce, seated } from '../client.ts'
import { linksIn, mailsTo, unsubscribeIn } from '../post.ts'
import { DAY_MS, HOUR_MS, later, MINUTE_MS, passIn, roomOf, SECOND_MS, stopClock } from '../time.ts'

/*
 * Somebody sits in several matches and wants one letter a day. The clock of the tests stands at nine in the morning, and
 * hers strikes six.
 */

beforeEach(stopClock)
afterEach(async () => {
  vi.restoreAllMocks()
  await env.DB.exec('DROP TRIGGER IF EXISTS no_mail')
  await env.DB.exec('DROP TRIGGER IF EXISTS no_digest')
})

let people = 0
const newAddress = () => `digest${++people}@example.org`
const set = (link: string, body: object) => call('PUT', '/api/seat/delivery', { link, body })

/** A match of hers with somebody who is never written to; it is her turn, or not. */
async function match(address: string, isHers: boolean, hours: object = { daily: 18, gathered: true }) {
  const opened = await seated([], { seats: [{ name: 'Zoe', address }, { name: 'Ben' }], pace: 'day' })
  const link = opened.seats[0] as string
  await set(link, hours)
  if ((await look(link)).awaits.includes(0) !== isHers) await playOnce(opened.seats)
  return { match: opened.match, seats: opened.seats, link, host: opened.links.host }
}

async function hers(count: number, address: string, isHers = true) {
  const matches = []
  for (let made = 0; made < count; made++) matches.push(await match(address, isHers))
  await passIn(idsOf(matches), MINUTE_MS)
  return matches
}

const idsOf = (matches: readonly { match: string }[]) => matches.map(one => one.match)
const seatsIn = (mail: KeptMail | undefined) =>
  linksIn(mail as KeptMail)
    .map(link => readLink(link, env))
    .filter(link => link?.role === 'seat')
    .map(link => link?.match)
    .sort()
const receiptsOf = async (link: string) =>
  (await call<Delivered>('GET', '/api/seat/delivery', { link })).body.receipts.map(
    ({ about, state }) => `${about} ${state}`
  )

test.each([2, 3])('what waits in %i matches is told in one letter, at the hour', async count => {
  const address = newAddress()
  const matches = await hers(count, address)
  await passIn(idsOf(matches), DAY_MS - 10 * HOUR_MS)
  const [mail, ...more] = await mailsTo(address)
  expect(more).toEqual([])
  expect(new Date(mail?.at ?? 0).toISOString()).toBe('2100-01-04T18:00:00.000Z')
  expect(mail?.subject).toBe(`${count} matches wait for you`)
  expect(seatsIn(mail)).toEqual(idsOf(matches).sort())
  for (const { link } of matches) {
    expect(await receiptsOf(link)).toEqual(['turn sent'])
    for (const card of handOf(await look(link))) expect(mail?.text).toContain(card)
  }
})

test('it is counted as one mail, and threads with those of other days', async () => {
  const address = newAddress()
  const matches = await hers(3, address)
  await passIn(idsOf(matches), 3 * DAY_MS)
  const mails = await mailsTo(address)
  expect(mails.length).toBeGreaterThan(1)
  expect(new Set(mails.map(({ headers }) => headers.References)).size).toBe(1)
  const { inbox } = marksWith(env)(address)
  const row = await env.DB.prepare('SELECT today FROM mailed WHERE address = ?').bind(inbox).first('today')
  expect(row).toBe(1)
})

test('a turn that is over when it leaves is not in it', async () => {
  const address = newAddress()
  const matches = await hers(3, address)
  await passIn(idsOf(matches), HOUR_MS)
  await playOnce(matches[1]?.seats ?? [])
  await passIn(idsOf(matches), DAY_MS - 11 * HOUR_MS)
  const [mail] = await mailsTo(address)
  expect(mail?.subject).toBe('2 matches wait for you')
  const [waiting = '', elsewhere] = (mail?.text ?? '').split('Meanwhile elsewhere')
  expect(waiting).not.toContain(matches[1]?.link.slice(-39))
  expect(elsewhere).toContain('Waiting for Ben: Tranquility with Ben')
})

test('what happened in the others is told with it, and alone it is no letter', async () => {
  const address = newAddress()
  const quiet = await hers(2, address, false)
  await playOnce(quiet[0]?.seats ?? [])
  await playOnce(quiet[0]?.seats ?? [])
  const ids = idsOf(quiet)
  await passIn(ids, 2 * DAY_MS)
  expect(await mailsTo(address)).toEqual([])
  const waiting = await match(address, true)
  await passIn([...ids, waiting.match], DAY_MS)
  const [mail] = await mailsTo(address)
  expect(mail?.subject).toBe('A match waits for you')
  expect(mail?.text).toContain('Meanwhile elsewhere')
  expect(seatsIn(mail)).toContain(quiet[0]?.match)
})

test('there is one a day: what begins after it is told on the next', async () => {
  const address = newAddress()
  const [first, second] = [await match(address, true), await match(address, false, { daily: 20, gathered: true })]
  const ids = idsOf([first, second])
  await passIn(ids, 10 * HOUR_MS)
  expect(await mailsTo(address)).toHaveLength(1)
  await playOnce(second.seats)
  await passIn(ids, 12 * HOUR_MS)
  expect(await receiptsOf(second.link)).toEqual([])
  expect(await mailsTo(address)).toHaveLength(1)
  await passIn(ids, DAY_MS)
  const [, mail, ...more] = await mailsTo(address)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('2 matches wait for you')
})

test('with D1 down it leaves when D1 is back, once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const address = newAddress()
  const ids = idsOf(await hers(3, address))
  await env.DB.exec('ALTER TABLE digests RENAME TO lost_digests')
  await passIn(ids, 12 * HOUR_MS)
  expect(await mailsTo(address)).toEqual([])
  await env.DB.exec('ALTER TABLE lost_digests RENAME TO digests')
  await passIn(ids, 2 * HOUR_MS)
  const [mail, ...more] = await mailsTo(address)
  expect(more).toEqual([])
  expect(seatsIn(mail)).toEqual([...ids].sort())
})

test('D1 that fails once the letter has left tells nobody twice', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const address = newAddress()
  const matches = await hers(3, address)
  await env.DB.exec(
    `CREATE TRIGGER no_digest BEFORE UPDATE OF told ON digests WHEN new.told IS NOT NULL BEGIN SELECT RAISE(ABORT, 'full'); END`
  )
  await passIn(idsOf(matches), 10 * HOUR_MS)
  await env.DB.exec('DROP TRIGGER no_digest')
  await passIn(idsOf(matches), 10 * HOUR_MS)
  expect(await mailsTo(address)).toHaveLength(1)
  for (const { link } of matches) expect(await receiptsOf(link)).toEqual(['turn sent'])
})

test('a mail server that is down for an evening loses none of it', async () => {
  const address = newAddress()
  const matches = await hers(2, address)
  await env.DB.exec(`CREATE TRIGGER no_mail BEFORE INSERT ON mailbox BEGIN SELECT RAISE(ABORT, 'full'); END`)
  await passIn(idsOf(matches), 11 * HOUR_MS)
  await env.DB.exec('DROP TRIGGER no_mail')
  await passIn(idsOf(matches), 26 * HOUR_MS)
  const mails = await mailsTo(address)
  expect(seatsIn(mails[0])).toEqual(idsOf(matches).sort())
  for (const { link } of matches) expect(await receiptsOf(link)).toContain('turn sent')
})

test('rooms that are evicted, before the hour and between, tell it all the same', async () => {
  const address = newAddress()
  const ids = idsOf(await hers(3, address))
  for (const id of ids) await evictDurableObject(roomOf(id))
  await passIn(ids.slice(0, 1), 10 * HOUR_MS)
  for (const id of ids) await evictDurableObject(roomOf(id))
  await passIn(ids, 2 * HOUR_MS)
  const [mail, ...more] = await mailsTo(address)
  expect(more).toEqual([])
  expect(seatsIn(mail)).toEqual([...ids].sort())
})

test('who writes it dies with it half done, and another room goes on', async () => {
  const address = newAddress()
  const matches = await hers(2, address)
  const { hash } = marksWith(env)(address)
  await passIn(idsOf(matches), 8 * HOUR_MS)
  const until = Date.UTC(2100, 0, 4, 18, 10)
  await env.DB.prepare('INSERT INTO digests (address, day, holder, held_until) VALUES (?, ?, ?, ?)')
    .bind(hash, '2100-01-04', 'a room that is gone', until)
    .run()
  await passIn(idsOf(matches), 70 * MINUTE_MS)
  expect(await mailsTo(address)).toEqual([])
  await passIn(idsOf(matches), HOUR_MS)
  expect(await mailsTo(address)).toHaveLength(1)
})

test('a letter that one click ends is the last of all matches', async () => {
  const address = newAddress()
  const matches = await hers(2, address)
  await passIn(idsOf(matches), DAY_MS)
  const [mail] = await mailsTo(address)
  await fetchHere(unsubscribeIn(mail as KeptMail), {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  })
  for (const { seats } of matches) {
    await playOnce(seats)
    await playOnce(seats)
  }
  await passIn(idsOf(matches), 5 * DAY_MS)
  expect(await mailsTo(address)).toHaveLength(1)
})

test('nobody’s letter shows a seat of another address, one that has not confirmed, or one that is paused', async () => {
  const address = newAddress()
  const own = await match(address, true)
  const [local, domain] = address.split('@')
  const tagged = await match(`${local}+other@${domain}`, true)
  const unconfirmed = await match(newAddress(), true)
  await set(unconfirmed.link, { address })
  const paused = await match(address, true)
  const ids = idsOf([own, tagged, unconfirmed, paused])
  await passIn(ids, HOUR_MS)
  await set(paused.link, { paused: true })
  await passIn(ids, 12 * HOUR_MS)
  const mail = (await mailsTo(address)).find(({ headers }) => headers.References?.includes('daily'))
  expect(mail?.subject).toBe('A match waits for you')
  expect(seatsIn(mail)).toEqual([own.match])
})

test('that a match was deleted is told in a letter of its own, and its table in none', async () => {
  const address = newAddress()
  const [gone, kept] = [await match(address, true), await match(address, true)]
  const ids = idsOf([gone, kept])
  await passIn(ids, HOUR_MS)
  const { status } = await call('POST', '/api/host/delete', { link: gone.host, body: { sure: true } })
  await passIn(ids, 12 * HOUR_MS)
  const mails = await mailsTo(address)
  const [letter] = mails.filter(({ subject }) => subject === 'A match waits for you')
  const [told] = mails.filter(({ text }) => text.startsWith('This match is gone.'))
  expect([status, mails.length, seatsIn(letter), seatsIn(told)]).toEqual([200, 2, [kept.match], []])
})

test('whether a match is still played is asked in a letter of its own, and one that sleeps is in no other', async () => {
  const address = newAddress()
  const still = await match(address, true)
  await passIn([still.match], 62 * DAY_MS)
  expect((await mailsTo(address)).at(-1)?.text).toMatch(/^Is this match still played\?/)
  await passIn([still.match], 20 * DAY_MS)
  expect((await look(still.link)).table.asleepAt).toBeDefined()
  const waiting = await match(address, true)
  await passIn(idsOf([still, waiting]), DAY_MS)
  expect(seatsIn((await mailsTo(address)).at(-1))).toEqual([waiting.match])
})

test('so it is where it waits for another, and nothing else is told', async () => {
  const address = newAddress()
  await passIn([(await match(address, false)).match], 62 * DAY_MS)
  const texts = (await mailsTo(address)).map(({ text }) => text)
  expect(texts).toEqual([expect.stringMatching(/^Is this match still played\?/)])
})

test('a match that an autopilot plays for her is not among those that wait', async () => {
  const address = newAddress()
  const matches = await hers(2, address)
  const [piloted, own] = matches
  await passIn(idsOf(matches), 33 * HOUR_MS - MINUTE_MS - 5 * SECOND_MS)
  expect(await mailsTo(address)).toHaveLength(1)
  const steered = await call('POST', '/api/host/autopilot', { link: piloted?.host ?? '', body: { seat: 0, on: true } })
  await passIn(idsOf(matches), 6 * SECOND_MS)
  const mails = await mailsTo(address)
  expect([steered.status, mails.length, seatsIn(mails[1])]).toEqual([200, 2, [own?.match]])
})

test('how a match ended leads to its record, and to the own seat once that is closed', async () => {
  const address = newAddress()
  const [open, closed] = await hers(2, address)
  for (const { host: link = '' } of [open, closed].flatMap(one => one ?? []))
    expect((await call('POST', '/api/host/end', { link, body: {} })).status).toBe(200)
  await call('POST', '/api/host/close', { link: closed?.host ?? '', body: {} })
  await passIn(idsOf([open, closed].flatMap(one => one ?? [])), 12 * HOUR_MS)
  const [mail] = await mailsTo(address)
  expect(mail?.text).toContain(`/m/${open?.match}`)
  expect(mail?.text).not.toContain(`/m/${closed?.match}`)
  expect(mail?.text).toContain(`${closed?.link}?record=1`)
})

test('each match has its own address for answers, and the letter none where several wait', async () => {
  const address = newAddress()
  const matches = await hers(2, address)
  await passIn(idsOf(matches), DAY_MS)
  const [several] = await mailsTo(address)
  expect(several?.replyTo).toBeNull()
  const places = [...(several?.html ?? '').matchAll(/mailto:([^"]+)/g)].map(([, to = '']) => answeredBy(to, env)?.match)
  expect(places.sort()).toEqual(idsOf(matches).sort())
  await playOnce(matches[0]?.seats ?? [])
  await passIn(idsOf(matches), 2 * DAY_MS)
  const single = (await mailsTo(address)).at(-1)
  expect(single?.subject).toBe('A match waits for you')
  expect(answeredBy(single?.replyTo ?? '', env)?.match).toBe(matches[1]?.match)
})

test('who has drafted, or stays at the other match, is not told of it', async () => {
  const address = newAddress()
  const matches = await hers(2, address)
  await passIn(idsOf(matches), 9 * HOUR_MS - 2 * MINUTE_MS)
  later(MINUTE_MS)
  const [first] = matches
  const { link, envelope } = await awaited(first?.seats ?? [])
  await act(link, envelope, line(envelope))
  await passIn(idsOf(matches), 5 * MINUTE_MS)
  const [mail, ...more] = await mailsTo(address)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('A match waits for you')
  expect((await done(link)).status).toBe(200)
})

test('D1 is told neither which matches belong together nor whose they are', async () => {
  const address = newAddress()
  const ids = idsOf(await hers(2, address))
  await passIn(ids, DAY_MS)
  const rows = await Promise.all(['gathered', 'digests'].map(table => env.DB.prepare(`SELECT * FROM ${table}`).all()))
  const all = JSON.stringify(rows.map(({ results }) => results))
  expect(rows.map(({ results }) => results.length > 0)).toEqual([true, true])
  for (const secret of [address, ...ids]) expect(all).not.toContain(secret)
})
