import { beforeEach, expect, test } from 'vitest'
import type { Failure } from '../../../schema/wire/failure.ts'
import type { Lending } from '../../../schema/wire/loan.ts'
import type { Log } from '../../../schema/wire/log.ts'
import {
  act,
  awaited,
  call,
  done,
  fetchHere,
  handOf,
  line,
  look,
  NAVIGATION,
  newKey,
  seated,
  stopAll
} from '../client.ts'
import { closing, live } from '../live.ts'
import { discard, free, islands, linesOf, put, shown, waiting } from '../planned.ts'
import { mailsTo } from '../post.ts'
import { loseStorage } from '../storage.ts'
import { DAY_MS, HOUR_MS, later, MINUTE_MS, pass, present, SECOND_MS, stopClock } from '../time.ts'

beforeEach(stopClock)

const dayIn = (days: number) => new Date(present() + days * DAY_MS).toISOString().slice(0, 10)
const lend = (link: string, body: object = { to: 'Lea', day: dayIn(2) }) =>
  call<Lending & Failure>('PUT', '/api/seat/loan', { link, body })
const takeBack = (link: string) => call<Lending & Failure>('DELETE', '/api/seat/loan', { link })
const text = async (link: string) =>
  (await fetchHere(`/s/${link.slice(-39)}`, { headers: { Accept: 'text/plain' } })).text()
const again = async (link: string) => (await fetchHere(`/s/${link.slice(-39)}?again`, { headers: NAVIGATION })).text()
const settings = async (link: string) =>
  (await fetchHere(`/s/${link.slice(-39)}?settings=1`, { headers: NAVIGATION })).text()
const page = (link: string) => fetchHere(`/s/${link.slice(-39)}`, { headers: NAVIGATION })

/** A match in which the seat that is awaited is lent. */
async function lent() {
  const match = await seated(['Ann', 'Ben'])
  const { link: holder, envelope } = await awaited(match.seats)
  const seat = envelope.seat as number
  const other = match.seats[1 - seat] as string
  const guest = (await lend(holder)).body.loan?.link ?? ''
  return { ...match, holder, seat, other, guest, envelope }
}

/** A page without scripts tells what it has shown. */
async function seenAt(link: string, version: number) {
  const body = new URLSearchParams({ version: `${version}` })
  await fetchHere(`/s/${link.slice(-39)}`, { method: 'POST', headers: NAVIGATION, body })
}

async function playAt(link: string) {
  const envelope = await look(link)
  await act(link, envelope, line(envelope))
  return (await done(link)).body
}

test('a guest sees the hand and plays, and everybody sees that it was the guest', async () => {
  const { holder, other, guest, seat, envelope } = await lent()
  const seen = await look(guest)
  expect(handOf(seen)).toEqual(handOf(envelope))
  expect(seen.own).toEqual({
    language: 'en',
    zone: 'UTC',
    settleAtOnce: false,
    mail: null,
    handover: null,
    guest: true
  })
  expect((await act(guest, seen, line(seen))).body.draft).not.toBeNull()
  expect((await look(holder)).draft).not.toBeNull()
  expect((await done(guest)).body.own?.guest).toBe(true)
  const { body } = await call<Log>('GET', '/api/seat/log', { link: other })
  expect(body.entries.at(-1)).toMatchObject({ seat, by: 'guest' })
})

test('to whom a seat is lent is no word in a silent match, and is said once that is over', async () => {
  const { other, seat, seats, links } = await lent()
  const day = dayIn(2)
  expect((await look(other)).table.players[seat]?.lent).toEqual({ to: null, day })
  const { body } = await call<Log>('GET', '/api/seat/log', { link: other })
  expect(body.happened).toMatchObject([{ what: 'lent', seat, to: null, day }])
  await stopAll(seats)
  expect((await look(links.watcher)).table.players[seat]?.lent).toEqual({ to: 'Lea', day })
})

test('where talk is free its name is told at once, in log and mail', async () => {
  const seats = ['ann', 'ben'].map(name => ({ name, address: `${name}-lends@example.org` }))
  const match = await seated([], { seats, options: { talk: 'open' } })
  const { envelope } = await awaited(match.seats)
  const [told, lends] = [envelope.seat as number, 1 - (envelope.seat as number)]
  later(SECOND_MS)
  await lend(match.seats[lends] as string)
  await pass(match.match, HOUR_MS)
  const [mail] = await mailsTo(`${['ann', 'ben'][told]}-lends@example.org`)
  expect(mail?.text).toContain(`${['ann', 'ben'][lends]} lent the seat to Lea until Wed`)
})

/** What is refused to a guest at doors that are theirs too; those that are not stand in the list of doors. */
const HOLDERS: [path: string, body: object][] = [
  ['/api/seat/say', { text: 'I am Ann', key: newKey() }],
  ['/api/seat/actions', { line: 'stop', version: 0, key: newKey() }],
  ['/api/seat/actions', { line: ' Resign', version: 0, key: newKey() }]
]

test('whatever is its holder’s alone is refused to a guest', async () => {
  const { guest } = await lent()
  for (const [path, body] of HOLDERS) {
    const { status, body: answer } = await call<Failure>('POST', path, { link: guest, body })
    expect([path, status, answer.code]).toEqual([path, 403, 'NOT_FOR_THIS_LINK'])
  }
  for (const form of [
    'set=silence&silence=wait',
    'set=address',
    'leave=1',
    'send=1',
    'close=1',
    'take=1',
    'handover=agree'
  ]) {
    const asked = { method: 'POST', body: new URLSearchParams(form), headers: { Accept: 'application/json' } }
    const { status } = await fetchHere(`/s/${guest.slice(-39)}`, asked)
    expect([form, status]).toEqual([form, 403])
  }
})

test('no boat carries a seat that is lent', async () => {
  const { guest } = await lent()
  const made = await call<{ link: string }>('POST', '/api/boat', { body: { key: newKey() } })
  const headers = { Authorization: `Boat ${made.body.link.slice(-39)}`, 'CF-Connecting-IP': 'guest-boat' }
  const keep = [{ link: guest.slice(-39), game: 'tranquility', name: 'Ann' }]
  const answer = await fetchHere('/api/boat', { method: 'PUT', headers, body: JSON.stringify({ keep }) })
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'NOT_FOR_THIS_LINK' }])
})

test('taken back, the link ends at once, its open pages too, and the log says so', async () => {
  const { holder, guest, other, seat } = await lent()
  const open = await live(guest)
  const closed = closing(open)
  expect((await takeBack(holder)).body.loan).toBeNull()
  expect(await closed).toBe(4410)
  expect(await call('GET', '/api/seat', { link: guest })).toMatchObject({ status: 410, body: { code: 'LOAN_OVER' } })
  expect((await page(guest)).status).toBe(410)
  expect(await (await page(guest)).text()).toContain('Thank you for playing')
  const { body } = await call<Log>('GET', '/api/seat/log', { link: other })
  expect(body.happened.map(({ what }) => what)).toEqual(['lent', 'taken-back'])
  expect((await look(other)).table.players[seat]).not.toHaveProperty('lent')
  expect(await takeBack(holder)).toMatchObject({ status: 409, body: { code: 'NOT_LENT' } })
})

test('the end of the day in the zone of the seat ends it, and a draft that the guest left goes its way', async () => {
  const { match, holder, guest, other, seat } = await lent()
  await call('PUT', '/api/seat/profile', { link: holder, body: { zone: 'Pacific/Auckland' } })
  const { body } = await lend(holder, { to: 'Lea', day: dayIn(0) })
  const link = body.loan?.link ?? ''
  expect(await call('GET', '/api/seat', { link: guest })).toMatchObject({ status: 410, body: { code: 'LOAN_OVER' } })
  // Midnight in Auckland is 11 in the morning here.
  expect(body.loan?.until).toBe(Date.UTC(2100, 0, 4, 11))
  const open = await live(link)
  const closed = closing(open)
  await pass(match, 2 * HOUR_MS - MINUTE_MS)
  const seen = await look(link)
  expect((await act(link, seen, line(seen))).status).toBe(200)
  await pass(match, MINUTE_MS)
  expect(await closed).toBe(4410)
  expect(await call('GET', '/api/seat', { link })).toMatchObject({ status: 410, body: { code: 'LOAN_OVER' } })
  expect(await done(link)).toMatchObject({ status: 410 })
  expect((await look(holder)).draft).not.toBeNull()
  await pass(match, MINUTE_MS)
  const { entries } = (await call<Log>('GET', '/api/seat/log', { link: other })).body
  expect(entries.at(-1)).toMatchObject({ seat, by: 'guest' })
})

test('what a guest has seen is still news to the holder, who is back only when they come themselves', async () => {
  const { holder, other, guest, links } = await lent()
  await seenAt(holder, 0)
  await act(guest, await look(guest), line(await look(guest)))
  await done(guest)
  later(HOUR_MS)
  await call('POST', '/api/host/pace', { link: links.host, body: { pace: 'week' } })
  later(HOUR_MS)
  const version = (await playAt(other)).version
  await seenAt(guest, version)
  expect((await look(guest)).news).toEqual([])
  const back = await look(holder)
  expect(back.news.map(one => one.by ?? null)).toEqual(['guest', null])
  expect(back.happened?.map(({ what }) => what)).toEqual(['pace'])
  await seenAt(holder, version)
  expect((await look(holder)).news).toEqual([])
})

test('a guest who plays finds no link that the holder has lost', async () => {
  const { guest, other, seat } = await lent()
  later(SECOND_MS)
  await call('POST', '/api/seat/lost', { link: other, body: { seat } })
  later(HOUR_MS)
  await seenAt(guest, 0)
  await act(guest, await look(guest), line(await look(guest)))
  expect((await look(other)).table.players[seat]?.missed).toMatchObject({ needed: 1 })
})

test('what a guest has drafted, the holder takes back', async () => {
  const { holder, guest } = await lent()
  const seen = await look(guest)
  await act(guest, seen, line(seen))
  await takeBack(holder)
  expect((await call('DELETE', '/api/seat/actions', { link: holder })).body).toMatchObject({ draft: null, version: 0 })
})

test('a seat whose link is replaced is lent no longer', async () => {
  const { guest, links, seat } = await lent()
  await call('POST', '/api/host/reissue', { link: links.host, body: { seat } })
  expect(await call('GET', '/api/seat', { link: guest })).toMatchObject({ status: 410, body: { code: 'LOAN_OVER' } })
})

test('a room that is built again knows to whom it is lent, and whose link is over', async () => {
  const { match, holder, guest } = await lent()
  const fresh = (await lend(holder, { to: 'Mo', day: dayIn(1) })).body.loan?.link ?? ''
  await pass(match, 0)
  await loseStorage(match)
  expect((await look(fresh)).own?.guest).toBe(true)
  expect(await call('GET', '/api/seat', { link: guest })).toMatchObject({ status: 410, body: { code: 'LOAN_OVER' } })
})

test.each([
  ['yesterday', -1],
  ['in 61 days', 61]
])('a seat is not lent until %s', async (_, days) => {
  const { holder } = await lent()
  const answer = await lend(holder, { to: 'Lea', day: dayIn(days) })
  expect(answer).toMatchObject({ status: 400, body: { code: 'LOAN_DAY' } })
})

test('who lends all day long is told to wait', async () => {
  const { holder } = await lent()
  for (let more = 0; more < 2; more++) expect((await lend(holder)).status).toBe(200)
  expect(await lend(holder)).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } })
})

test('a guest is offered nothing that is refused to them, as text or as page', async () => {
  const { guest, seats, match } = await lent()
  expect(await text(seats[0] as string)).toMatch(/choice=stop .*\n.*leave=1/)
  expect(await text(guest)).not.toMatch(/choice=stop|leave=1/)
  await stopAll(seats)
  expect(await text(seats[0] as string)).toContain('again=1')
  expect(await text(guest)).not.toContain('again=1')
  expect(await again(seats[0] as string)).toContain('name="again"')
  expect(await again(guest)).toContain(`/m/${match}`)
  expect(await again(guest)).not.toContain('name="again"')
})

test('once it is over no seat is lent, and one that was can be taken back', async () => {
  const { holder, other, seats } = await lent()
  await stopAll(seats)
  expect(await lend(other)).toMatchObject({ status: 422, body: { code: 'GAME_OVER' } })
  expect(await settings(other)).not.toContain('value="lend"')
  expect(await settings(holder)).toContain('value="take-back"')
  expect((await takeBack(holder)).status).toBe(200)
})

test('a guest who comes from the other seat has no more of this one’s holder than of anybody’s', async () => {
  const seats = [{ name: 'Ann', address: 'ann-secret@example.org' }, { name: 'Ben' }]
  const match = await seated([], { seats })
  const guest = (await lend(match.seats[0] as string)).body.loan?.link ?? ''
  const texts = [await (await page(guest)).text(), JSON.stringify(await look(guest))]
  for (const text of texts) {
    expect(text).not.toContain('ann-secret')
    expect(text).not.toContain((match.seats[0] as string).slice(-39))
  }
})

test('without scripts a seat is lent and taken back by the forms of its settings', async () => {
  const [holder = ''] = (await seated()).seats
  const address = `/s/${holder.slice(-39)}?settings=1`
  const post = (fields: Record<string, string>) =>
    fetchHere(address, { method: 'POST', headers: NAVIGATION, body: new URLSearchParams(fields) })
  const shown = () => settings(holder)
  expect(await shown()).toContain('value="2100-01-10"')
  expect((await post({ set: 'lend', to: 'Lea', day: dayIn(3) })).status).toBe(303)
  const [link = ''] = (await shown()).match(/(?<=value=")[^"]+\/s\/.{39}(?=" aria-label="The link for Lea")/) ?? []
  expect((await look(link)).own?.guest).toBe(true)
  expect(await (await post({ set: 'lend', to: 'Mo', day: dayIn(90) })).text()).toContain('at the latest')
  await post({ set: 'take-back' })
  expect(await shown()).not.toContain(link)
})

/** The seat that waits is lent until the end of the day, and its guest has planned what comes next. */
async function planned() {
  const begun = await waiting()
  const guest = (await lend(begun.link, { to: 'Lea', day: dayIn(0) })).body.loan?.link ?? ''
  const [island = ''] = await islands(guest)
  expect((await put(guest, [free(island)], 0)).status).toBe(200)
  return { ...begun, guest }
}

test('what a guest has planned is played while the seat is lent', async () => {
  const begun = await planned()
  await discard(begun)
  await pass(begun.match, 10 * MINUTE_MS)
  expect((await linesOf(begun.active)).at(-1)).toEqual([begun.seat, 'plan'])
})

test.each<[string, (holder: string, match: string) => Promise<unknown>]>([
  ['taken back', holder => takeBack(holder)],
  ['lent to somebody else', holder => lend(holder, { to: 'Mo', day: dayIn(1) })],
  ['its holder’s again by the day', (_, match) => pass(match, DAY_MS)]
])('once the seat is %s, what its guest has planned is over, and the holder plans anew', async (_, ends) => {
  const begun = await planned()
  await ends(begun.link, begun.match)
  expect(await shown(begun.link)).toMatchObject({ plan: 1, entries: [] })
  expect((await look(begun.link)).own).not.toHaveProperty('plan')
  await discard(begun)
  await pass(begun.match, DAY_MS)
  expect((await look(begun.link)).awaits).toEqual([begun.seat])
  const [island = ''] = await islands(begun.link)
  expect((await put(begun.link, [free(island)], 1)).status).toBe(200)
})

test('what its holder has planned outlives a loan', async () => {
  const begun = await waiting()
  const [island = ''] = await islands(begun.link)
  await put(begun.link, [free(island)], 0)
  await lend(begun.link)
  await takeBack(begun.link)
  await discard(begun)
  await pass(begun.match, 10 * MINUTE_MS)
  expect((await linesOf(begun.active)).at(-1)).toEqual([begun.seat, 'plan'])
})
