import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Opened } from '../../../schema/wire/links.ts'
import type { Failure } from '../../../schema/wire/failure.ts'
import { marksWith } from '../../../worker/deliver/addresses.ts'
import { askLeave } from '../../../worker/deliver/budget.ts'
import {
  MOST_A_DAY,
  MOST_A_DAY_OF_A_SENDER,
  MOST_A_DAY_TO_STRANGERS,
  MOST_A_DAY_TO_STRANGERS_OF_A_SENDER,
  MOST_EVER_TO_STRANGERS,
  MOST_EVER_TO_STRANGERS_OF_A_SENDER,
  MOST_UNANSWERED_OF_A_MATCH,
  MOST_UNANSWERED_OF_A_SEAT,
  MOST_UNASKED_A_DAY,
  MOST_UNASKED_A_DAY_OF_A_SENDER
} from '../../../worker/deliver/mail-limits.ts'
import type { KeptMail } from '../../../worker/deliver/mail/mailbox.ts'
import { call, fetchHere, look, open, playOnce, seated, wishes } from '../client.ts'
import { confirmIn, inboxOf, mailsTo } from '../post.ts'
import { DAY_MS, HOUR_MS, later, pass, present, stopClock } from '../time.ts'

/** Who did not ask for our mail gets next to none, whatever somebody else does with their address. */

beforeEach(stopClock)

let people = 0
const stranger = () => `stranger${++people}@example.org`
const countTo = async (address: string) => (await mailsTo(address)).length
const give = (link: string, address: string | null) =>
  call<Failure & Awaited<ReturnType<typeof look>>>('PUT', '/api/seat/delivery', { link, body: { address } })
const confirm = async (address: string) =>
  fetchHere(`/s/${confirmIn((await mailsTo(address)).at(-1) as KeptMail)}`, { method: 'POST' })

test('an address that is entered again while it is unanswered is asked once', async () => {
  const address = stranger()
  const { match, seats } = await seated()
  for (const spelled of [address, address, address.toUpperCase()]) {
    await give(seats[0] as string, spelled)
    await pass(match, HOUR_MS)
  }
  expect([await countTo(address), await countTo(address.toUpperCase())]).toEqual([1, 0])
  expect((await look(seats[0] as string)).own?.mail?.state).toBe('asked')
})

test('an address that is left and entered again is asked once, and its answer still counts', async () => {
  const [one, other] = [stranger(), stranger()]
  const { match, seats } = await seated()
  const [link = ''] = seats
  for (const address of [one, other, one, null, one]) {
    await give(link, address)
    await pass(match, HOUR_MS)
  }
  expect([await countTo(one), await countTo(other)]).toEqual([1, 1])
  expect((await look(link)).own?.mail).toEqual({ address: one, state: 'asked' })
  expect((await confirm(one)).status).toBe(200)
  expect((await look(link)).own?.mail).toEqual({ address: one, state: 'confirmed' })
})

test('an address that was left before its question was sent is asked when it is entered again', async () => {
  const [one, other] = [stranger(), stranger()]
  const { match, seats } = await seated()
  for (const address of [one, other, one]) await give(seats[0] as string, address)
  await pass(match, HOUR_MS)
  expect([await countTo(one), await countTo(other)]).toEqual([1, 0])
})

test('an address entered at every seat of a match is asked once, and one answer counts for all', async () => {
  const address = stranger()
  const { match, seats } = await seated(['Ann', 'Ben', 'Cem', 'Dora', 'Eve'])
  for (const link of seats) await give(link, address)
  await pass(match, HOUR_MS)
  expect(await countTo(address)).toBe(1)
  const states = async () => Promise.all(seats.map(async link => (await look(link)).own?.mail?.state))
  expect(new Set(await states())).toEqual(new Set(['asked']))
  await confirm(address)
  expect(new Set(await states())).toEqual(new Set(['confirmed']))
})

test('a seat that gives an address after its answer asks anew: nobody gets another’s turns unasked', async () => {
  const address = stranger()
  const { match, seats } = await seated()
  await give(seats[0] as string, address)
  await pass(match, HOUR_MS)
  await confirm(address)
  await give(seats[1] as string, address)
  await pass(match, HOUR_MS)
  expect((await look(seats[1] as string)).own?.mail?.state).toBe('asked')
})

test('spellings of one inbox are counted as one, and each mail goes to the address as it was given', async () => {
  const name = `tagged${++people}`
  const spellings = ['+a', '+b', '+c', '+d', '+e'].map(tag => `${name}${tag}@example.org`)
  const dotted = `${name.slice(0, 3)}.${name.slice(3)}@example.org`
  const { match, seats } = await seated(['Ann', 'Ben', 'Cem', 'Dora', 'Eve'])
  for (const [seat, address] of [dotted, ...spellings.slice(1)].entries()) await give(seats[seat] as string, address)
  await pass(match, 10 * DAY_MS)
  const sent = await inboxOf(`${name}@example.org`)
  expect(sent.map(({ to }) => to)).toEqual([dotted, ...spellings.slice(1, 3)])
  expect((await look(seats[4] as string)).own?.mail?.state).toBe('refused')
})

test('an inbox gets one invitation for a match, however it is spelled', async () => {
  const name = `invited${++people}`
  const addresses = ['', '+x', '+y'].map(tag => `${name}${tag}@example.org`)
  const { match } = await open([], { seats: addresses.map(address => ({ name: 'Fay', address })) })
  await pass(match, HOUR_MS)
  expect((await inboxOf(`${name}@example.org`)).map(({ to }) => to)).toEqual([addresses[0]])
})

test('a stranger gets a few mails a day and a few in all, over all matches', async () => {
  const address = stranger()
  const opened = []
  for (let match = 0; match < 12; match++) opened.push(await open([], { seats: [{ name: 'Ann', address }] }))
  const [{ match: one } = { match: '' }] = opened
  await together(opened, HOUR_MS)
  expect(await countTo(address)).toBe(MOST_A_DAY_TO_STRANGERS)
  await together(opened, 5 * DAY_MS)
  expect(await countTo(address)).toBe(MOST_EVER_TO_STRANGERS)
  expect(await pass(one, 30 * DAY_MS)).toBe(0)
})

/** Lets the same time pass in all of those rooms. */
async function together(matches: readonly { readonly match: string }[], ms: number): Promise<void> {
  for (let day = 0; day < Math.ceil(ms / DAY_MS); day++) {
    const start = present()
    for (const { match } of matches) {
      stopClock()
      later(start - present())
      await pass(match, Math.min(ms, DAY_MS))
    }
  }
}

test('the seat is told that its address may get no more, until it may', async () => {
  const address = stranger()
  const marks = marksWith(env)(address)
  for (let mail = 0; mail < MOST_A_DAY_TO_STRANGERS; mail++)
    await askLeave(marks, { sender: `s${mail}`, unasked: true, now: present() }, env)
  const { match, seats } = await seated()
  const [link = ''] = seats
  await give(link, address)
  await pass(match, HOUR_MS)
  expect([(await look(link)).own?.mail?.state, await countTo(address)]).toEqual(['refused', 0])
  await pass(match, DAY_MS)
  expect([(await look(link)).own?.mail?.state, await countTo(address)]).toEqual(['asked', 1])
})

/** How many of so many mails that leave at the same moment may do so, each caused by another sender unless it is said by whom. */
const leaves = async (times: number, address: string, unasked: boolean, now = present(), by?: string) => {
  const marks = marksWith(env)(address)
  const asked = Array.from({ length: times }, (_, mail) =>
    askLeave(marks, { sender: by ?? `s${mail}`, unasked, now }, env)
  )
  const answers = await Promise.all(asked)
  return answers.filter(answer => answer === 'GIVEN').length
}

describe('the budget of an inbox', () => {
  test('holds for rooms that send at the same moment', async () => {
    expect(await leaves(20, stranger(), true)).toBe(MOST_A_DAY_TO_STRANGERS)
    expect(await leaves(40, stranger(), false)).toBe(MOST_A_DAY)
  })

  test('is larger for somebody who has confirmed, and strangers’ mail never uses up what turns need', async () => {
    const address = stranger()
    expect(await leaves(1, address, false)).toBe(1)
    expect(await leaves(40, address, true)).toBe(MOST_UNASKED_A_DAY)
    expect(await leaves(40, address, false)).toBe(MOST_A_DAY - MOST_UNASKED_A_DAY - 1)
    expect(await leaves(40, address, false, present() + DAY_MS)).toBe(MOST_A_DAY)
  })

  test('is no larger by a clock that is behind', async () => {
    const address = stranger()
    const midnight = Math.ceil(present() / DAY_MS) * DAY_MS
    expect(await leaves(40, address, false, midnight)).toBe(MOST_A_DAY)
    expect(await leaves(40, address, false, midnight - 1)).toBe(0)
    expect(await leaves(40, address, false, midnight)).toBe(0)
  })

  test('is not used up by a clock that was days ahead', async () => {
    const address = stranger()
    expect(await leaves(40, address, false, present() + 9 * DAY_MS)).toBe(MOST_A_DAY)
    expect(await leaves(40, address, false)).toBe(MOST_A_DAY)
  })
})

const on = (day: number) => present() + day * DAY_MS

describe('of the budget of an inbox a sender', () => {
  test('may use so much, and what is left is others’', async () => {
    const address = stranger()
    expect(await leaves(40, address, false, present(), 'foe')).toBe(MOST_A_DAY_OF_A_SENDER)
    expect(await leaves(40, address, true, present(), 'foe')).toBe(0)
    expect(await leaves(4, address, true)).toBe(4)
    expect(await leaves(40, address, false)).toBe(MOST_A_DAY - MOST_A_DAY_OF_A_SENDER - 4)
    expect(await leaves(40, address, false, on(1), 'foe')).toBe(MOST_A_DAY_OF_A_SENDER)
  })

  test('may invite so often, and others still can', async () => {
    const address = stranger()
    await leaves(1, address, false)
    expect(await leaves(40, address, true, present(), 'foe')).toBe(MOST_UNASKED_A_DAY_OF_A_SENDER)
    expect(await leaves(40, address, true, present(), 'friend')).toBe(
      MOST_UNASKED_A_DAY - MOST_UNASKED_A_DAY_OF_A_SENDER
    )
  })

  test('who is a stranger to it is counted for good, day after day', async () => {
    const address = stranger()
    const days = Array.from({ length: 5 }, (_, day) => day)
    const sent = []
    for (const day of days) sent.push(await leaves(9, address, true, on(day), 'foe'))
    const most = MOST_A_DAY_TO_STRANGERS_OF_A_SENDER
    expect(sent).toEqual([most, most, MOST_EVER_TO_STRANGERS_OF_A_SENDER - 2 * most, 0, 0])
    expect(await leaves(9, address, true, on(4), 'friend')).toBe(most)
    await leaves(1, address, false, on(5))
    expect(await leaves(9, address, true, on(6), 'foe')).toBe(MOST_UNASKED_A_DAY_OF_A_SENDER)
  })

  test('is known there by the day alone, once the inbox has confirmed', async () => {
    const address = stranger()
    const { inbox } = marksWith(env)(address)
    for (let day = 0; day < 3; day++) await leaves(9, address, false, on(day))
    await leaves(1, address, false, on(3), 'last')
    const kept = await env.DB.prepare('SELECT senders FROM mailed WHERE address = ?').bind(inbox).first('senders')
    expect(kept).toBe('{"last":[1,0,0]}')
  })
})

test('whoever opens match after match from one network can’t keep others from inviting', async () => {
  const address = stranger()
  const openFrom = async (network: string) => {
    const headers = { 'CF-Connecting-IP': network, 'Content-Type': 'application/json' }
    const body = JSON.stringify(wishes([], { seats: [{ name: 'Ann', address }] }))
    const opened = (await (await fetchHere('/api/matches', { method: 'POST', headers, body })).json()) as Opened
    await pass(opened.match, HOUR_MS)
    return countTo(address)
  }
  const counts = []
  for (let match = 0; match < 4; match++) counts.push(await openFrom('198.51.100.7'))
  expect(counts).toEqual([1, 2, 2, 2])
  expect(await openFrom('203.0.113.9')).toBe(3)
})

test('whoever has many matches ask for links and handovers leaves an inbox what its turns need', async () => {
  const address = stranger()
  const old = []
  for (let made = 0; made < 7; made++) {
    const { match, links } = await seated([], { seats: [{ name: 'Ann', address }, { name: 'Ben' }], pace: 'none' })
    await call('POST', '/api/host/end', { link: links.host })
    await pass(match, HOUR_MS)
    old.push({ match, watcher: links.watcher.slice(-39) })
  }
  later(DAY_MS)
  const before = await countTo(address)
  for (const { match, watcher } of old) {
    expect((await call('POST', '/api/seat/lost', { link: watcher, body: { seat: 0 } })).status).toBe(200)
    await pass(match, 1)
  }
  expect((await countTo(address)) - before).toBe(old.length)
  for (let asked = 0; asked < 3; asked++) {
    for (const { match, watcher } of old) {
      const send = { method: 'POST', body: new URLSearchParams({ send: '1', of: '0' }) }
      expect((await fetchHere(`/s/${watcher}`, send)).status).toBe(202)
      await pass(match, 1)
    }
    later(HOUR_MS + 1)
  }
  expect((await countTo(address)) - before).toBe(MOST_A_DAY_OF_A_SENDER)
  const friends = await seated([], { seats: [{ name: 'Ann', address }, { name: 'Cem' }] })
  if (!(await look(friends.seats[0] as string)).awaits.includes(0)) await playOnce(friends.seats)
  await pass(friends.match, HOUR_MS)
  expect((await countTo(address)) - before).toBe(MOST_A_DAY_OF_A_SENDER + 1)
})

test('a mail that is tried again is counted once', async () => {
  const address = stranger()
  const { match, seats } = await seated()
  await env.DB.exec(`CREATE TRIGGER no_mail BEFORE INSERT ON mailbox BEGIN SELECT RAISE(ABORT, 'full'); END`)
  await give(seats[0] as string, address)
  await pass(match, 12 * HOUR_MS)
  await env.DB.exec('DROP TRIGGER no_mail')
  await pass(match, DAY_MS)
  expect((await look(seats[0] as string)).own?.mail?.state).toBe('asked')
  const { inbox } = marksWith(env)(address)
  expect(await env.DB.prepare('SELECT unasked FROM mailed WHERE address = ?').bind(inbox).first('unasked')).toBe(1)
})

test('a turn beyond the budget of a day waits for the next, and its seat is told so', async () => {
  const address = stranger()
  const { match, seats } = await seated([], { seats: [{ name: 'Ann', address }] })
  const marks = marksWith(env)(address)
  for (let mail = 0; mail < MOST_A_DAY; mail++)
    await askLeave(marks, { sender: `s${mail}`, unasked: false, now: present() }, env)
  const standing = async () => [(await look(seats[0] as string)).own?.mail?.state, await countTo(address)]
  await pass(match, HOUR_MS)
  expect(await standing()).toEqual(['refused', 0])
  await pass(match, DAY_MS)
  expect(await standing()).toEqual(['confirmed', 1])
})

test('a seat may give a few addresses that nobody confirms, and no more', async () => {
  const { match, seats } = await seated()
  const [link = ''] = seats
  for (let address = 0; address < MOST_UNANSWERED_OF_A_SEAT; address++)
    expect((await give(link, stranger())).status).toBe(200)
  const last = (await look(link)).own?.mail?.address as string
  expect(await give(link, stranger())).toMatchObject({ status: 409, body: { code: 'TOO_MANY_ADDRESSES' } })
  expect((await look(link)).own?.mail?.address).toBe(last)
  await pass(match, HOUR_MS)
  await confirm(last)
  expect((await give(link, stranger())).status).toBe(200)
})

test('all seats of a match together may give so many', async () => {
  const seats = Array.from({ length: 5 }, () => ({ name: 'Ann', address: stranger() }))
  const { links } = await open([], { seats })
  const own = links.seats.map(({ link }) => link)
  for (const link of own) await call('POST', '/api/seat/take', { link, body: {} })
  const answers = []
  for (let round = 0; round < MOST_UNANSWERED_OF_A_SEAT; round++)
    for (const link of own) answers.push((await give(link, stranger())).status)
  expect(answers.filter(status => status === 200)).toHaveLength(MOST_UNANSWERED_OF_A_MATCH - seats.length)
})

test('a seat is taken without an address where the match has no more to give', async () => {
  const { links } = await open(['Ann', 'Ben', 'Cem', 'Dora'])
  const [last = '', ...own] = links.seats.map(({ link }) => link)
  for (const link of own) await call('POST', '/api/seat/take', { link, body: {} })
  for (let round = 0; round < MOST_UNANSWERED_OF_A_SEAT; round++) for (const link of own) await give(link, stranger())
  const refused = await call('POST', '/api/seat/take', { link: last, body: { address: stranger() } })
  expect(refused).toMatchObject({ status: 409, body: { code: 'TOO_MANY_ADDRESSES' } })
  const body = new URLSearchParams({ take: '1', address: stranger() })
  expect((await fetchHere(new URL(last).pathname, { method: 'POST', body })).status).toBe(409)
  expect((await look(last)).table.players[0]?.taken).toBe(false)
  expect((await call('POST', '/api/seat/take', { link: last, body: {} })).status).toBe(200)
})

test('changing a profile, a new link and a lost room send nothing to a stranger', async () => {
  const address = stranger()
  const { match, links } = await open([], { seats: [{ name: 'Ann', address }, { name: 'Ben' }] })
  await pass(match, HOUR_MS)
  const [{ link } = { link: '' }] = links.seats
  for (let renewal = 0; renewal < 3; renewal++) {
    await call('POST', '/api/host/reissue', { link: links.host, body: { seat: 0 } })
    await pass(match, DAY_MS)
  }
  expect((await call('GET', '/api/seat', { link })).status).toBe(410)
  expect(await countTo(address)).toBe(1)
})
