import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { findGame } from '../../../engine/catalogue.ts'
import type { MatchRecord } from '../../../engine/match.ts'
import { verifyRecord } from '../../../engine/record.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { Failure } from '../../../schema/wire/failure.ts'
import type { Opened } from '../../../schema/wire/links.ts'
import type { Log } from '../../../schema/wire/log.ts'
import type { OpenMatchAsked } from '../../../schema/wire/opening.ts'
import type { Taken } from '../../../schema/wire/seat.ts'
import { writeLink } from '../../../worker/keys/links.ts'
import { THINKS_MS } from '../../../worker/match/helm.ts'
import { act, call, done, fetchHere, handOf, line, look, NAVIGATION, newKey, open, seated } from '../client.ts'
import { linksIn, mailsTo } from '../post.ts'
import { loseStorage } from '../storage.ts'
import { DAY_MS, HOUR_MS, later, pass, present, SECOND_MS, stopClock } from '../time.ts'

beforeEach(stopClock)

const RIVALS = { options: { variant: 'competitive' } } satisfies Partial<OpenMatchAsked>
const WAIT_MS = 14 * DAY_MS

const report = (link: string, seat: number) =>
  call<Envelope & Failure>('POST', '/api/seat/lost', { link, body: { seat } })
const vote = (link: string, seat: number, choice: string, more: object = {}) =>
  call<Envelope & Failure>('POST', '/api/seat/absent', { link, body: { seat, choice, ...more } })
const invite = (link: string, seat: number, name: string, address: string) =>
  vote(link, seat, 'successor', { name, address })
const absence = async (link: string, seat: number) => (await look(link)).table.players[seat]?.absence
const host = (link: string, what: string, body: object) =>
  call<Opened & Failure>('POST', `/api/host/${what}`, { link, body })
const links = async (link: string) => (await call<Opened>('GET', '/api/host', { link })).body.links
const happened = async (link: string) =>
  (await call<Log>('GET', '/api/seat/log', { link })).body.happened.map(({ what }) => what)
const terminal = async (link: string, fields: Record<string, string>) => {
  const headers = { 'User-Agent': 'curl/8', 'CF-Connecting-IP': 'absent' }
  const answer = await fetchHere(`/s/${link.slice(-39)}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields)
  })
  return answer.text()
}

let matches = 0

/** Rivals who are told by mail, the first of whom opened the match and plays. */
async function rivals(count = 2, more: Partial<OpenMatchAsked> = {}) {
  const number = ++matches
  const names = ['Ann', 'Ben', 'Cem', 'Dot'].slice(0, count)
  const addressOf = (name: string) => `${name.toLowerCase()}-absent${number}@example.org`
  const seats = names.map(name => ({ name, address: addressOf(name) }))
  const game = count > 2 ? { game: 'cloud9' } : RIVALS
  const match = await seated([], { ...game, host: { seat: 0 }, ...more, seats })
  const [ann = '', ben = '', cem = '', dot = ''] = match.seats
  const stranger = `eve-absent${number}@example.org`
  return { ...match, ann, ben, cem, dot, stranger, addressOf }
}

/** The same, and Ben has been away for as long as it takes. */
async function away(count = 2, more: Partial<OpenMatchAsked> = {}) {
  const table = await rivals(count, more)
  later(2 * DAY_MS)
  expect((await report(table.ann, 1)).status).toBe(200)
  await pass(table.match, WAIT_MS)
  return table
}

/** The link and the proof that stand in the invitation of a mail. */
async function invitationTo(address: string, match: string) {
  await pass(match, HOUR_MS)
  const [mail] = await mailsTo(address)
  const [, link = '', via = ''] = /\/s\/([\w-]{39})\?via=([\w-]{39})/.exec(mail?.text ?? '') ?? []
  return { link, via }
}

const take = (link: string, body: object) =>
  call<Taken & Failure>('POST', '/api/seat/take', { link, body: { key: newKey(), ...body } })

test('an opponent who says that a rival has lost the link gets none, and can vouch for none', async () => {
  const { match, ann, ben, links: all } = await rivals()
  const hand = handOf(await look(ben))
  later(2 * DAY_MS)
  await report(ann, 1)
  for (let week = 0; week < 12; week++) {
    expect(
      (await call<Failure>('POST', '/api/seat/vouch', { link: ann, body: { seat: 1, vouch: true } })).body.code
    ).toBe('BY_ALL_OTHERS')
    for (const [what, body] of [
      ['reissue', { seat: 1 }],
      ['give', { seat: 1, name: 'Eve', address: `mine${match}@example.org` }],
      ['autopilot', { seat: 1, on: true }],
      ['invite', { seat: 1 }]
    ] as const)
      expect((await host(all.host, what, body)).body.links?.seats[1]?.takenAt).not.toBe(null)
    await pass(match, 7 * DAY_MS)
  }
  expect((await call('GET', '/api/seat', { link: ben })).status).toBe(200)
  expect(handOf(await look(ben))).toEqual(hand)
  for (const link of [ann, all.host, all.watcher]) {
    const shown = JSON.stringify([await look(link), link === all.host ? await links(link) : null])
    expect(shown).not.toContain(ben.slice(-39))
  }
})

test('in a contest with open links, too, its host re-issues no rival’s seat without its word', async () => {
  const { match, ben, links: all } = await rivals(2, { links: 'open' })
  const asked = await host(all.host, 'reissue', { seat: 1 })
  expect(asked.body.links.seats[1]?.handover).toEqual({ askedAt: present(), answer: null, from: null })
  await pass(match, 60 * DAY_MS)
  expect((await host(all.host, 'reissue', { seat: 1 })).body.code).toBe('NOT_HANDED_OVER')
  await call('POST', '/api/seat/handover', { link: ben, body: { agree: true } })
  expect((await host(all.host, 'reissue', { seat: 1 })).status).toBe(200)
  expect((await call('GET', '/api/seat', { link: ben })).status).toBe(410)
})

test('a host who gives an address of their own for a rival’s seat is sent nothing of that seat', async () => {
  const [mine, theirs] = ['host', 'ben'].map(name => `${name}-given@example.org`) as [string, string]
  const seats = [{ name: 'Ann' }, { name: 'Ben', address: mine }]
  const { match, links: all } = await open([], { ...RIVALS, host: { seat: 0 }, seats })
  await pass(match, HOUR_MS)
  const before = (await mailsTo(mine)).length
  const { body } = await take(all.seats[1]?.link ?? '', {})
  expect(body.own?.mail).toBeNull()
  const [invitation] = await mailsTo(mine)
  for (const token of invitation ? linksIn(invitation) : [])
    await fetchHere(`/s/${token}`, { method: 'POST', headers: { 'CF-Connecting-IP': 'own' } })
  await terminal(all.seats[1]?.link ?? '', { send: '1' })
  await pass(match, 3 * DAY_MS)
  expect(await mailsTo(mine)).toHaveLength(before)
  // Ben says himself where he is told.
  await call('PUT', '/api/seat/delivery', { link: body.link, body: { address: theirs } })
  await pass(match, HOUR_MS)
  expect(await mailsTo(theirs)).toHaveLength(1)
})

test('an absent seat is told by its own ways first, and everybody is told that it is', async () => {
  const { match, ann, ben, links: all, addressOf } = await rivals()
  later(2 * DAY_MS)
  await report(all.watcher, 1)
  expect(await absence(ann, 1)).toEqual({ since: present(), from: present() + WAIT_MS, voters: [0], votes: [] })
  expect((await look(ben)).own?.handover).toMatchObject({ agreed: false })
  expect(await happened(ann)).toEqual(['absent'])
  await pass(match, HOUR_MS)
  const mails = (await mailsTo(addressOf('Ben'))).filter(({ text }) => text.includes('None of them sees your hand'))
  expect(mails).toHaveLength(1)
  expect(mails[0] && linksIn(mails[0])[0]).toBe(ben.slice(-39))
})

test('a rival who comes each time is told less and less often that somebody says they are away', async () => {
  const { match, ben, links: all, addressOf } = await rivals()
  const toldOn: number[] = []
  for (let day = 1; day < 45; day++) {
    later(DAY_MS + HOUR_MS)
    const { status } = await report(all.watcher, 1)
    await pass(match, HOUR_MS)
    if (status !== 200) continue
    toldOn.push(day)
    await terminal(ben, { version: '0' })
  }
  const mails = (await mailsTo(addressOf('Ben'))).filter(({ text }) => text.includes('None of them sees your hand'))
  expect(mails).toHaveLength(toldOn.length)
  expect(toldOn).toEqual([1, 8, 34])
})

test.each([
  ['hours', 14],
  ['day', 14],
  ['week', 14],
  ['none', 14]
] as const)('at the pace “%s” the others wait for %i days before they decide', async (pace, days) => {
  const { match, ann } = await rivals(2, { pace })
  later(2 * DAY_MS)
  await report(ann, 1)
  const { from = 0 } = (await absence(ann, 1)) ?? {}
  expect(from - present()).toBe(days * DAY_MS)
  await pass(match, days * DAY_MS - SECOND_MS)
  expect(await vote(ann, 1, 'autopilot')).toMatchObject({
    status: 409,
    body: { code: 'TOO_SOON', facts: { freeAt: from } }
  })
  await pass(match, SECOND_MS)
  expect((await vote(ann, 1, 'autopilot')).status).toBe(200)
})

test('whoever was here within a day is not absent, and nobody is who never sat there', async () => {
  const { ann, links: all } = await rivals()
  expect(await report(ann, 1)).toMatchObject({ body: { code: 'NOT_SILENT' } })
  expect(await vote(ann, 1, 'end')).toMatchObject({ status: 409, body: { code: 'NOT_ABSENT' } })
  expect(await report(all.watcher, 7)).toMatchObject({ status: 400 })
  const invited = await open(['Ann', 'Ben'], { ...RIVALS, host: { seat: 0 } })
  later(2 * DAY_MS)
  expect(await report(invited.links.host, 1)).toMatchObject({ body: { code: 'SEAT_NOT_TAKEN' } })
})

test.each([
  ['looks at the page', (ben: string) => terminal(ben, { version: '0' })],
  ['says to stay', (ben: string) => call('POST', '/api/seat/handover', { link: ben, body: { agree: false } })],
  ['plays', async (ben: string) => act(ben, await look(ben), 'stop')]
])('once the absent one %s, everything is off at once, whoever has voted', async (_, comes) => {
  const { ann, ben, cem, dot } = await away(4)
  await vote(ann, 1, 'end')
  await vote(cem, 1, 'end')
  later(SECOND_MS)
  await comes(ben)
  expect(await absence(ann, 1)).toBeUndefined()
  expect(await vote(dot, 1, 'end')).toMatchObject({ body: { code: 'NOT_ABSENT' } })
  expect((await look(ann)).result).toBeNull()
})

test('all others must want the same; a vote is taken back; nobody votes on themselves, nor a guest, a watcher or a host', async () => {
  const { ann, ben, cem, links: all } = await away(3)
  await vote(ann, 1, 'end')
  expect(await absence(cem, 1)).toMatchObject({ voters: [0, 2], votes: [{ seat: 0, choice: 'end' }] })
  await vote(cem, 1, 'autopilot')
  expect((await look(ann)).table.players[1]).not.toHaveProperty('pilot')
  await vote(ann, 1, 'none')
  expect((await absence(cem, 1))?.votes).toEqual([{ seat: 2, choice: 'autopilot' }])
  expect((await look(ann)).result).toBeNull()
  for (const link of [all.watcher, all.host])
    expect(await vote(link, 1, 'end')).toMatchObject({ status: 403, body: { code: 'NOT_FOR_THIS_LINK' } })
  expect(await vote(ben, 1, 'end')).toMatchObject({ status: 403 })
})

test('with the word of all others an autopilot plays, until whoever sits there takes the helm again', async () => {
  const { match, ann, ben, links: all } = await away()
  await vote(ann, 1, 'autopilot')
  expect((await look(ann)).table.players[1]).toMatchObject({ pilot: 'autopilot' })
  expect(await happened(ann)).toEqual(['absent', 'decided'])
  if ((await look(ann)).awaits.includes(0)) {
    const seen = await look(ann)
    await act(ann, seen, line(seen))
    await done(ann)
  }
  const before = (await look(ann)).version
  await pass(match, 20 * THINKS_MS)
  expect((await look(ann)).version).toBeGreaterThan(before)
  expect(JSON.stringify(await links(all.host))).not.toContain(ben.slice(-39))
  expect((await call('POST', '/api/seat/helm', { link: ben })).body.table.players[1]).not.toHaveProperty('pilot')
})

test('with the word of all others the match ends as stopped: nobody is shown the hand before, and the record is proven', async () => {
  const { match, ann, cem, links: all } = await away(3)
  const before = (await look(all.watcher)).view
  await vote(ann, 1, 'end')
  expect((await look(all.watcher)).view).toEqual(before)
  expect((await call('GET', `/m/${match}`)).status).toBe(404)
  await vote(cem, 1, 'end')
  expect((await look(ann)).result).toMatchObject({ outcome: 'stopped' })
  await pass(match, HOUR_MS)
  const { body } = await call<MatchRecord>('GET', `/m/${match}`)
  expect(verifyRecord(body, findGame(body.game, body.version))).toEqual([])
  expect(body.lines.slice(-3).map(({ seat, by }) => [seat, by ?? null])).toEqual([
    [0, null],
    [1, 'autopilot'],
    [2, null]
  ])
  await loseStorage(match)
  expect((await look(ann)).result).toMatchObject({ outcome: 'stopped' })
})

test('somebody new takes the seat by the invitation that went to their address, and nobody else does', async () => {
  const { match, ann, ben, links: all, stranger } = await away()
  const hand = handOf(await look(ben))
  const { body } = await invite(ann, 1, 'Eve', stranger)
  expect(body.table.players[1]).toMatchObject({ name: 'Eve', taken: false })
  expect(await call('GET', '/api/seat', { link: ben })).toMatchObject({ status: 410, body: { code: 'LINK_REISSUED' } })
  const { link, via } = await invitationTo(stranger, match)
  // Neither host nor opponent is shown the link, and whoever has it without the mail opens nothing.
  for (const own of [ann, all.host, all.watcher])
    expect(JSON.stringify([await look(own), own === all.host ? await links(own) : null])).not.toContain(link)
  for (const proof of [{}, { via: writeLink({ match, role: 'confirm', seat: 0, generation: 0 }, env) }])
    expect(await take(link, proof)).toMatchObject({ status: 403, body: { code: 'BY_ALL_OTHERS' } })
  expect(await terminal(link, { take: '1', key: newKey() })).toContain('all the others decide together')
  // A device that plays here says so.
  for (const other of [ann, all.host])
    expect(await take(link, { via, others: [other.slice(-39)] })).toMatchObject({
      status: 403,
      body: { code: 'HAS_PLAYED' }
    })
  expect(handOf(await look(link))).toEqual([])
  const taken = await take(link, { via, others: [link] })
  expect(handOf(taken.body)).toEqual(hand)
  expect((await look(ann)).table.players[1]).toMatchObject({ name: 'Eve', taken: true })
  expect(await absence(ann, 1)).toBeUndefined()
})

test('a successor’s address is of nobody who plays here, and is shown to the others by its ends alone', async () => {
  const { ann, ben, cem, links: all, addressOf, stranger } = await away(3)
  for (const address of [addressOf('Ann'), addressOf('Cem').replace('@', '+eve@')])
    expect(await invite(ann, 1, 'Eve', address)).toMatchObject({ status: 403, body: { code: 'HAS_PLAYED' } })
  await invite(ann, 1, 'Eve', stranger)
  const seen = await look(cem)
  expect(seen.table.players[1]?.absence?.votes).toEqual([
    { seat: 0, choice: 'successor', name: 'Eve', address: 'e…@example.org' }
  ])
  expect(JSON.stringify(seen)).not.toContain(stranger)
  // Whoever does not decide is not told whom others would like to invite.
  for (const link of [ben, all.watcher, all.host]) expect(JSON.stringify(await look(link))).not.toContain('Eve')
  expect((await invite(cem, 1, 'Eve', `other-${stranger}`)).body.table.players[1]?.taken).toBe(true)
  expect((await vote(cem, 1, 'successor', { as: 0 })).body.table.players[1]).toMatchObject({
    name: 'Eve',
    taken: false
  })
})

test('a successor who does not come is waited for as long, and then all others decide anew', async () => {
  const { match, ann, links: all, stranger } = await away()
  await invite(ann, 1, 'Eve', stranger)
  expect((await links(all.host)).seats[1]).toMatchObject({ link: null, byOthers: true })
  for (const [what, body] of [
    ['reissue', { seat: 1 }],
    ['give', { seat: 1, name: 'Me', address: `me-${stranger}` }]
  ] as const)
    expect(await host(all.host, what, body)).toMatchObject({ status: 403, body: { code: 'BY_ALL_OTHERS' } })
  expect(await vote(ann, 1, 'end')).toMatchObject({ body: { code: 'TOO_SOON' } })
  await pass(match, WAIT_MS)
  await vote(ann, 1, 'end')
  expect((await look(ann)).result).toMatchObject({ outcome: 'stopped' })
})

test('whoever left a contest is replaced at once, by all others together and not by the host', async () => {
  const { match, ann, ben, cem, links: all, stranger } = await rivals(3)
  await call('POST', '/api/seat/leave', { link: ben })
  expect((await links(all.host)).seats[1]).toMatchObject({ link: null, byOthers: true })
  expect(await host(all.host, 'give', { seat: 1, name: 'Me' })).toMatchObject({ body: { code: 'BY_ALL_OTHERS' } })
  expect(await host(all.host, 'autopilot', { seat: 1, on: true })).toMatchObject({ body: { code: 'BY_ALL_OTHERS' } })
  await invite(ann, 1, 'Eve', stranger)
  await vote(cem, 1, 'successor', { as: 0 })
  const { link, via } = await invitationTo(stranger, match)
  expect((await take(link, { via })).status).toBe(200)
})

test('whoever comes when they are asked is asked again after a week at the soonest', async () => {
  const { match, ann, ben, addressOf } = await rivals()
  const asked = async () =>
    (await mailsTo(addressOf('Ben'))).filter(({ text }) => text.includes('None of them sees your hand')).length
  later(2 * DAY_MS)
  for (let day = 0; day < 7; day++) {
    await report(ann, 1)
    await pass(match, HOUR_MS)
    await terminal(ben, { version: '0' })
    await pass(match, DAY_MS - HOUR_MS)
  }
  expect(await asked()).toBe(1)
  await pass(match, DAY_MS)
  expect((await report(ann, 1)).status).toBe(200)
})

test('who is absent, piloted or has left is not waited for by those who decide', async () => {
  const { match, ann, ben, cem, dot } = await rivals(4)
  await call('POST', '/api/seat/leave', { link: dot })
  later(2 * DAY_MS)
  await report(ann, 1)
  await report(ann, 2)
  expect((await absence(ann, 1))?.voters).toEqual([0, 2])
  await pass(match, WAIT_MS)
  expect((await absence(ann, 1))?.voters).toEqual([0])
  // Whoever is back is asked again.
  await terminal(cem, { version: '0' })
  expect((await absence(ann, 1))?.voters).toEqual([0, 2])
  await vote(ann, 1, 'autopilot')
  expect((await look(ann)).table.players[1]).not.toHaveProperty('pilot')
  await vote(cem, 1, 'autopilot')
  expect((await look(ann)).table.players[1]).toMatchObject({ pilot: 'autopilot' })
  expect((await call('GET', '/api/seat', { link: ben })).status).toBe(200)
})

test('a guest who plays for a seat is there, and votes for nobody', async () => {
  const { match, ann, ben, cem } = await rivals(3)
  later(2 * DAY_MS)
  const day = new Date(present() + 30 * DAY_MS).toISOString().slice(0, 10)
  const lent = await call<{ loan: { link: string } }>('PUT', '/api/seat/loan', { link: ben, body: { to: 'Lea', day } })
  await report(ann, 1)
  await pass(match, WAIT_MS)
  expect(await absence(ann, 1)).toBeDefined()
  expect(await vote(lent.body.loan.link, 2, 'end')).toMatchObject({ status: 403 })
  await terminal(lent.body.loan.link, { version: '0' })
  expect(await absence(ann, 1)).toBeUndefined()
  expect((await look(cem)).result).toBeNull()
})

test('what somebody has voted who has left is not the word of whoever follows', async () => {
  const { match, ann, cem, dot, stranger } = await away(4)
  await invite(cem, 1, 'Eve', stranger)
  await call('POST', '/api/seat/leave', { link: cem })
  await invite(ann, 2, 'Fay', `fay-${stranger}`)
  await vote(dot, 2, 'successor', { as: 0 })
  const { link, via } = await invitationTo(`fay-${stranger}`, match)
  const fay = (await take(link, { via })).body.link
  expect(await absence(fay, 1)).toMatchObject({ voters: [0, 2, 3], votes: [] })
  for (const voter of [ann, dot]) await invite(voter, 1, 'Eve', stranger)
  expect((await look(ann)).table.players[1]).toMatchObject({ name: 'Ben', taken: true })
  await vote(fay, 1, 'successor', { as: 0 })
  expect((await look(ann)).table.players[1]).toMatchObject({ name: 'Eve', taken: false })
})

test('what was voted is known to a room that is built again', async () => {
  const { match, ann, cem, stranger } = await away(3)
  await invite(ann, 1, 'Eve', stranger)
  await pass(match, 0)
  await loseStorage(match)
  expect(await absence(cem, 1)).toMatchObject({ votes: [{ seat: 0, choice: 'successor', name: 'Eve' }] })
  await vote(cem, 1, 'successor', { as: 0 })
  await pass(match, HOUR_MS)
  const { link } = await invitationTo(stranger, match)
  await loseStorage(match)
  expect(await take(link, {})).toMatchObject({ body: { code: 'BY_ALL_OTHERS' } })
})

test('together, the others vouch as before, and nobody votes', async () => {
  const { seats } = await seated(['Ann', 'Ben'])
  const [ann = ''] = seats
  later(2 * DAY_MS)
  expect(await vote(ann, 1, 'end')).toMatchObject({ body: { code: 'NOT_ABSENT' } })
  expect((await call('POST', '/api/seat/vouch', { link: ann, body: { seat: 1, vouch: true } })).status).toBe(200)
})

test('from a terminal and from a page without scripts the same is said and decided', async () => {
  const { match, ann, stranger } = await rivals()
  later(2 * DAY_MS)
  expect(await terminal(ann, {})).toContain('curl -d lost=1 -d of=SEAT')
  expect(await terminal(ann, { lost: '1', of: '1' })).toContain('Ben is said to be away')
  await pass(match, WAIT_MS)
  expect(await terminal(ann, {})).toContain('-d decide=autopilot -d of=1')
  const page = await (await fetchHere(`/s/${ann.slice(-39)}?plain`, { headers: NAVIGATION })).text()
  expect(page).toContain('name="decide" value="end"')
  await terminal(ann, { decide: 'successor', of: '1', name: 'Eve', address: stranger })
  expect((await look(ann)).table.players[1]?.name).toBe('Eve')
})

test('before a match opens and before a seat is taken it is said who can open a rival’s seat', async () => {
  const { links: all } = await open(['Ann', 'Ben'], RIVALS)
  const invitation = all.seats[1]?.link.slice(-39) ?? ''
  for (const [language, says] of [
    ['en', 'all the others decide together'],
    ['de', 'entscheiden alle anderen zusammen'],
    ['fr', 'tous les autres décident ensemble']
  ] as const) {
    const headers = { ...NAVIGATION, 'Accept-Language': language }
    expect(await (await fetchHere(`/s/${invitation}`, { headers })).text()).toContain(says)
    expect(await (await fetchHere('/?game=pub', { headers })).text()).toContain(says)
  }
})
