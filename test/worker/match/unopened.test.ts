import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Log } from '../../../schema/wire/log.ts'
import { chance } from '../../../worker/chance.ts'
import { act, call, done, fetchHere, look, NAVIGATION, newKey, seated } from '../client.ts'
import { live } from '../live.ts'
import { mailsTo } from '../post.ts'
import { alarmOf, pass, SECOND_MS, stopClock } from '../time.ts'

/* Everybody in one basket is asked at once (Cloud 9), and what somebody seals shows nowhere before its place has come. */

beforeEach(stopClock)

const NAMES = ['Ann', 'Ben', 'Cem', 'Dora']
/** Ben flies the balloon and needs purple: he holds it, and a wild card. Cem’s place is the first, then Dora’s, then Ann’s. */
const SEED = '9'.padStart(64, '0')
const START = { version: 0 }
const HOUR_MS = 3600 * SECOND_MS

let opened = 0

async function boarded() {
  stopClock()
  chance.seed = () => SEED
  const tag = `table${++opened}`
  const seats = NAMES.map(name => ({ name, address: `${name.toLowerCase()}@${tag}.example` }))
  const match = await seated(NAMES, { game: 'cloud9', seats })
  const [ann = '', ben = '', cem = '', dora = ''] = match.seats
  return { ...match, tag, ann, ben, cem, dora }
}

type Boarded = Awaited<ReturnType<typeof boarded>>

/** What cannot be the same in two matches is taken out: names of matches, links, keys, receipts of mails, pages of the moment. */
function plain(text: string, { match, tag }: Boarded): string {
  return text
    .replaceAll(match, 'MATCH')
    .replaceAll(/boat [A-Z][a-z]+/g, 'BOAT')
    .replaceAll(tag, 'TAG')
    .replaceAll(/[\w-]{39}/g, 'LINK')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'KEY')
    .replaceAll(/r\.[a-z2-7]{50,64}@/g, 'REPLY@')
}

/** All that a link is told, in every form. */
async function told(link: string, match: Boarded): Promise<string[]> {
  const path = `/s/${link.slice(-39)}`
  const forms = [{ Accept: 'application/json' }, { Accept: 'text/plain' }, NAVIGATION]
  const pages = await Promise.all(forms.map(headers => fetchHere(path, { headers }).then(answer => answer.text())))
  const pasts = await Promise.all(['log', 'at'].map(past => call<Log>('GET', `/api/seat/${past}`, { link })))
  return [...pages, ...pasts.map(({ body }) => JSON.stringify(body))].map(text => plain(text, match))
}

interface Sealing {
  readonly who: 'ben' | 'dora'
  readonly answer: string
}

/** All that everybody else hears, sees and is sent from before the answer until two hours later. */
async function overheard({ who, answer }: Sealing): Promise<unknown> {
  const match = await boarded()
  const others = [match.ann, match.ben, match.cem, match.dora, match.links.watcher, match.links.host].filter(
    link => link !== match[who]
  )
  const eyes = others.slice(0, 4)
  const pages = await Promise.all(eyes.map(live))
  const seen: unknown[] = []
  const watch = async () =>
    seen.push(await Promise.all(eyes.map(link => told(link, match))), await alarmOf(match.match))
  await act(match[who], START, answer)
  await watch()
  await pass(match.match, 91 * SECOND_MS)
  await vi.waitFor(() => expect(pages[0]?.heard.at(-1)?.version).toBe(1))
  await watch()
  await pass(match.match, 2 * HOUR_MS)
  await watch()
  const names = NAMES.map(name => name.toLowerCase()).filter(name => name !== who)
  const mails = await Promise.all(names.map(name => mailsTo(`${name}@${match.tag}.example`)))
  const heard = pages.map(({ raw }) => raw.filter(message => message !== 'pong').map(message => plain(message, match)))
  return [
    seen,
    heard,
    mails.map(all => all.map(({ subject, text, html }) => plain(`${subject} ${text} ${html}`, match)))
  ]
}

describe('nothing that others see, hear or are sent tells', () => {
  test('what a passenger has sealed', async () => {
    const [first, ...others] = [
      await overheard({ who: 'dora', answer: 'jump' }),
      await overheard({ who: 'dora', answer: 'stay' }),
      await overheard({ who: 'dora', answer: 'jump if jumped' })
    ]
    expect(others).toEqual([first, first])
    expect(JSON.stringify(first)).toContain('answered')
  })

  test('what the pilot has sealed', async () => {
    const [first, other] = [
      await overheard({ who: 'ben', answer: 'colours' }),
      await overheard({ who: 'ben', answer: 'wild' })
    ]
    expect(other).toEqual(first)
  })
})

test('all who are aboard are asked at once, and each has a draft of its own', async () => {
  const { seats, ann, ben, cem, dora } = await boarded()
  expect((await look(ann)).awaits).toEqual([0, 1, 2, 3])
  await act(dora, START, 'jump')
  await act(ben, START, 'colours')
  await act(cem, START, 'stay')
  expect((await Promise.all(seats.map(look))).map(({ draft }) => draft?.line)).toEqual([
    undefined,
    'colours',
    'stay',
    'jump'
  ])
  expect((await look(ann)).awaits).toEqual([0, 1, 2, 3])
})

test('sealed answers are opened in their order, whoever settled first, and a new question is asked of all', async () => {
  const { ann, ben, cem, dora } = await boarded()
  for (const [link, line] of [
    [ben, 'wild'],
    [ann, 'jump if jumped'],
    [dora, 'jump'],
    [cem, 'stay']
  ] as const) {
    await act(link, await look(link), line)
    await done(link)
  }
  const { body } = await call<Log>('GET', '/api/seat/log', { link: cem })
  const last = body.entries.at(-1)?.events.map(({ type, facts }) => [type, facts.seat])
  expect(last?.slice(0, 4)).toEqual([
    ['stayed', 2],
    ['jumped', 3],
    ['jumped', 0],
    ['rose', 1]
  ])
  expect(await look(cem)).toMatchObject({ version: 4, view: { cloud: 2, pilot: 2 } })
})

test('one mail tells each seat of a round, and whoever waits is told once more when its place comes', async () => {
  const { match, tag, ann, ben, cem, dora } = await boarded()
  await pass(match, HOUR_MS)
  const mailsOf = async (name: string) =>
    (await mailsTo(`${name}@${tag}.example`)).filter(({ subject }) => subject.startsWith('Your turn'))
  const counts = async () => Promise.all(['ann', 'ben', 'cem', 'dora'].map(async name => (await mailsOf(name)).length))
  const before = await counts()
  await act(dora, await look(dora), 'wait')
  await done(dora)
  await pass(match, HOUR_MS)
  expect(await counts()).toEqual(before)
  await act(cem, await look(cem), 'stay')
  await done(cem)
  await pass(match, HOUR_MS)
  const [atAnn = 0, atBen = 0, atCem = 0, atDora = 0] = before
  expect(await counts()).toEqual([atAnn, atBen, atCem, atDora + 1])
  expect((await mailsOf('dora')).at(-1)?.text).toContain('Cem stayed.')
  for (const [link, line] of [
    [dora, 'stay'],
    [ben, 'colours'],
    [ann, 'stay']
  ] as const) {
    await act(link, await look(link), line)
    await done(link)
  }
  await pass(match, HOUR_MS)
  // All three are asked anew by the next roll, Ann too, whose own answer was the last of the one before.
  const after = await counts()
  const { awaits } = await look(ann)
  expect(awaits).toContain(0)
  expect(after[0]).toBe(atAnn + 1)
})

test('what was decided on the roll before is stale, though the same may be said again', async () => {
  const { ann, ben, cem, dora } = await boarded()
  const key = newKey()
  for (const [link, line] of [
    [ben, 'colours'],
    [cem, 'stay'],
    [dora, 'stay'],
    [ann, 'stay']
  ] as const) {
    await act(link, await look(link), line, link === ann ? key : newKey())
    await done(link)
  }
  expect(await look(ann)).toMatchObject({ version: 4, view: { cloud: 2 } })
  expect((await act(ann, { version: 3 }, 'stay')).body).toMatchObject({ code: 'STALE' })
  expect((await act(ann, { version: 3 }, 'stay', key)).body).toMatchObject({ made: 4 })
})
