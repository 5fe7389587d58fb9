import { beforeEach, describe, expect, test } from 'vitest'
import type { Log } from '../../../schema/wire/log.ts'
import type { KeptMail } from '../../../worker/deliver/mail/mailbox.ts'
import { chance } from '../../../worker/chance.ts'
import { answer } from '../answers/posted.ts'
import { act, call, done, fetchHere, look, NAVIGATION, newKey, seated } from '../client.ts'
import { free, linesOf, put, shown } from '../planned.ts'
import { mailsTo } from '../post.ts'
import { HOUR_MS, MINUTE_MS, pass, stopClock } from '../time.ts'

/* In Cloud 9 a decision is taken in whichever way its seat is told of it: mail, terminal, forms, a plan made before. */

beforeEach(stopClock)

const NAMES = ['Ann', 'Ben', 'Cem', 'Dora']
/** Ben flies the balloon and needs purple: he holds it, and a wild card. Cem’s place is the first, then Dora’s, then Ann’s. */
const SEED = '9'.padStart(64, '0')
const START = { version: 0 }

let opened = 0

async function boarded() {
  chance.seed = () => SEED
  const tag = `basket${++opened}`
  const addresses = NAMES.map(name => `${name.toLowerCase()}@${tag}.example`)
  const seats = NAMES.map((name, at) => ({ name, address: addresses[at] ?? '' }))
  const match = await seated(NAMES, { game: 'cloud9', seats })
  const [ann = '', ben = '', cem = '', dora = ''] = match.seats
  const mailsOf = (seat: number) => mailsTo(addresses[seat] ?? '')
  return { ...match, ann, ben, cem, dora, mailsOf }
}

async function says(link: string, line: string): Promise<void> {
  await act(link, await look(link), line)
  await done(link)
}

/** What the seat itself is shown to have sealed. */
const sealedBy = async (link: string) => ((await look(link)).view as { readonly answer?: string }).answer

async function eventsOf(link: string) {
  const { entries } = (await call<Log>('GET', '/api/seat/log', { link })).body
  return entries.flatMap(({ events, by = null }) => events.map(({ type, facts }) => ({ type, seat: facts.seat, by })))
}

describe('a sealed answer is given', () => {
  test('by answering the mail, though others have answered since', async () => {
    const { match, dora, ann, ben, mailsOf } = await boarded()
    await pass(match, HOUR_MS)
    const letter = async (seat: number) => (await mailsOf(seat)).at(-1) as KeptMail
    const [toAnn, toDora] = [await letter(0), await letter(3)]
    await says(ben, 'colours')
    // What its links prepare still counts, too.
    expect((await look(dora)).own).toMatchObject({ among: 0 })
    await answer({ to: toDora.replyTo ?? '', text: 'jump if jumped' })
    await answer({ to: toAnn.replyTo ?? '', text: 'stay' })
    await pass(match, 2 * MINUTE_MS)
    expect([await sealedBy(dora), await sealedBy(ann)]).toEqual(['jump if jumped', 'stay'])
  })

  test('from a terminal, by the number that stands beside it', async () => {
    const { dora } = await boarded()
    const path = new URL(dora).pathname
    const text = await (await fetchHere(path, { headers: { Accept: 'text/plain' } })).text()
    const number = /(\d) {2}stay/.exec(text)?.[1] ?? ''
    await form(path, { choice: number, version: '0', key: newKey() })
    await done(dora)
    expect(await sealedBy(dora)).toBe('stay')
  })

  test('from a page without scripts, by its form', async () => {
    const { dora } = await boarded()
    const path = new URL(dora).pathname
    const page = await (await fetchHere(`${path}?plain`, { headers: NAVIGATION })).text()
    const [, version = ''] = /name="version" value="(\d+)"/.exec(page) ?? []
    await form(path, { choice: 'jump', version, key: newKey() })
    await done(dora)
    expect(await sealedBy(dora)).toBe('jump')
  })
})

test('a sealed answer is replaced, and taken back by waiting, and nobody gets a mail for it', async () => {
  const { match, dora, mailsOf } = await boarded()
  await pass(match, HOUR_MS)
  const counts = async () => Promise.all(NAMES.map(async (_, seat) => (await mailsOf(seat)).length))
  const before = await counts()
  for (const line of ['jump', 'stay', 'wait']) {
    await says(dora, line)
    expect(await sealedBy(dora)).toBe(line)
    await pass(match, HOUR_MS)
  }
  expect(await counts()).toEqual(before)
  expect((await look(dora)).awaits).toEqual([0, 1, 2])
})

describe('a plan', () => {
  test('answers for a passenger and for the next pilot, sealed or at its place', async () => {
    const { match, ann, ben, cem, dora } = await boarded()
    await says(cem, 'stay')
    await says(dora, 'stay')
    // Cem is the next pilot, if the balloon rises; Dora then has the first place.
    const lines = ['colours', 'wild', 'fall']
    expect((await put(cem, lines.map(free), 0)).status).toBe(200)
    expect((await put(dora, [free('stay')], 0)).status).toBe(200)
    await says(ann, 'stay')
    await says(ben, 'colours')
    expect(await look(ann)).toMatchObject({ view: { cloud: 2, pilot: 2 } })
    await pass(match, 2 * MINUTE_MS)
    expect((await linesOf(ann)).slice(-2).sort()).toEqual([
      [2, 'plan'],
      [3, 'plan']
    ])
    expect(await eventsOf(ann)).toContainEqual({ type: 'chose', seat: 2, by: 'plan' })
    expect(lines).toContain(await sealedBy(cem))
  })

  test('lets a lone pilot go on, beside the answer to the present roll', async () => {
    const { match, ann, ben, cem, dora } = await boarded()
    await act(ben, START, 'colours')
    await done(ben)
    expect((await put(ben, [free('continue')], 0)).status).toBe(200)
    for (const link of [cem, dora, ann]) await says(link, 'jump')
    expect(await look(ben)).toMatchObject({ view: { cloud: 2, phase: 'solo' } })
    expect((await shown(ben)).entries.map(({ line }) => line)).toEqual(['continue'])
    await pass(match, 2 * MINUTE_MS)
    expect(await eventsOf(ann)).toContainEqual({ type: 'continued', seat: 1, by: 'plan' })
  })
})

function form(path: string, fields: Record<string, string>) {
  return fetchHere(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields)
  })
}
