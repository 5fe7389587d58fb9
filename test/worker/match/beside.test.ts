import { evictDurableObject } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { Opened } from '../../../schema/wire/links.ts'
import type { Log } from '../../../schema/wire/log.ts'
import { act, call, done, look, newKey, seated } from '../client.ts'
import { live } from '../live.ts'
import { loseStorage } from '../storage.ts'
import { eventually, pass, present, roomOf, SECOND_MS, stopClock } from '../time.ts'

/* Where several seats are asked at once and answer independently, each has a draft of its own (ballot.ts). */

beforeEach(stopClock)

const START = { version: 0 }
const takeBack = (link: string) => call('DELETE', '/api/seat/actions', { link })
const draftsOf = async (links: readonly string[]) =>
  (await Promise.all(links.map(look))).map(({ draft }) => draft?.line)
const viewOf = ({ view }: Envelope) => view as { votes: unknown[]; sealed: boolean[]; waits: boolean[] }

async function asked() {
  const match = await seated(['Ann', 'Ben', 'Cem'], { game: 'ballot' })
  const [ann = '', ben = '', cem = ''] = match.seats
  return { ...match, ann, ben, cem }
}

/** Ann and Ben have answered, and can both take it back. */
async function drafted() {
  const match = await asked()
  const key = newKey()
  await act(match.ann, START, 'vote 1', key)
  await act(match.ben, START, 'vote 2')
  return { ...match, key }
}

test('two drafts lie side by side, each shown to its own seat alone', async () => {
  const { seats, links, ann, ben, cem } = await asked()
  await act(ann, START, 'vote 1')
  await takeBack(ann)
  await act(ben, START, 'vote 3')
  await takeBack(ben)
  const before = await Promise.all([cem, links.watcher, links.host].map(look))
  expect((await act(ann, START, 'vote 1')).body).toMatchObject({ version: 0, made: null, view: { own: 1 } })
  expect((await act(ben, START, 'vote 2')).body).toMatchObject({ version: 0, made: null, view: { own: 2 } })
  expect(await draftsOf(seats)).toEqual(['vote 1', 'vote 2', undefined])
  expect(viewOf(await look(ann)).sealed).toEqual([true, false, false])
  expect(viewOf(await look(ben)).sealed).toEqual([false, true, false])
  expect(await Promise.all([cem, links.watcher, links.host].map(look))).toEqual(before)
})

test('nor do the open pages of others hear of it', async () => {
  const { links, ann, ben, cem } = await asked()
  const pages = await Promise.all([ann, ben, cem, links.watcher].map(live))
  await act(ann, START, 'vote 1')
  await act(ben, START, 'vote 2')
  await takeBack(ann)
  await eventually(() => expect(pages.map(({ heard }) => heard.length)).toEqual([3, 2, 1, 1]))
})

test('one is taken back, the other is settled', async () => {
  const { seats, ann, ben } = await drafted()
  expect((await takeBack(ann)).body).toMatchObject({ version: 0, draft: null })
  expect(await draftsOf(seats)).toEqual([undefined, 'vote 2', undefined])
  expect((await done(ben)).body).toMatchObject({ version: 1, draft: null, awaits: [0, 2] })
  expect((await takeBack(ben)).body).toMatchObject({ code: 'NOTHING_TO_TAKE_BACK' })
})

test('one is settled, the other can still be taken back', async () => {
  const { ann, ben } = await drafted()
  await done(ben)
  expect(await look(ann)).toMatchObject({ version: 1, draft: { line: 'vote 1' } })
  expect((await takeBack(ann)).body).toMatchObject({ version: 1, draft: null, view: { own: null } })
  expect((await act(ann, { version: 1 }, 'vote 3')).body.draft?.line).toBe('vote 3')
})

test('time settles each at its own moment, also when the room has slept meanwhile', async () => {
  const { match, seats, ann, ben } = await asked()
  await act(ben, START, 'vote 2')
  await pass(match, 60 * SECOND_MS)
  await act(ann, START, 'vote 1')
  await evictDurableObject(roomOf(match))
  expect(await draftsOf(seats)).toEqual(['vote 1', 'vote 2', undefined])
  await pass(match, 29 * SECOND_MS)
  expect((await look(ann)).version).toBe(0)
  await pass(match, SECOND_MS)
  await evictDurableObject(roomOf(match))
  expect(await look(ann)).toMatchObject({ version: 1, draft: { settlesAt: present() + 60 * SECOND_MS } })
  await pass(match, 60 * SECOND_MS)
  expect(await look(ann)).toMatchObject({ version: 2, draft: null, awaits: [2], view: { votes: [1, 2, null] } })
})

test('both at one moment are settled in the order in which they were confirmed', async () => {
  const { match, cem } = await drafted()
  await pass(match, 90 * SECOND_MS)
  const { version, news } = await look(cem)
  expect([version, news.slice(1).map(({ seat }) => seat)]).toEqual([2, [0, 1]])
})

test('the same key is known while both lie, also after the room has slept', async () => {
  const { match, seats, ann, key } = await drafted()
  await evictDurableObject(roomOf(match))
  expect((await act(ann, START, 'vote 1', key)).body).toMatchObject({ version: 0, made: null })
  expect((await act(ann, START, 'vote 3', key)).body.code).toBe('KEY_REUSED')
  expect(await draftsOf(seats)).toEqual(['vote 1', 'vote 2', undefined])
  await done(ann)
  expect((await act(ann, START, 'vote 1', key)).body.made).toBe(1)
})

/** All that a seat is answered, whatever it tries and takes back. */
async function tried(link: string): Promise<unknown[]> {
  const answers: unknown[] = []
  for (const line of ['vote 1', 'vote 3', 'wait', 'vote 9', 'make waves', '']) {
    answers.push(await act(link, START, line), await act(link, { version: 7 }, line), await takeBack(link))
  }
  return [...answers, await done(link), await call('GET', '/api/seat/log', { link }), await look(link)]
}

test('by trying nobody finds out what others have drafted, or that they have', async () => {
  const { seats, ann, ben, cem } = await asked()
  for (const link of [ann, ben]) {
    await act(link, START, 'vote 1')
    await takeBack(link)
  }
  const before = await tried(cem)
  await act(ann, START, 'vote 2')
  await act(ben, START, 'wait')
  expect(await tried(cem)).toEqual(before)
  expect(await draftsOf(seats)).toEqual(['vote 2', 'wait', undefined])
})

/** Who played, and the first event of it, since the deal. */
async function lines(link: string) {
  const { body } = await call<Log>('GET', '/api/seat/log', { link })
  return body.entries.slice(1).map(({ seat, events }) => [seat, events[0]?.type])
}

test('what could not be played any more once another is settled goes before it', async () => {
  const { seats, ann, ben, cem } = await asked()
  await act(ann, START, 'vote 1')
  await act(ben, START, 'wait')
  await act(cem, START, 'vote 3')
  expect((await done(ann)).body).toMatchObject({ version: 2, awaits: [1, 2], view: { votes: [1, null, null] } })
  expect(await lines(cem)).toEqual([
    [1, 'waits'],
    [0, 'sealed']
  ])
  expect(await draftsOf(seats)).toEqual([undefined, undefined, 'vote 3'])
})

test('so does what its seat would then be asked anew: an answer is never taken for another', async () => {
  const { ann, cem, ben, seats } = await asked()
  for (const [link, line] of [
    [ben, 'vote 2'],
    [cem, 'vote 3']
  ] as const) {
    await act(link, START, line)
    await done(link)
  }
  await act(ann, { version: 2 }, 'vote 1')
  expect((await act(cem, { version: 2 }, 'vote 1')).body).toMatchObject({ version: 2, view: { own: 1 } })
  expect((await done(ann)).body).toMatchObject({ version: 4, awaits: [0, 1, 2], view: { round: 2 } })
  expect(await draftsOf(seats)).toEqual([undefined, undefined, undefined])
  const opened = (await look(ann)).news.flatMap(({ events }) => events).filter(({ type }) => type === 'opened')
  expect(opened.map(({ facts }) => facts.vote)).toEqual([1, 2, 1])
})

test.each(['stop', 'resign'])(
  'the wish to leave lies beside nothing: before "%s" all others are settled',
  async line => {
    const { seats, cem } = await drafted()
    expect((await act(cem, START, line)).body).toMatchObject({ version: 2, draft: { line } })
    expect(await draftsOf(seats)).toEqual([undefined, undefined, line])
  }
)

test('and an answer settles another’s wish to leave', async () => {
  const { seats, ann, ben } = await asked()
  await act(ann, START, 'stop')
  expect((await act(ben, START, 'vote 1')).body).toMatchObject({ version: 1, table: { agreed: [0] } })
  expect(await draftsOf(seats)).toEqual([undefined, 'vote 1', undefined])
})

test('a further action settles the seat’s own draft alone', async () => {
  const { seats, ben } = await drafted()
  expect((await act(ben, START, 'vote 3')).body).toMatchObject({ version: 1, made: null, view: { own: 3 } })
  expect(await draftsOf(seats)).toEqual(['vote 1', 'vote 3', undefined])
})

test('a seat that settles at once settles its own alone', async () => {
  const { seats, cem } = await drafted()
  await call('PUT', '/api/seat/profile', { link: cem, body: { settleAtOnce: true } })
  expect((await act(cem, START, 'vote 3')).body).toMatchObject({ version: 1, made: 1, draft: null })
  expect(await draftsOf(seats)).toEqual(['vote 1', 'vote 2', undefined])
})

test('while several are still asked, an answer on the version before others were settled is not stale', async () => {
  const { seats, ann, ben, cem } = await asked()
  await act(ben, START, 'vote 2')
  await done(ben)
  expect((await act(ann, START, 'vote 1')).body).toMatchObject({ version: 1, draft: { line: 'vote 1' } })
  expect((await act(cem, START, 'vote 3')).body).toMatchObject({ version: 1, draft: { line: 'vote 3' } })
  expect(await draftsOf(seats)).toEqual(['vote 1', undefined, 'vote 3'])
})

test('but whoever is asked alone has to look again', async () => {
  const { match, ann, cem } = await drafted()
  await pass(match, 90 * SECOND_MS)
  expect((await act(cem, START, 'vote 3')).body).toMatchObject({ code: 'STALE', envelope: { version: 2 } })
  await act(cem, { version: 2 }, 'vote 3')
  await done(cem)
  expect(await look(ann)).toMatchObject({ version: 3, awaits: [0, 1, 2], view: { round: 2 } })
})

test('a new link for one seat takes back what it has drafted, and nothing else', async () => {
  const match = await seated(['Ann', 'Ben'], { game: 'ballot', links: 'open' })
  const [ann = '', ben = ''] = match.seats
  await act(ann, START, 'vote 1')
  await act(ben, START, 'vote 2')
  const body = { seat: 0 }
  // Where players compete, with its holder's consent.
  await call('POST', '/api/host/reissue', { link: match.links.host, body })
  await call('POST', '/api/seat/handover', { link: ann, body: { agree: true } })
  const reissued = await call<Opened<string>>('POST', '/api/host/reissue', { link: match.links.host, body })
  expect(await draftsOf([reissued.body.links.seats[0]?.link ?? '', ben])).toEqual([undefined, 'vote 2'])
})

test('a room that is built again has what was settled, and asks whoever had drafted again', async () => {
  const { match, seats, ann, ben } = await drafted()
  await act(seats[2] as string, START, 'vote 3')
  await done(ben)
  await pass(match, 0)
  await loseStorage(match)
  expect(await look(ann)).toMatchObject({ version: 1, draft: null, awaits: [0, 2], table: { restoredAt: present() } })
  expect(await draftsOf(seats)).toEqual([undefined, undefined, undefined])
  await act(ann, { version: 1 }, 'vote 1')
  await act(seats[2] as string, { version: 1 }, 'vote 3')
  await pass(match, 90 * SECOND_MS)
  expect(await look(ann)).toMatchObject({ version: 3, view: { round: 2 } })
})

test('whoever answers last is asked anew: what was decided on the question before is stale', async () => {
  const { ann, ben, cem } = await asked()
  for (const link of [ann, ben, cem]) await act(link, START, 'vote 1')
  for (const link of [ann, ben, cem]) await done(link)
  expect(await look(cem)).toMatchObject({ version: 3, awaits: [0, 1, 2], view: { round: 2 } })
  for (const link of [ann, ben, cem]) expect((await act(link, START, 'vote 2')).body).toMatchObject({ code: 'STALE' })
})
