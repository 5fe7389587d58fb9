import { beforeEach, expect, test } from 'vitest'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import { act, awaited, call, done, fetchHere, look, newKey, playOnce, seated } from '../client.ts'
import { live } from '../live.ts'
import { eventually, pass, present, SECOND_MS, stopClock } from '../time.ts'

/* A turn of several lines, of which nothing has been shown to anybody: they lie behind each other (regatta.ts). */

beforeEach(stopClock)

const START = { version: 0 }
const takeBack = (link: string) => call('DELETE', '/api/seat/actions', { link })
const placesIn = ({ view }: Envelope) => (view as { at?: readonly number[] }).at

/** All but when somebody was last here. */
const asSeen = (seen: readonly Envelope[]) => seen.map(({ table: _table, ...rest }) => rest)

async function afloat() {
  const match = await seated(['Ann', 'Ben'], { game: 'regatta' })
  const [ann = '', ben = ''] = match.seats
  return { ...match, ann, ben }
}

/** The seat whose turn it is in The Reef, once the worms are picked. */
async function inTurn(links: readonly string[]): Promise<{ link: string; envelope: Envelope }> {
  const now = await awaited(links)
  if (now.envelope.choices.some(({ verb }) => verb !== 'take')) return now
  await playOnce(links)
  return inTurn(links)
}

async function choose(link: string, asked: { choice: string; version: number; behind?: number }): Promise<number> {
  const fields = Object.entries({ ...asked, key: newKey() }).map(([name, value]) => [name, `${value}`])
  const headers = { Accept: 'text/plain' }
  const answer = await fetchHere(`/s/${link.slice(-39)}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers
  })
  await answer.text()
  return answer.status
}

test('a line lies behind the one before where the table has nothing to do between them', async () => {
  const { ann } = await afloat()
  const first = await act(ann, START, 'row 1')
  expect(first.body.draft).toMatchObject({ line: 'row 1', lines: 1 })
  expect(first.body.choices).not.toEqual([])
  const then = await act(ann, START, 'row 2')
  expect(then.body).toMatchObject({ version: 0, made: null, draft: { line: 'row 1; row 2', lines: 2 } })
  expect(placesIn(then.body)).toEqual([3, 0])
  expect(then.body.draft?.events.map(({ type }) => type)).toEqual(['rowed', 'rowed'])
})

test('others see nothing of it, and their pages hear nothing', async () => {
  const { ann, ben, links } = await afloat()
  const before = await Promise.all([ben, links.watcher, links.host].map(look))
  const pages = await Promise.all([ann, ben, links.watcher].map(live))
  await act(ann, START, 'row 1; row 1')
  await act(ann, START, 'rest')
  await eventually(() => expect(pages.map(({ heard }) => heard.length)).toEqual([3, 1, 1]))
  const after = await Promise.all([ben, links.watcher, links.host].map(look))
  expect(asSeen(after)).toEqual(asSeen(before))
})

test('what follows from what all can see is shown at once, and taken back with it', async () => {
  const { ann, ben } = await afloat()
  await act(ann, START, 'row 2; rest')
  await done(ann)
  const { version } = await look(ben)
  const { body } = await act(ben, { version }, 'row 2; row 1')
  expect(placesIn(body)).toEqual([1, 3])
  expect(body).toMatchObject({ version, draft: { line: 'row 2; row 1' } })
  expect(placesIn((await takeBack(ben)).body)).toEqual([1, 2])
  expect(placesIn((await takeBack(ben)).body)).toEqual([2, 0])
})

test('it is taken back line by line, the last first, and what is left can be for as long again', async () => {
  const { match, ann } = await afloat()
  await act(ann, START, 'row 1; row 1; rest')
  await pass(match, 60 * SECOND_MS)
  const { body } = await takeBack(ann)
  expect(body.draft).toMatchObject({ line: 'row 1; row 1', lines: 2, settlesAt: present() + 90 * SECOND_MS })
  expect((await act(ann, START, 'row 1')).body.draft).toMatchObject({ line: 'row 1; row 1; row 1' })
  for (const left of [2, 1]) expect((await takeBack(ann)).body.draft?.lines).toBe(left)
  expect((await takeBack(ann)).body.draft).toBeNull()
  expect((await takeBack(ann)).body).toMatchObject({ code: 'NOTHING_TO_TAKE_BACK' })
})

test('a further line lets all of it lie there for as long again, and then it settles as one line after the other', async () => {
  const { match, ann } = await afloat()
  await act(ann, START, 'row 1')
  await pass(match, 60 * SECOND_MS)
  await act(ann, START, 'row 2')
  await pass(match, 89 * SECOND_MS)
  expect((await look(ann)).version).toBe(0)
  await pass(match, SECOND_MS)
  expect(await look(ann)).toMatchObject({ version: 2, draft: null, awaits: [0] })
})

test('behind a die that is to be thrown nothing lies: it is thrown first', async () => {
  const { ann } = await afloat()
  const { body } = await act(ann, START, 'row 1; sail')
  expect(body).toMatchObject({ version: 0, choices: [], draft: { line: 'row 1; sail' } })
  expect((await act(ann, START, 'row 1')).body).toMatchObject({ code: 'NOT_SETTLED' })
  const then = await act(ann, START, 'row 1; row 1')
  expect(then.body).toMatchObject({ code: 'NOT_SETTLED' })
  const settled = (await done(ann)).body
  expect(settled).toMatchObject({ version: 2, draft: null })
  expect((await act(ann, settled, 'row 1')).body).toMatchObject({ version: 2, draft: { line: 'row 1', lines: 1 } })
})

test('each line is known by its own key, in a draft and in the log', async () => {
  const { ann } = await afloat()
  const [one, two] = [newKey(), newKey()]
  const first = () => act(ann, START, 'row 1', one)
  const then = () => act(ann, START, 'row 2; rest', two)
  await first()
  const played = await then()
  for (const again of [first, then]) expect((await again()).body.draft).toEqual(played.body.draft)
  await done(ann)
  expect((await first()).body).toMatchObject({ made: 1, version: 3 })
  expect((await then()).body).toMatchObject({ made: 3, version: 3, lines: played.body.lines })
})

test('the wish to stop lies behind nothing, and nothing behind it', async () => {
  const { ann } = await afloat()
  await act(ann, START, 'row 1')
  const { body } = await act(ann, START, 'stop')
  expect(body).toMatchObject({ version: 1, draft: { line: 'stop', lines: 1 } })
  expect(body.choices).toEqual([])
  expect((await act(ann, body, 'row 1')).body).toMatchObject({ version: 2, draft: { line: 'row 1', lines: 1 } })
})

test('a draft has twenty lines at most: the next one settles them', async () => {
  const { ann } = await afloat()
  const { body } = await act(ann, START, Array.from({ length: 20 }, () => 'hail').join('; '))
  expect(body).toMatchObject({ version: 0, draft: { lines: 20 } })
  expect(body.choices).toEqual([])
  expect((await act(ann, body, 'row 1')).body).toMatchObject({ version: 20, draft: { line: 'row 1', lines: 1 } })
})

test('a seat that is given a new link loses all of its draft', async () => {
  const { ann, links } = await afloat()
  await act(ann, START, 'row 1; row 1')
  await call('POST', '/api/host/reissue', { link: links.host, body: { seat: 0 } })
  expect(await look(links.watcher)).toMatchObject({ version: 0 })
})

test('a list is numbered behind a draft too, and a number means the list that was seen', async () => {
  const { seats } = await seated(['Ann', 'Ben'], { game: 'reef' })
  const { link, envelope } = await inTurn(seats)
  const lines = envelope.choices.filter(({ verb }) => verb === 'buy').map(choice => choice.try)
  const { draft } = (await act(link, envelope, lines[0] ?? '')).body
  expect(draft).toMatchObject({ lines: 1 })
  const shown = await (await fetchHere(`/s/${link.slice(-39)}`, { headers: { Accept: 'text/plain' } })).text()
  expect(shown).toContain(`-d choice=1 -d version=${envelope.version} -d behind=1`)
  expect(shown).toContain('-d undo=1')
  expect(await choose(link, { choice: '1', version: envelope.version })).toBe(409)
  expect(await choose(link, { choice: '1', version: envelope.version, behind: 1 })).toBe(200)
})
