import { beforeEach, describe, expect, test } from 'vitest'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { Failure } from '../../../schema/wire/failure.ts'
import type { Opened } from '../../../schema/wire/links.ts'
import { THINKS_MS } from '../../../worker/match/helm.ts'
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
  open,
  playOnce,
  seated
} from '../client.ts'
import { live } from '../live.ts'
import { mailsTo } from '../post.ts'
import { loseStorage } from '../storage.ts'
import { DAY_MS, eventually, HOUR_MS, MINUTE_MS, pass, SECOND_MS, stopClock } from '../time.ts'

beforeEach(stopClock)

const steer = (link: string, seat: number, on = true) =>
  call<Opened & Failure>('POST', '/api/host/autopilot', { link, body: { seat, on } })

const profile = (link: string, body: object) => call('PUT', '/api/seat/profile', { link, body })

/** The seat that is awaited, and the link of the other one. */
async function waiting(seats: readonly string[]) {
  const { link, envelope } = await awaited(seats)
  const other = seats.find(one => one !== link) ?? ''
  return { link, envelope, other, seat: envelope.seat ?? 0 }
}

const lastLine = ({ seen, news }: Envelope) => [...seen, ...news].at(-1)

test('a seat that stays silent is waited for, unless it has chosen otherwise', async () => {
  const { match, seats } = await seated(['Ann', 'Ben'], { pace: 'hours' })
  await pass(match, 30 * DAY_MS)
  expect((await look(seats[0] as string)).version).toBe(0)
})

test('after twice the pace an autopilot plays the turn of a seat that wants that, and no more', async () => {
  const { match, seats } = await seated(['Ann', 'Ben'], { pace: 'hours' })
  const { link, other, seat } = await waiting(seats)
  expect((await profile(link, { silence: 'autopilot' })).body.own?.silence).toBe('autopilot')
  await pass(match, 12 * HOUR_MS - 1)
  expect((await look(other)).version).toBe(0)
  await pass(match, 10 * THINKS_MS)
  const after = await look(other)
  expect(after.awaits).not.toContain(seat)
  expect(lastLine(after)).toMatchObject({ seat, by: 'autopilot' })
  // Its seat has not been there for that, and is told.
  expect((await look(link)).news.map(({ by }) => by)).toContain('autopilot')
  await pass(match, 30 * DAY_MS)
  expect((await look(other)).version).toBe(after.version)
})

test('while somebody is at the page of a silent seat, nobody plays for it', async () => {
  const { match, seats } = await seated(['Ann', 'Ben'], { pace: 'hours' })
  const { link } = await waiting(seats)
  await profile(link, { silence: 'autopilot' })
  const page = await live(link)
  await pass(match, 12 * HOUR_MS - 1)
  page.tell({ shown: 0, visible: true, used: true })
  await eventually(async () => expect((await look(link)).news).toEqual([]))
  await pass(match, 30 * SECOND_MS)
  expect((await look(link)).version).toBe(0)
  await pass(match, MINUTE_MS)
  expect((await look(link)).version).toBeGreaterThan(0)
})

test('an autopilot in a seat that was left plays on, and stops with those who are there', async () => {
  const { match, seats, links } = await seated(['Ann', 'Ben'], { pace: 'hours' })
  const { link, other, seat } = await waiting(seats)
  expect((await call('POST', '/api/seat/leave', { link })).status).toBe(200)
  expect((await steer(links.host, seat)).body.links.seats[seat]).toMatchObject({ pilot: 'autopilot', takenAt: null })
  await pass(match, 10 * THINKS_MS)
  const after = await look(other)
  expect([after.awaits.includes(seat), after.table.agreed]).toEqual([false, []])
  expect(lastLine(after)).toMatchObject({ seat, by: 'autopilot' })
  await act(other, after, 'stop')
  await done(other)
  await pass(match, 10 * THINKS_MS)
  expect((await look(other)).result).not.toBeNull()
})

test('whose seat is piloted is not nudged', async () => {
  const { match, seats, links } = await seated([], {
    pace: 'hours',
    seats: ['ann', 'ben'].map(name => ({ name, address: `${name}-piloted@example.org` }))
  })
  const { seat } = await waiting(seats)
  await pass(match, 6 * HOUR_MS)
  await steer(links.host, seat)
  const nudge = await call<Failure>('POST', '/api/host/nudge', { link: links.host, body: { seat } })
  expect(nudge).toMatchObject({ status: 409, body: { code: 'NOT_AWAITED' } })
})

test('with no set pace nobody plays for a silent seat', async () => {
  const { match, seats } = await seated(['Ann', 'Ben'], { pace: 'none' })
  const { link } = await waiting(seats)
  await profile(link, { silence: 'autopilot' })
  await pass(match, 60 * DAY_MS)
  expect((await look(link)).version).toBe(0)
})

test('what a seat has chosen for its silence is told to nobody else, and outlives its room', async () => {
  const { match, seats } = await seated(['Ann', 'Ben'])
  const [ann = '', ben = ''] = seats
  const before = JSON.stringify((await look(ben)).table)
  await profile(ann, { silence: 'autopilot' })
  expect(JSON.stringify((await look(ben)).table)).toBe(before)
  await pass(match, 0)
  await loseStorage(match)
  expect((await look(ann)).own?.silence).toBe('autopilot')
})

test('without scripts the same is chosen by a form', async () => {
  const { seats } = await seated()
  const [ann = ''] = seats
  const path = `/s/${ann.slice(-39)}?settings=1`
  const body = new URLSearchParams({ set: 'silence', silence: 'autopilot' })
  await fetchHere(path, { method: 'POST', body, headers: { 'CF-Connecting-IP': 'plain' } })
  expect((await look(ann)).own?.silence).toBe('autopilot')
})

test('a host puts an autopilot into a silent seat of a crew, whose player takes the helm again', async () => {
  const { match, seats, links } = await seated(['Ann', 'Ben'], { pace: 'hours' })
  const { link, other, seat } = await waiting(seats)
  expect((await steer(links.host, seat)).body).toMatchObject({ code: 'NOT_SILENT' })
  await pass(match, 6 * HOUR_MS)
  expect((await steer(links.host, seat)).body.links.seats[seat]).toMatchObject({ pilot: 'autopilot' })
  await pass(match, 10 * THINKS_MS)
  const after = await look(other)
  expect(lastLine(after)).toMatchObject({ seat, by: 'autopilot' })
  expect(after.table.players[seat]?.pilot).toBe('autopilot')
  const helm = await call('POST', '/api/seat/helm', { link })
  expect(helm.body.table.players[seat]).not.toHaveProperty('pilot')
  await playOnce(seats, 'place')
  const { version, awaits } = await look(link)
  expect(awaits).toContain(seat)
  await pass(match, DAY_MS)
  expect((await look(link)).version).toBe(version)
})

test('without scripts the helm is taken by a form', async () => {
  const { seats, match, links } = await seated(['Ann', 'Ben'], { pace: 'hours' })
  const { link, seat } = await waiting(seats)
  await pass(match, 6 * HOUR_MS)
  await steer(links.host, seat)
  const path = `/s/${link.slice(-39)}?plain`
  const headers = { ...NAVIGATION, 'CF-Connecting-IP': 'helm' }
  expect(await (await fetchHere(path, { headers })).text()).toContain('name="helm"')
  await fetchHere(path, { method: 'POST', body: new URLSearchParams({ helm: '1' }), headers })
  expect((await look(link)).table.players[seat]).not.toHaveProperty('pilot')
  expect(await (await fetchHere(path, { headers })).text()).not.toContain('name="helm"')
})

test('whoever plays has the helm', async () => {
  const { match, seats, links } = await seated(['Ann', 'Ben'], { pace: 'hours' })
  const { link, seat } = await waiting(seats)
  await pass(match, 6 * HOUR_MS)
  await steer(links.host, seat)
  const envelope = await look(link)
  const { body } = await act(link, envelope, line(envelope, 'place'))
  expect(body.table.players[seat]).not.toHaveProperty('pilot')
  expect(body.draft).not.toBeNull()
})

test('where players compete, a host puts an autopilot into a silent seat only with its consent', async () => {
  const { match, seats, links } = await seated(['Ann', 'Ben'], { options: { variant: 'competitive' }, pace: 'hours' })
  const { link, seat } = await waiting(seats)
  await pass(match, 6 * HOUR_MS)
  const asked = (await steer(links.host, seat)).body.links.seats[seat]
  expect(asked).toMatchObject({ pilot: null, handover: { answer: null } })
  expect((await steer(links.host, seat)).body).toMatchObject({ code: 'NOT_HANDED_OVER' })
  expect((await look(link)).own?.handover).toMatchObject({ agreed: false })
  await pass(match, 30 * DAY_MS)
  expect((await steer(links.host, seat)).body).toMatchObject({ code: 'NOT_HANDED_OVER' })
  await call('POST', '/api/seat/handover', { link, body: { agree: true } })
  expect((await steer(links.host, seat)).body.links.seats[seat]).toMatchObject({ pilot: 'autopilot' })
})

test('whoever takes the helm back has answered, and that they were asked counts', async () => {
  const { match, seats, links } = await seated(['Ann', 'Ben'], { options: { variant: 'competitive' }, pace: 'hours' })
  const { link, seat } = await waiting(seats)
  await pass(match, 6 * HOUR_MS)
  await steer(links.host, seat)
  await call('POST', '/api/seat/handover', { link, body: { agree: true } })
  await steer(links.host, seat)
  expect((await call('POST', '/api/seat/helm', { link })).status).toBe(200)
  await pass(match, 7 * DAY_MS - HOUR_MS)
  expect((await steer(links.host, seat)).body).toMatchObject({ code: 'NOT_HANDED_OVER' })
  await pass(match, HOUR_MS)
  const asked = (await steer(links.host, seat)).body.links.seats[seat]
  expect(asked).toMatchObject({ pilot: null, handover: { answer: null } })
})

test('where players compete, a seat that wants an autopilot for its silence need not be asked', async () => {
  const { match, seats, links } = await seated(['Ann', 'Ben'], { options: { variant: 'competitive' }, pace: 'hours' })
  const { link, seat } = await waiting(seats)
  await profile(link, { silence: 'autopilot' })
  await pass(match, 6 * HOUR_MS)
  expect((await steer(links.host, seat)).body.links.seats[seat]).toMatchObject({ pilot: 'autopilot' })
})

test('an autopilot plays where nobody has come, until somebody does', async () => {
  const { match, links } = await open(['Ann', 'Ben'])
  const [ann = '', ben = ''] = links.seats.map(({ link }) => link)
  const untaken = (await look(ann)).awaits[0] === 0 ? 0 : 1
  const link = [ann, ben][untaken] ?? ''
  await steer(links.host, untaken)
  await pass(match, 10 * THINKS_MS)
  expect((await look(links.watcher)).version).toBeGreaterThan(0)
  const { body } = await call('POST', '/api/seat/take', { link, body: { key: newKey() } })
  expect(body.table.players[untaken]).not.toHaveProperty('pilot')
})

test('one person at least stays, and a host takes an autopilot away again', async () => {
  const { links } = await open(['Ann', 'Ben'])
  await steer(links.host, 0)
  expect((await steer(links.host, 1)).body).toMatchObject({ code: 'NO_PERSON' })
  expect((await steer(links.host, 0, false)).body.links.seats[0]).toMatchObject({ pilot: null })
})

test.each(['open', 'sealed'] as const)('a cat’s seat is given to somebody, with %s links', async kind => {
  const seats = [{ name: 'Ann' }, { name: 'Cat', autopilot: true as const }]
  const { links } = await open([], { seats, links: kind })
  const { body } = await call<Opened>('POST', '/api/host/reissue', { link: links.host, body: { seat: 1 } })
  expect(body.links.seats[1]).toMatchObject({ pilot: null, takenAt: null, link: expect.any(String) })
  // The cat itself needs no autopilot, and none is taken from it.
  const again = await open([], { seats, links: kind })
  expect((await steer(again.links.host, 1, false)).body.links.seats[1]).toMatchObject({ pilot: 'cat' })
})

const give = (link: string, asked: object) =>
  call<Opened & Failure>('POST', '/api/host/give', { link, body: { seat: 1, name: 'Eve', ...asked } })

test.each(['open', 'sealed'] as const)(
  'where all play together, whoever comes late is given the seat of a cat at once, with %s links',
  async kind => {
    const seats = [{ name: 'Ann' }, { name: 'Cat', autopilot: true as const }]
    const { match, links } = await open([], { seats, links: kind, host: { seat: 0 } })
    const { body } = await give(links.host, {})
    expect(body.links.seats[1]).toMatchObject({ name: 'Eve', pilot: null, takenAt: null, handover: null })
    const link = body.links.seats[1]?.link ?? ''
    const { body: taken } = await call('POST', '/api/seat/take', { link, body: { key: newKey() } })
    expect(taken.table.players[1]).not.toHaveProperty('pilot')
    expect(handOf(taken)).not.toEqual([])
    const { version } = taken
    await pass(match, DAY_MS)
    expect((await look(links.watcher)).version).toBe(version)
  }
)

test('a seat where nobody came and an autopilot plays is given to whoever comes late', async () => {
  const { links } = await open(['Ann', 'Ben'], { links: 'sealed', host: { seat: 0 } })
  await steer(links.host, 1)
  const { body } = await give(links.host, {})
  expect(body.links.seats[1]).toMatchObject({ name: 'Eve', pilot: null, handover: null })
  const link = body.links.seats[1]?.link ?? ''
  expect((await call('POST', '/api/seat/take', { link, body: { key: newKey() } })).body.table.players[1]).toMatchObject(
    {
      name: 'Eve',
      taken: true
    }
  )
})

const refusal = (status: number, code: string) => ({ status, body: { code } })

describe('where players compete', () => {
  let matches = 0

  /** Ann has opened the match and plays, against a cat. */
  async function againstCat() {
    const number = ++matches
    const address = `ann-cats${number}@example.org`
    const opened = await open([], {
      options: { variant: 'competitive' },
      seats: [
        { name: 'Ann', address },
        { name: 'Cat', autopilot: true }
      ],
      host: { seat: 0 }
    })
    const { link = '' } = opened.links.seats[0] ?? {}
    return { ...opened, ann: link, address, stranger: `eve-cats${number}@example.org` }
  }

  test('nobody at the table is given the seat of a cat, or a link to it', async () => {
    const { links, ann, address } = await againstCat()
    expect(await give(links.host, {})).toMatchObject(refusal(403, 'BY_MAIL_ALONE'))
    expect(await call('POST', '/api/host/reissue', { link: links.host, body: { seat: 1 } })).toMatchObject(
      refusal(403, 'BY_MAIL_ALONE')
    )
    for (const own of [address, address.replace('@', '+late@')])
      expect(await give(links.host, { address: own })).toMatchObject(refusal(403, 'HAS_PLAYED'))
    const path = `/s/${links.host.slice(-39)}`
    const headers = { 'User-Agent': 'curl/8', 'CF-Connecting-IP': 'late' }
    const body = new URLSearchParams({ do: 'give', seat: '1', name: 'Eve' })
    expect(await (await fetchHere(path, { method: 'POST', headers, body })).text()).toContain('by email alone')
    expect((await look(ann)).table.players[1]).toMatchObject({ name: 'Cat', taken: true, pilot: 'cat' })
  })

  test('the seat of a cat goes by mail to somebody who has not played, and until they come the cat plays', async () => {
    const { match, links, ann, stranger } = await againstCat()
    const { body: wrong } = await give(links.host, { address: `wrong-${stranger}` })
    expect(wrong.links.seats[1]).toMatchObject({ link: null, pilot: 'cat', handover: null })
    // An address that was misspelt is put right.
    expect((await give(links.host, { address: stranger })).body.links.seats[1]).toMatchObject({
      link: null,
      name: 'Eve'
    })
    await pass(match, HOUR_MS)
    const own = await look(ann)
    expect(own.table.players[1]).toMatchObject({ taken: false, pilot: 'cat' })
    expect(own.table.players[1]).not.toHaveProperty('absence')
    const [mail] = await mailsTo(stranger)
    const [, link = '', via = ''] = /\/s\/([\w-]{39})\?via=([\w-]{39})/.exec(mail?.text ?? '') ?? []
    // Of that link neither host nor opponent hears, and without the mail it opens nothing.
    const { body: hosted } = await call<Opened>('GET', '/api/host', { link: links.host })
    expect(JSON.stringify([hosted, own, await look(links.watcher)])).not.toContain(link)
    expect(await call('POST', '/api/host/reissue', { link: links.host, body: { seat: 1 } })).toMatchObject(
      refusal(403, 'BY_MAIL_ALONE')
    )
    expect(handOf(await look(link))).toEqual([])
    const take = (more: object) => call('POST', '/api/seat/take', { link, body: { key: newKey(), ...more } })
    expect(await take({})).toMatchObject(refusal(403, 'BY_ALL_OTHERS'))
    expect(await take({ via, others: [ann.slice(-39)] })).toMatchObject(refusal(403, 'HAS_PLAYED'))
    if (own.awaits.includes(0)) {
      await act(ann, own, line(own, 'discard'))
      await done(ann)
    }
    const { version } = await look(ann)
    await pass(match, 10 * THINKS_MS)
    expect((await look(ann)).version).toBeGreaterThan(version)
    await pass(match, 0)
    await loseStorage(match)
    const { status, body } = await take({ via })
    expect([status, handOf(body).length > 0]).toEqual([200, true])
    expect(body.table.players[1]).toMatchObject({ name: 'Eve', taken: true })
    expect(body.table.players[1]).not.toHaveProperty('pilot')
  })
})
