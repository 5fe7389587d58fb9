import { createMessageBatch } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Delivered } from '../../../schema/wire/told.ts'
import { marksWith } from '../../../worker/deliver/addresses.ts'
import { askLeave } from '../../../worker/deliver/budget.ts'
import type { KeptMail } from '../../../worker/deliver/mail/mailbox.ts'
import { placesMailed, sealedPlace } from '../../../worker/deliver/mailed-places.ts'
import worker from '../../../worker/index.ts'
import { writeReturnPath } from '../../../worker/keys/return-paths.ts'
import { deliver } from '../answers/posted.ts'
import { complaint, postfix } from '../answers/returned.ts'
import { call, fetchHere, look, NAVIGATION, open, playOnce, seated } from '../client.ts'
import { mailsTo, unsubscribeIn } from '../post.ts'
import { loseStorage, storageOf } from '../storage.ts'
import { postEvent } from '../svix.ts'
import { DAY_MS, HOUR_MS, later, MINUTE_MS, pass, passIn, present, stopClock } from '../time.ts'

/** A mail that was accepted may come back: its seat and its table see that, whoever says so. */

beforeEach(stopClock)
afterEach(() => vi.restoreAllMocks())

let people = 0
const somebody = () => `bounced${++people}@example.org`
const set = (link: string, body: object) => call('PUT', '/api/seat/delivery', { link, body })

/** A match in which a seat has been told that it is its turn. */
async function told() {
  const address = somebody()
  const { match, seats, links } = await seated([], { seats: [{ name: 'Ann', address }, { name: 'Ben' }], pace: 'week' })
  const [link = '', other = ''] = seats
  if (!(await look(link)).awaits.includes(0)) await playOnce(seats)
  await pass(match, HOUR_MS)
  const mail = (await mailsTo(address)).at(-1) as KeptMail
  return { match, link, other, address, mail, host: links.host }
}

type Sent = Awaited<ReturnType<typeof told>>

const HARD = postfix({ status: '5.1.1', diagnostic: 'smtp; 550 5.1.1 User unknown' })
const SOFT = postfix({ status: '4.2.2', diagnostic: 'smtp; 452 4.2.2 full' })
const DELAYED = postfix({ action: 'delayed', status: '4.4.1' })
const DELIVERED = postfix({ action: 'delivered', status: '2.0.0' })

const tagOf = ({ match, mail }: Pick<Sent, 'match' | 'mail'>, generation = 0) =>
  writeReturnPath({ match, seat: 0, generation, sentAt: mail.at }, env)
const comesBack = (sent: Pick<Sent, 'match' | 'mail'>, raw = HARD, tag = tagOf(sent)) =>
  deliver(raw, { to: `boat+${tag}@boat.example`, from: '' })
const seenBy = async (link: string) => (await look(link)).table.players[0]?.unreachedSince ?? null
const stateOf = async (link: string) => (await look(link)).own?.mail?.state
const receipts = async (link: string) =>
  (await call<Delivered>('GET', '/api/seat/delivery', { link })).body.receipts.map(({ about, state, why }) => ({
    about,
    state,
    why
  }))
const countTo = async (address: string) => (await mailsTo(address)).length

describe('a mail that comes back for good', () => {
  test('is seen by its seat and by the table at once, and nothing more is sent there', async () => {
    const sent = await told()
    expect([await seenBy(sent.link), await seenBy(sent.other)]).toEqual([null, null])
    expect(await comesBack(sent)).toEqual([])
    const since = Math.floor(sent.mail.at / MINUTE_MS) * MINUTE_MS
    expect([await seenBy(sent.link), await seenBy(sent.other)]).toEqual([since, since])
    expect(await stateOf(sent.link)).toBe('failed')
    expect(await receipts(sent.link)).toEqual([{ about: 'turn', state: 'refused', why: 'HARD_BOUNCE_5.1.1' }])
    await pass(sent.match, 30 * DAY_MS)
    expect(await countTo(sent.address)).toBe(1)
  })

  test('is told again once its address has been put right', async () => {
    const sent = await told()
    await comesBack(sent)
    await pass(sent.match, DAY_MS)
    await set(sent.link, { address: sent.address })
    await pass(sent.match, HOUR_MS)
    expect([await countTo(sent.address), await seenBy(sent.other)]).toEqual([2, null])
  })

  test('changes nothing when it is reported again, then or after the address was put right', async () => {
    const sent = await told()
    await comesBack(sent)
    const before = await storageOf(sent.match)
    await comesBack(sent)
    expect(await storageOf(sent.match)).toEqual(before)
    later(10 * MINUTE_MS)
    await set(sent.link, { address: sent.address })
    await comesBack(sent)
    expect(await seenBy(sent.other)).toBeNull()
  })

  test('was an invitation: its host sees that it did not arrive', async () => {
    const address = somebody()
    const { match, links } = await open([], { seats: [{ name: 'Ann', address }, { name: 'Ben' }] })
    await pass(match, HOUR_MS)
    const mail = (await mailsTo(address))[0] as KeptMail
    await comesBack({ match, mail })
    const { body } = await call<{ links: { seats: readonly { invitation: { state: string } }[] } }>(
      'GET',
      '/api/host',
      {
        link: links.host
      }
    )
    expect(body.links.seats[0]?.invitation.state).toBe('failed')
    await pass(match, 10 * DAY_MS)
    expect(await countTo(address)).toBe(1)
  })

  test('is heard by a room that was built again from its copy', async () => {
    const sent = await told()
    await pass(sent.match, HOUR_MS)
    await loseStorage(sent.match)
    await comesBack(sent)
    expect(await seenBy(sent.other)).not.toBeNull()
  })
})

describe('a mail that comes back for a while', () => {
  test('is sent again a day later, and seen by the table only when that comes back too', async () => {
    const sent = await told()
    await comesBack(sent, SOFT)
    await pass(sent.match, 20 * HOUR_MS)
    expect([await seenBy(sent.link), (await mailsTo(sent.address)).at(-1)?.at]).toEqual([null, sent.mail.at])
    await pass(sent.match, 20 * HOUR_MS)
    // The mailbox shows it once, as it last came.
    const again = (await mailsTo(sent.address)).at(-1) as KeptMail
    expect(again.at - sent.mail.at).toBeGreaterThanOrEqual(DAY_MS)
    await comesBack({ match: sent.match, mail: again }, SOFT)
    expect(await seenBy(sent.other)).not.toBeNull()
    expect(await receipts(sent.link)).toMatchObject([{ state: 'trying', why: 'SOFT_BOUNCE_4.2.2' }])
  })

  test('is seen at once where its server has tried for days', async () => {
    const sent = await told()
    later(3 * DAY_MS)
    await comesBack(sent, SOFT)
    expect(await seenBy(sent.other)).not.toBeNull()
  })

  test('waits at its server: seen after a day, and no more once it has arrived', async () => {
    const sent = await told()
    later(4 * HOUR_MS)
    await comesBack(sent, DELAYED)
    expect(await seenBy(sent.link)).toBeNull()
    later(DAY_MS)
    await comesBack(sent, DELAYED)
    expect(await seenBy(sent.other)).not.toBeNull()
    await comesBack(sent, DELIVERED)
    expect(await seenBy(sent.other)).toBeNull()
  })
})

/** Whether a piece of work leaves all that a room keeps as it was. */
async function isWithoutEffect({ match }: Pick<Sent, 'match'>, work: () => Promise<unknown>): Promise<boolean> {
  const before = JSON.stringify(await storageOf(match))
  await work()
  return JSON.stringify(await storageOf(match)) === before
}

describe('a report is without effect', () => {
  test('of an address that was replaced since', async () => {
    const sent = await told()
    await set(sent.link, { address: somebody() })
    expect(await isWithoutEffect(sent, () => comesBack(sent))).toBe(true)
  })

  test('of a seat that was handed over since', async () => {
    const sent = await told()
    await call('POST', '/api/host/give', {
      link: sent.host,
      body: { seat: 0, name: 'Cat', language: 'en', zone: 'UTC', address: somebody() }
    })
    expect(await isWithoutEffect(sent, () => comesBack(sent))).toBe(true)
  })

  test('that is three weeks old', async () => {
    const sent = await told()
    later(21 * DAY_MS)
    expect(await isWithoutEffect(sent, () => comesBack(sent))).toBe(true)
  })

  test('of a match that was deleted', async () => {
    const sent = await told()
    await call('POST', '/api/host/delete', { link: sent.host, body: { sure: true } })
    await pass(sent.match, 3 * DAY_MS)
    expect(await isWithoutEffect(sent, () => comesBack(sent))).toBe(true)
  })

  test('of a match that never was: no room is made for it', async () => {
    const match = '00ffffffffffffffffff'
    await comesBack({ match, mail: { at: present() } as KeptMail })
    expect(await storageOf(match)).toEqual({ tables: [], alarmAt: null })
  })

  test('that is cut, and so is a notice of absence', async () => {
    const sent = await told()
    const absence = 'From: ann@example.org\r\nSubject: Out of office\r\nAuto-Submitted: auto-replied\r\n\r\n550 5.1.1'
    for (const raw of [HARD.slice(0, HARD.indexOf('Action:')), absence, ''])
      expect(await isWithoutEffect(sent, () => comesBack(sent, raw))).toBe(true)
  })

  test('that is forged: its address is refused as every other that we never wrote', async () => {
    const sent = await told()
    const tag = tagOf(sent)
    const forged = `${tag.startsWith('a') ? 'b' : 'a'}${tag.slice(1)}`
    const before = await storageOf(sent.match)
    expect(await comesBack(sent, HARD, forged)).toEqual(['Nobody reads mail at this address'])
    expect(await storageOf(sent.match)).toEqual(before)
  })

  test('where a page is asked for by it', async () => {
    const sent = await told()
    for (const path of [`/s/${tagOf(sent)}`, `/s/${tagOf(sent)}`])
      expect((await fetchHere(path, { headers: NAVIGATION })).status).toBe(404)
  })
})

const resendEvent = (sent: Sent, type: string, more: object = {}) => ({
  type,
  created_at: new Date(present()).toISOString(),
  data: { email_id: 'e', to: [sent.address], subject: sent.mail.subject, tags: { return_path: tagOf(sent) }, ...more }
})

describe('Resend’s webhook', () => {
  const BOUNCE = { bounce: { type: 'Permanent', subType: 'General', message: 'no' } }

  test('tells of a mail that came back', async () => {
    const sent = await told()
    expect(await postEvent(resendEvent(sent, 'email.bounced', BOUNCE))).toBe(204)
    expect(await seenBy(sent.other)).not.toBeNull()
    expect(await receipts(sent.link)).toMatchObject([{ state: 'refused', why: 'RESEND_bounced_Permanent_General' }])
  })

  test.each([
    ['by nobody', { headers: { 'svix-signature': '' } }],
    ['with another secret', { secret: 'YW5vdGhlci1zZWNyZXQ=' }],
    ['six minutes ago', { at: -360_000 }],
    ['in six minutes', { at: 360_000 }]
  ])('is refused where it is signed %s', async (_, how) => {
    const sent = await told()
    const at = 'at' in how ? present() + how.at : present()
    expect(await postEvent(resendEvent(sent, 'email.bounced', BOUNCE), { ...how, at })).toBe(401)
    expect(await seenBy(sent.other)).toBeNull()
  })

  test('is answered though it says nothing to us', async () => {
    const sent = await told()
    const others = [
      resendEvent(sent, 'email.bounced', { ...BOUNCE, tags: { category: 'theirs' } }),
      resendEvent(sent, 'email.bounced', { ...BOUNCE, tags: { return_path: `a${tagOf(sent).slice(1)}b` } }),
      resendEvent(sent, 'email.opened'),
      { type: 'contact.created' },
      'no JSON'
    ]
    for (const body of others) expect(await postEvent(body)).toBe(204)
    expect(await seenBy(sent.other)).toBeNull()
  })

  test('is not there where no secret was given', async () => {
    const request = new Request('http://localhost:8417/api/mail/resend', { method: 'POST', body: '{}' })
    const { RESEND_WEBHOOK_SECRET: _secret, ...without } = env
    expect((await worker.fetch(request, without)).status).toBe(404)
  })

  test('is asked for again while the match cannot be reached', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const sent = await told()
    await pass(sent.match, HOUR_MS)
    await loseStorage(sent.match)
    await env.DB.exec('ALTER TABLE matches RENAME TO lost_matches')
    expect(await postEvent(resendEvent(sent, 'email.bounced', BOUNCE))).toBe(500)
    await env.DB.exec('ALTER TABLE lost_matches RENAME TO matches')
    expect(await postEvent(resendEvent(sent, 'email.bounced', BOUNCE))).toBe(204)
    expect(await seenBy(sent.other)).not.toBeNull()
  })

  test('tells of a complaint: no more mail to that inbox, and back by its own link', async () => {
    const sent = await told()
    expect(await postEvent(resendEvent(sent, 'email.complained'))).toBe(204)
    await pass(sent.match, HOUR_MS)
    expect([await stateOf(sent.link), await isWritten(sent.address)]).toEqual(['stopped', false])
    await fetchHere(unsubscribeIn(sent.mail), { method: 'POST', body: new URLSearchParams({ again: '1' }) })
    await pass(sent.match, HOUR_MS)
    expect([await stateOf(sent.link), await isWritten(sent.address)]).toEqual(['confirmed', true])
  })
})

/** Whether a new match may still write to an address. */
async function isWritten(address: string): Promise<boolean> {
  const before = await countTo(address)
  const { match } = await open([], { seats: [{ name: 'Ann', address }] })
  await pass(match, HOUR_MS)
  return (await countTo(address)) > before
}

describe('a complaint', () => {
  test('that comes by mail stops all mail too, as long as its owner has said nothing since', async () => {
    const sent = await told()
    await comesBack(sent, complaint('abuse'))
    expect(await stateOf(sent.link)).toBe('stopped')
  })

  test('that is brought again after its owner has wanted mail again changes nothing', async () => {
    const sent = await told()
    const at = present()
    later(HOUR_MS)
    await fetchHere(unsubscribeIn(sent.mail), { method: 'POST', body: new URLSearchParams({ again: '1' }) })
    await pass(sent.match, HOUR_MS)
    await queued([event('complained', sent.address, 'x', at)])
    expect([await stateOf(sent.link), await isWritten(sent.address)]).toEqual(['confirmed', true])
  })

  test('about a match that was deleted is heard', async () => {
    const sent = await told()
    await call('POST', '/api/host/delete', { link: sent.host, body: { sure: true } })
    await pass(sent.match, 3 * DAY_MS)
    await comesBack(sent, complaint('abuse'))
    expect(await isWritten(sent.address)).toBe(false)
  })
})

const event = (kind: string, recipient: string, messageId: string, at = present(), more: object = {}) => ({
  type: `cf.email.sending.message.${kind}`,
  source: { type: 'email.sending', zoneId: 'z', domain: 'boat.example' },
  payload: { eventId: 'e', messageId, sender: 'post@boat.example', recipient, terminal: true, ...more },
  metadata: { eventSchemaVersion: 1, eventTimestamp: new Date(at).toISOString() }
})

/** Brings messages as a queue does; answers what became of each. */
async function queued(bodies: readonly unknown[]): Promise<string[]> {
  const became = bodies.map(() => 'open')
  const messages = bodies.map((body, at) => ({
    body,
    ack: () => void (became[at] = 'taken'),
    retry: () => void (became[at] = 'again')
  }))
  const batch = createMessageBatch('slow-boat-mail', [])
  await worker.queue({ ...batch, messages: messages as unknown as MessageBatch['messages'] }, env)
  return became
}

const HARD_BOUNCE = {
  delivery: { status: 'bounced', smtpStatusCode: '550', smtpEnhancedStatusCode: '5.1.1' },
  bounce: { type: 'hard' }
}

/** As if it had been sent by the binding, which notes for whom. */
async function sentByBinding() {
  const sent = await told()
  const marks = marksWith(env)(sent.address)
  const place = await sealedPlace({ match: sent.match, seat: 0 }, marks.inbox, env)
  expect(await askLeave(marks, { sender: crypto.randomUUID(), unasked: false, now: present(), place }, env)).toBe(
    'GIVEN'
  )
  // The local mailbox accepts a mail under its key.
  return { ...sent, id: sent.mail.key }
}

describe('Cloudflare’s queue', () => {
  test('tells of a mail that came back, of whatever is none of ours nothing, and of no address in D1', async () => {
    const sent = await sentByBinding()
    const bounce = event('bounced', sent.address, sent.id, present(), HARD_BOUNCE)
    const others = [event('bounced', somebody(), 'x', present(), HARD_BOUNCE), 'text', null, { type: 'cf.kv.created' }]
    expect(await queued([...others, bounce])).toEqual(['taken', 'taken', 'taken', 'taken', 'taken'])
    expect(await seenBy(sent.other)).not.toBeNull()
    expect(await receipts(sent.link)).toMatchObject([{ state: 'refused', why: 'CLOUDFLARE_bounced_5.1.1' }])
    const { results } = await env.DB.prepare('SELECT places FROM mailed').all()
    expect(JSON.stringify(results)).not.toContain(sent.match)
  })

  test('is without effect where the seat has another address by now', async () => {
    const sent = await sentByBinding()
    await set(sent.link, { address: somebody() })
    const before = await storageOf(sent.match)
    await queued([event('bounced', sent.address, sent.id, present(), HARD_BOUNCE)])
    expect(await storageOf(sent.match)).toEqual(before)
  })

  test('stops all mail to an inbox that complains', async () => {
    const sent = await sentByBinding()
    await queued([event('complained', sent.address, sent.id)])
    expect([await stateOf(sent.link), await isWritten(sent.address)]).toEqual(['stopped', false])
  })

  test('brings a message again that could not be taken, and it alone', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const sent = await sentByBinding()
    await env.DB.exec('ALTER TABLE mailed RENAME TO lost_mailed')
    const bounce = event('bounced', sent.address, sent.id, present(), HARD_BOUNCE)
    expect(await queued([bounce, 'text'])).toEqual(['again', 'taken'])
    await env.DB.exec('ALTER TABLE lost_mailed RENAME TO mailed')
    expect(await queued([bounce])).toEqual(['taken'])
    expect(await seenBy(sent.other)).not.toBeNull()
  })

  test('knows the last twelve seats that an inbox was mailed for', async () => {
    const marks = marksWith(env)(somebody())
    for (let seat = 0; seat < 15; seat++) {
      const place = await sealedPlace({ match: '00112233445566778899', seat }, marks.inbox, env)
      await askLeave(marks, { sender: crypto.randomUUID(), unasked: false, now: present(), place }, env)
    }
    const seats = (await placesMailed(marks.inbox, env)).map(({ seat }) => seat)
    expect(seats).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
    await askLeave(marks, { sender: crypto.randomUUID(), unasked: false, now: present() }, env)
    expect(await placesMailed(marks.inbox, env)).toHaveLength(12)
  })
})

test('the letter of a day that comes back is heard by every match in it', async () => {
  const address = somebody()
  const matches = []
  for (let made = 0; made < 2; made++) {
    const opened = await seated([], { seats: [{ name: 'Zoe', address }, { name: 'Ben' }], pace: 'week' })
    const [link = '', other = ''] = opened.seats
    await set(link, { daily: 18, gathered: true })
    if (!(await look(link)).awaits.includes(0)) await playOnce(opened.seats)
    matches.push({ match: opened.match, link, other })
  }
  await passIn(
    matches.map(({ match }) => match),
    DAY_MS
  )
  const [letter] = await mailsTo(address)
  await comesBack({ match: matches[0]?.match ?? '', mail: letter as KeptMail })
  for (const { other } of matches) expect(await seenBy(other)).not.toBeNull()
})
