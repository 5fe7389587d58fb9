import { beforeEach, expect, test } from 'vitest'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { Failure } from '../../../schema/wire/failure.ts'
import type { Log } from '../../../schema/wire/log.ts'
import type { Taken } from '../../../schema/wire/seat.ts'
import { act, awaited, call, fetchHere, handOf, line, look, NAVIGATION, newKey, seated } from '../client.ts'
import { mailsTo } from '../post.ts'
import { loseStorage } from '../storage.ts'
import { DAY_MS, HOUR_MS, later, pass, SECOND_MS, stopClock } from '../time.ts'

beforeEach(stopClock)

const lose = (link: string, seat: number) =>
  call<Envelope & Failure>('POST', '/api/seat/lost', { link, body: { seat } })
const vouch = (link: string, seat: number, isSure = true) =>
  call<Envelope & Failure>('POST', '/api/seat/vouch', { link, body: { seat, vouch: isSure } })
const missed = async (link: string, seat: number) => (await look(link)).table.players[seat]?.missed

async function three(more = {}) {
  const match = await seated(['Ann', 'Ben', 'Cem'], more)
  later(SECOND_MS)
  const [ann = '', ben = '', cem = ''] = match.seats
  return { ...match, ann, ben, cem }
}

test('most of the others make a new link, which is theirs to pass on and good for one taking', async () => {
  const { ann, ben, cem, links } = await three()
  const hand = handOf(await look(ann))
  expect((await lose(links.watcher, 0)).status).toBe(200)
  expect(await missed(cem, 0)).toMatchObject({ vouches: [], needed: 2, from: null })
  await vouch(ben, 0)
  expect(await missed(cem, 0)).toMatchObject({ vouches: [1] })
  expect((await call('GET', '/api/seat', { link: ann })).status).toBe(200)
  const { body } = await vouch(cem, 0)
  const link = body.own?.passOn?.[0]?.link ?? ''
  expect((await look(ben)).own?.passOn).toEqual([{ seat: 0, link }])
  expect(JSON.stringify(await look(links.watcher))).not.toContain(link.slice(-39))
  expect(await call('GET', '/api/seat', { link: ann })).toMatchObject({ status: 410, body: { code: 'LINK_REISSUED' } })
  expect(handOf(await look(link))).toEqual([])
  const taken = await call<Taken>('POST', '/api/seat/take', { link, body: { key: newKey() } })
  expect(handOf(taken.body)).toEqual(hand)
  expect(await call('GET', '/api/seat', { link })).toMatchObject({ status: 410, body: { code: 'SEAT_SEALED' } })
  expect((await look(ben)).own).not.toHaveProperty('passOn')
  const { happened } = (await call<Log>('GET', '/api/seat/log', { link: ben })).body
  expect(happened.map(({ what }) => what)).toEqual(['lost', 'vouched'])
})

test('the key with which a seat was taken gives nobody the link that came after a newer one', async () => {
  const { ben, cem, links } = await three()
  await vouch(ben, 0)
  const link = (await vouch(cem, 0)).body.own?.passOn?.[0]?.link ?? ''
  const key = newKey()
  const take = (by: string) => call<Taken & Failure>('POST', '/api/seat/take', { link: by, body: { key } })
  const own = (await take(link)).body.link
  await call('POST', '/api/host/reissue', { link: links.host, body: { seat: 0 } })
  for (const old of [link, own]) expect((await take(old)).status).toBe(410)
})

test('a word is taken back as long as it has come to nothing', async () => {
  const { ben, cem } = await three()
  await vouch(ben, 0)
  expect((await vouch(ben, 0, false)).body.table.players[0]?.missed).toMatchObject({ vouches: [] })
  await vouch(cem, 0)
  expect(await missed(ben, 0)).toMatchObject({ vouches: [2] })
})

test('the word of somebody whose seat is another’s now does not count', async () => {
  const { ben, cem, links } = await three()
  await vouch(ben, 0)
  await call('POST', '/api/host/give', { link: links.host, body: { seat: 1, name: 'Dot' } })
  expect(await missed(cem, 0)).toMatchObject({ vouches: [] })
})

test('whoever is at the seat meanwhile has lost nothing', async () => {
  const { ann, ben, cem } = await three()
  await vouch(ben, 0)
  later(HOUR_MS)
  await fetchHere(`/s/${ann.slice(-39)}`, {
    method: 'POST',
    headers: NAVIGATION,
    body: new URLSearchParams({ version: '0' })
  })
  expect(await missed(cem, 0)).toBeUndefined()
  expect(await vouch(cem, 0)).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } })
  expect((await call('GET', '/api/seat', { link: ann })).status).toBe(200)
})

test('after seven days nobody is asked any more, and may be asked anew', async () => {
  const { ben, cem, match } = await three()
  await vouch(ben, 0)
  await pass(match, 7 * DAY_MS)
  expect(await missed(ben, 0)).toBeUndefined()
  await vouch(cem, 0)
  expect(await missed(ben, 0)).toMatchObject({ vouches: [2] })
})

test('of two the other alone is most of them; where links are sealed, the seat has seven days to come', async () => {
  const open = await seated(['Ann', 'Ben'])
  later(SECOND_MS)
  expect((await vouch(open.seats[1] as string, 0)).body.own?.passOn).toHaveLength(1)
  const sealed = await seated(['Ann', 'Ben'], { links: 'sealed' })
  later(SECOND_MS)
  const [ann = '', ben = ''] = sealed.seats
  expect((await vouch(ben, 0)).body.own).not.toHaveProperty('passOn')
  await pass(sealed.match, 7 * DAY_MS - HOUR_MS)
  expect((await vouch(ben, 0)).body.own).not.toHaveProperty('passOn')
  expect((await call('GET', '/api/seat', { link: ann })).status).toBe(200)
  // Presence is told by the hour, and so is this.
  await pass(sealed.match, 2 * HOUR_MS)
  const { body } = await vouch(ben, 0)
  const link = body.own?.passOn?.[0]?.link ?? ''
  expect((await look(link)).view).toEqual((await look(sealed.links.watcher)).view)
})

test('where its host asked for the seat long ago and nobody has come, the others are asked all the same', async () => {
  const { match, links, seats } = await seated(['Ann', 'Ben'], { links: 'sealed' })
  await call('POST', '/api/host/give', { link: links.host, body: { seat: 0, name: 'Eve' } })
  await pass(match, 20 * DAY_MS)
  await lose(links.watcher, 0)
  expect(await missed(links.watcher, 0)).toMatchObject({ vouches: [], needed: 1 })
  expect((await vouch(seats[1] as string, 0)).body.own?.passOn).toHaveLength(1)
})

test('a seat that can be told is told first, and keeps its place by saying so', async () => {
  const seats = ['ann', 'ben'].map(name => ({ name, address: `${name}-vouched@example.org` }))
  const { match, seats: links } = await seated([], { seats })
  later(SECOND_MS)
  const [ann = '', ben = ''] = links
  expect((await vouch(ben, 0)).body.own).not.toHaveProperty('passOn')
  await pass(match, HOUR_MS)
  const asked = await mailsTo('ann-vouched@example.org')
  expect(asked.filter(({ text }) => text.includes('hear that your link is lost'))).toHaveLength(1)
  await call('POST', '/api/seat/handover', { link: ann, body: { agree: false } })
  expect(await missed(ben, 0)).toBeUndefined()
  await pass(match, 20 * DAY_MS)
  expect((await call('GET', '/api/seat', { link: ann })).status).toBe(200)
})

const askedOf = async (address: string) =>
  (await mailsTo(address)).filter(({ text }) => text.includes('hear that your link is lost')).length

test('whoever only watches has a seat asked rarely that says each time that it is here', async () => {
  const address = 'ann-stays@example.org'
  const { match, links, seats } = await seated([], { seats: [{ name: 'Ann', address }, { name: 'Ben' }] })
  const askedOn: number[] = []
  for (let day = 0; day < 40; day++) {
    const before = await askedOf(address)
    const { status } = await lose(links.watcher, 0)
    await pass(match, HOUR_MS)
    const isAsked = (await askedOf(address)) > before
    expect(status).toBe(isAsked ? 200 : 429)
    if (isAsked) {
      askedOn.push(day)
      await call('POST', '/api/seat/handover', { link: seats[0] as string, body: { agree: false } })
    }
    await pass(match, DAY_MS - HOUR_MS)
  }
  expect(askedOn).toEqual([0, 7, 35])
})

test('a seat that stays away is asked once, however often its link is said to be lost', async () => {
  const address = 'ann-away@example.org'
  const { match, links } = await seated([], { seats: [{ name: 'Ann', address }, { name: 'Ben' }] })
  for (let day = 0; day < 40; day++) {
    await lose(links.watcher, 0)
    await pass(match, DAY_MS)
  }
  expect(await askedOf(address)).toBe(1)
})

test('nobody vouches for themselves, or for an empty seat, and neither host nor watchers for anybody', async () => {
  const { ann, ben, links } = await three()
  expect(await vouch(ann, 0)).toMatchObject({ status: 403 })
  expect(await vouch(links.watcher, 0)).toMatchObject({ status: 403, body: { code: 'NOT_FOR_THIS_LINK' } })
  expect(await vouch(links.host, 0)).toMatchObject({ status: 403, body: { code: 'NOT_FOR_THIS_LINK' } })
  expect(await vouch(ben, 7)).toMatchObject({ status: 400, body: { code: 'MALFORMED' } })
  expect(await vouch(ben, 0, false)).toMatchObject({ status: 409, body: { code: 'NOT_LOST' } })
  await call('POST', '/api/seat/leave', { link: ann })
  expect(await vouch(ben, 0)).toMatchObject({ status: 409, body: { code: 'SEAT_NOT_TAKEN' } })
  const alone = await seated([], { seats: [{ name: 'Ann' }, { name: 'Cat', autopilot: true }] })
  expect(await lose(alone.links.watcher, 0)).toMatchObject({ body: { code: 'NO_PERSON' } })
})

test('the word of somebody whose helm an autopilot has counts, and they lose their own link as others do', async () => {
  const { match, links, seats } = await three()
  const { envelope } = await awaited(seats)
  const silent = envelope.seat as number
  const [lost, third] = [0, 1, 2].filter(seat => seat !== silent) as [number, number]
  await pass(match, 3 * DAY_MS)
  await call('POST', '/api/host/autopilot', { link: links.host, body: { seat: silent, on: true } })
  await lose(links.watcher, lost)
  expect(await missed(links.watcher, lost)).toMatchObject({ vouches: [], needed: 1 })
  await vouch(seats[silent] as string, lost)
  expect(await missed(links.watcher, lost)).toMatchObject({ vouches: [silent], needed: 2 })
  expect((await vouch(seats[third] as string, silent)).body.table.players[silent]?.missed?.needed).toBe(2)
  expect((await vouch(seats[lost] as string, silent)).body.own?.passOn).toMatchObject([{ seat: silent }])
})

test('what others have vouched for is known to a room that is built again', async () => {
  const { match, ben, cem } = await three()
  await vouch(ben, 0)
  const { body } = await vouch(cem, 0)
  await pass(match, 0)
  await loseStorage(match)
  expect((await look(ben)).own?.passOn).toEqual(body.own?.passOn)
})

test('what whoever lost the link has drafted is not played', async () => {
  const { seats, ...match } = await three()
  const { link, envelope } = await awaited(seats)
  const lost = envelope.seat as number
  await act(link, envelope, line(envelope))
  for (const [seat, other] of seats.entries()) if (seat !== lost) await vouch(other, lost)
  expect(await look(match.links.watcher)).toMatchObject({ version: 0, awaits: [lost] })
  expect((await call('GET', '/api/seat', { link })).status).toBe(410)
})

/** The watchers' page has both doors, as plain forms. */
async function door(link: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields)
  return fetchHere(`/s/${link.slice(-39)}`, { method: 'POST', headers: NAVIGATION, body })
}

test('whoever has nothing but the link to watch has their own sent, and is answered the same without an address', async () => {
  const seats = [{ name: 'Ann', address: 'ann-watches@example.org' }, { name: 'Ben' }]
  const { match, links } = await seated([], { seats })
  const answers = [await door(links.watcher, { send: '1', of: '0' }), await door(links.watcher, { send: '1', of: '1' })]
  const [with_, without] = await Promise.all(answers.map(answer => answer.text()))
  expect(answers.map(({ status }) => status)).toEqual([202, 202])
  expect(without).toBe(with_)
  await pass(match, HOUR_MS)
  const mails = (await mailsTo('ann-watches@example.org')).filter(({ text }) => text.includes('the link to your seat'))
  expect(mails).toHaveLength(1)
  for (let more = 0; more < 3; more++) await door(links.watcher, { send: '1', of: '0' })
  await pass(match, HOUR_MS)
  expect(
    (await mailsTo('ann-watches@example.org')).filter(({ text }) => text.includes('the link to your seat'))
  ).toHaveLength(2)
})

test('the others are asked from the watchers’ page, and vouch by a form', async () => {
  const { ben, cem, links } = await three()
  expect((await door(links.watcher, { lost: '1', of: '0' })).status).toBe(303)
  expect((await door(ben, { vouch: '1', of: '0' })).status).toBe(303)
  expect((await door(cem, { vouch: '1', of: '0' })).status).toBe(303)
  const shown = await (await fetchHere(`/s/${ben.slice(-39)}?plain`, { headers: NAVIGATION })).text()
  expect(shown).toContain('The new link for Ann')
})

test('a link that was replaced can still ask for the newer one', async () => {
  const { ann, links } = await three()
  await call('POST', '/api/host/reissue', { link: links.host, body: { seat: 0 } })
  const gone = await fetchHere(`/s/${ann.slice(-39)}`, { headers: NAVIGATION })
  expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining('Send me my link')])
  expect((await door(ann, { send: '1' })).status).toBe(202)
  expect((await door(ann, { take: '1' })).status).toBe(410)
})

test('from the record of a match that is over a seat’s link is sent as well', async () => {
  const seats = [{ name: 'Ann', address: 'ann-record@example.org' }, { name: 'Ben' }]
  const { match, links } = await seated([], { seats })
  await call('POST', '/api/host/end', { link: links.host })
  await pass(match, 0)
  const record = await fetchHere(`/m/${match}`, { headers: NAVIGATION })
  expect(await record.text()).toContain(`action="/m/${match}"`)
  const post = async (of: string) => {
    const body = new URLSearchParams({ send: '1', of })
    const headers = { ...NAVIGATION, 'CF-Connecting-IP': `record-${of}` }
    const answer = await fetchHere(`/m/${match}`, { method: 'POST', headers, body })
    return [answer.status, await answer.text()]
  }
  expect(await post('0')).toEqual(await post('1'))
  await pass(match, HOUR_MS)
  const mails = await mailsTo('ann-record@example.org')
  expect(mails.filter(({ text }) => text.includes('the link to your seat'))).toHaveLength(1)
})
