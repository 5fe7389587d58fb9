import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { Boat } from '../../schema/wire/boat.ts'
import type { Failure } from '../../schema/wire/failure.ts'
import { BODY_BYTES } from '../../schema/wire/limits.ts'
import { readDeliveryReport } from '../../worker/answers/delivery-report.ts'
import { linesIn } from '../../worker/answers/lines.ts'
import { ownWords } from '../../worker/answers/own-words.ts'
import { readMail } from '../../worker/answers/read.ts'
import { answeredBy } from '../../worker/deliver/mail/reply-to.ts'
import { writeLink } from '../../worker/keys/links.ts'
import { receive } from '../../worker/routes/answer.ts'
import { report } from './answers/returned.ts'
import { MAKERS, sizedBodies } from './bodies.ts'
import { awaited, call, fetchHere, newKey, open, playOnce, seated } from './client.ts'
import { MOST_UNITS, unitsOf } from './cpu.ts'
import { ELSEWHERE, WRITES } from './doors.ts'
import { mailsTo } from './post.ts'
import { HOUR_MS, later, pass, present, SECOND_MS, stopClock } from './time.ts'

/*
 * What a sender sizes: deep, long and wide bodies at every door, full boats and shelves, mails of all shapes. None is
 * answered with 500, and none costs more work than cpu.ts sets.
 */

beforeEach(stopClock)

const JSON_DOORS = [
  ...WRITES.filter(({ body }) => body).map(({ method, path, roles }) => ({
    method,
    path,
    scheme: 'Seat',
    role: roles[0]
  })),
  ...ELSEWHERE.filter(path => !/catalogue|live/.test(path)).map(path => ({
    method: path === '/api/boat' ? 'PUT' : 'POST',
    path,
    scheme: path.startsWith('/api/boat') ? 'Boat' : 'Seat',
    role: undefined
  })),
  { method: 'POST', path: '/api/boat', scheme: 'Boat', role: undefined },
  { method: 'POST', path: '/dev/matches', scheme: 'Seat', role: undefined }
]

test.each(JSON_DOORS)('$method $path takes bodies of every size', async ({ method, path, scheme, role }) => {
  const { seats, links } = await seated()
  const boat = await newBoat()
  const link = scheme === 'Boat' ? boat : ((role === 'host' ? links.host : seats[0]) ?? '')
  const wrong: unknown[] = []
  for (const [name, body] of sizedBodies()) {
    let status = 0
    const units = await unitsOf(async () => {
      later(SECOND_MS)
      const headers = { Authorization: `${scheme} ${link.slice(-39)}`, 'CF-Connecting-IP': newKey() }
      const answer = await fetchHere(path, { method, headers, body })
      await answer.body?.cancel()
      status = answer.status
    })
    if (status >= 500 || units > MOST_UNITS) wrong.push([name, status, Math.round(units)])
  }
  expect(wrong).toEqual([])
})

test('the bodies of these tests are of every kind, and some as long as may be', () => {
  const bodies = sizedBodies()
  expect(bodies.length).toBeGreaterThan(MAKERS.length * 2)
  expect(bodies.some(([, body]) => new TextEncoder().encode(body).length > BODY_BYTES)).toBe(true)
})

test('a form with thousands of fields, for ninety-nine seats of cats, is refused at little cost', async () => {
  const fields = Array.from({ length: 2400 }, (_, at) => `f${at}=`).join('&')
  const body = `game=tranquility&alone=Ann&seats=99&cats=${','.repeat(500)}&${fields}`
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const units = await unitsOf(async () => {
    later(SECOND_MS)
    const headers = { ...form, 'CF-Connecting-IP': newKey() }
    const answer = await fetchHere('/api/matches', { method: 'POST', headers, body })
    expect((await answer.text()).length).toBeGreaterThan(0)
    expect(answer.status).toBe(400)
  })
  expect(units).toBeLessThanOrEqual(MOST_UNITS)
})

async function newBoat(): Promise<string> {
  return (await call<Boat>('POST', '/api/boat', { body: { key: newKey() } })).body.link
}

const linkOf = (at: number) =>
  writeLink({ match: at.toString(16).padStart(20, '0'), role: 'seat', seat: 1, generation: 0 }, env)

/** With the longest name, in letters of three bytes each. */
const carried = (at: number) => ({ link: linkOf(at), game: 'tranquility', name: '静'.repeat(200) })

async function put(boat: string, body: object) {
  const headers = { Authorization: `Boat ${boat.slice(-39)}`, 'CF-Connecting-IP': newKey() }
  const answer = await fetchHere('/api/boat', { method: 'PUT', headers, body: JSON.stringify(body) })
  return { status: answer.status, body: (await answer.json()) as Boat & Failure }
}

test('a boat carries two hundred matches with the longest names in any script, each at little cost', async () => {
  const boat = await newBoat()
  for (let at = 0; at < 200; at += 20) {
    const keep = Array.from({ length: 20 }, (_, one) => carried(at + one))
    const units = await unitsOf(async () => expect((await put(boat, { keep })).status).toBe(200))
    expect(units).toBeLessThanOrEqual(MOST_UNITS)
  }
  const drop = Array.from({ length: 20 }, (_, at) => linkOf(at))
  const keep = Array.from({ length: 20 }, (_, at) => carried(at + 20))
  expect(await unitsOf(() => put(boat, { keep, drop }))).toBeLessThanOrEqual(MOST_UNITS)
  expect((await put(boat, {})).body.seats).toHaveLength(180)
})

test('a shelf of twenty matches costs little, also where it names one twenty times', async () => {
  const { seats } = await seated()
  const links = Array.from({ length: 20 }, () => (seats[0] ?? '').slice(-39))
  const ask = () => call<{ standings: unknown[] }>('POST', '/api/standings', { body: { links } })
  expect((await ask()).body.standings).toHaveLength(20)
  expect(await unitsOf(ask)).toBeLessThanOrEqual(MOST_UNITS)
})

const HEAD = ['From: ann@example.org', 'To: x@example.org', 'Message-ID: <1@example.org>', 'Subject: Re: yes']
const mail = (type: string, body: string, more: readonly string[] = []) =>
  new TextEncoder().encode([...HEAD, ...more, `Content-Type: ${type}`, '', body].join('\r\n'))

const LONG = 250_000
const filled = (text: string) => text.repeat(Math.floor(LONG / text.length))
const MAILS: readonly (readonly [name: string, raw: Uint8Array<ArrayBuffer>])[] = [
  ...['<div>', '<blockquote>', '<div id=Signature>', '<p>x</p>', '<', '<p ', '&amp;', '<!--', ' '].map(
    part => [`HTML of ${part}`, mail('text/html; charset=utf-8', filled(part))] as const
  ),
  ...['x\r\n', 'On Monday\r\n', '> x\r\n', 'From: x\r\n', '\r\n', '静', '-- '].map(
    part => [`text of ${JSON.stringify(part)}`, mail('text/plain; charset=utf-8', filled(part))] as const
  ),
  ['many parts', mail('multipart/mixed; boundary=q', filled('--q\r\n\r\nx\r\n'))],
  [
    'parts in each other',
    mail('multipart/mixed; boundary=q', filled('--q\r\nContent-Type: multipart/mixed; boundary=q\r\n\r\n'))
  ],
  ['many headers', mail('text/plain', 'x', filled('X: y\n').trim().split('\n'))],
  ['many addresses', mail('text/plain', 'x', [`Cc: ${'a@b.c, '.repeat(8000)}`])],
  ['many groups', mail('text/plain', 'x', [`Cc: ${'a:('.repeat(20_000)}`])],
  ['groups in each other', mail('text/plain', 'x', [`Cc: ${'{"a":'.repeat(13_000)}`])],
  ['many rows of a quotation', mail('text/plain', filled(`On ${'schrieb '.repeat(60)}${' '.repeat(400)}x\r\n`))],
  ['no name', new TextEncoder().encode(`Content-Type: text/plain\r\n\r\n${filled('x')}`)]
]

test.each(MAILS)('a mail of %s is read at little cost', async (_, raw) => {
  expect(await unitsOf(async () => readMail(raw.slice().buffer, 'ann@example.org'))).toBeLessThanOrEqual(MOST_UNITS)
})

const ANSWERS: readonly (readonly [name: string, text: string])[] = [
  ['quotation marks', `"x${'"'.repeat(990)}x\n`],
  ['stars', `*${'x*'.repeat(490)}\n`],
  ['semicolons', '1;'],
  ['plans', 'plan 1 then '],
  ['brackets', '['],
  ['addresses', '<mailto:'],
  ['numbers of a list', '1. [1] '],
  ['greetings', 'Hi,\n'],
  ['marks', `a${'\u0301'.repeat(490)}${'\u0316'.repeat(490)}\n`]
]

const isLine = (text: string) => /^\d/.test(text)

test.each(ANSWERS)('an answer of %s is understood at little cost', async (_, part) => {
  const text = filled(part)
  expect(await unitsOf(() => linesIn(ownWords(text), isLine))).toBeLessThanOrEqual(MOST_UNITS)
})

const base64 = (text: string) => btoa(text).replace(/.{76}/g, '$&\n')
const REPORTS: readonly (readonly [name: string, fields: string, coding: string])[] = [
  ['spaces', base64(`Action:${' '.repeat(40_000)}x\ry`), 'base64'],
  ['fields', base64('a: b\n'.repeat(8000)), 'base64'],
  ['groups', base64('a: b\n\n'.repeat(7000)), 'base64'],
  ['lines that go on', base64(`a: b${'\n c'.repeat(14_000)}`), 'base64'],
  ['codes', `Action: failed\nDiagnostic-Code: ${' 5.1.1'.repeat(8000)}.1`, '8bit'],
  ['points', `Action: failed\nDiagnostic-Code: 5.1.1${'.'.repeat(50_000)}`, '8bit']
]

test.each(REPORTS)('a report of %s is read at little cost', async (_, fields, coding) => {
  const raw = report('delivery-status', `message/delivery-status\nContent-Transfer-Encoding: ${coding}`, fields)
  const bytes = new TextEncoder().encode(raw)
  expect(await unitsOf(() => readDeliveryReport(bytes.slice().buffer, '', present()))).toBeLessThanOrEqual(MOST_UNITS)
})

test('a mail with deep HTML, sent as an answer, is answered and throws nothing', async () => {
  const address = 'deep-html@example.org'
  const match = await seated([], { seats: ['Ann', 'Ben'].map(name => ({ name, address })) })
  await playOnce(match.seats)
  await pass(match.match, HOUR_MS)
  const told = (await mailsTo(address)).find(({ replyTo }) => replyTo !== null)
  const to = told?.replyTo ?? ''
  expect(answeredBy(to, env)).not.toBeNull()
  const raw = mail('text/html; charset=utf-8', filled('<div>'))
  const rejected: string[] = []
  const setReject = (why: string) => void rejected.push(why)
  await receive({ from: address, to, raw: new Blob([raw]).stream(), rawSize: raw.length, setReject }, env)
  expect(rejected).toEqual([])
  expect((await awaited(match.seats)).envelope.version).toBe(1)
})

test('every spelling of a zone is understood, and a seat keeps the one that it was given', async () => {
  const spelled = ['europe/berlin', 'EUROPE/Berlin', 'Europe/BERLIN']
  const { links } = await open([], { seats: spelled.map(zone => ({ name: 'Ann', zone })) })
  for (const { link } of links.seats) {
    const { body } = await call('GET', '/api/seat', { link })
    expect(spelled).toContain(body.own?.zone)
  }
})
