import { beforeEach, expect, test } from 'vitest'
import { act, awaited, call, done, line, look, playOnce, seated } from '../client.ts'
import { countRows } from '../rows.ts'
import { MINUTE_MS, pass, SECOND_MS, stopClock } from '../time.ts'

beforeEach(stopClock)

async function playing() {
  const seats = ['ann', 'ben'].map(name => ({ name, address: `${name}@example.org` }))
  const match = await seated([], { seats })
  await playOnce(match.seats)
  await pass(match.match, 10 * MINUTE_MS)
  return { ...match, ...(await awaited(match.seats)) }
}

test('one action with one notice, settled by Done', async () => {
  const { match, link, envelope } = await playing()
  const counted = await countRows(match, async () => {
    await act(link, envelope, line(envelope))
    await done(link)
    await pass(match, 10 * MINUTE_MS)
  })
  expect(counted.room).toBeLessThanOrEqual(9)
  expect(counted.directory).toBe(2)
})

test('one action with one notice, settled by time', async () => {
  const { match, link, envelope } = await playing()
  const counted = await countRows(match, async () => {
    await act(link, envelope, line(envelope))
    await pass(match, 10 * MINUTE_MS)
  })
  expect(counted.room).toBeLessThanOrEqual(9)
  expect(counted.directory).toBe(2)
})

test('an action asks its room whether it is there, for match, seats, notices, talk and the last round, and writes the match', async () => {
  const { match, link, envelope } = await playing()
  const counted = await countRows(match, () => act(link, envelope, line(envelope)))
  expect(counted.statements).toBe(7)
})

test('two actions side by side, settled by time, write no more than one with a notice', async () => {
  const match = await seated(['Ann', 'Ben', 'Cem'], { game: 'ballot' })
  const [ann = '', ben = ''] = match.seats
  await pass(match.match, MINUTE_MS)
  const counted = await countRows(match.match, async () => {
    await act(ann, { version: 0 }, 'vote 1')
    await act(ben, { version: 0 }, 'vote 2')
    await pass(match.match, 10 * MINUTE_MS)
  })
  expect((await look(ann)).version).toBe(2)
  expect(counted.room).toBeLessThanOrEqual(9)
})

test('a turn of several lines in one answer writes for each further one its line alone', async () => {
  const match = await seated(['Ann', 'Ben'], { game: 'regatta' })
  await pass(match.match, MINUTE_MS)
  const counted = await countRows(match.match, async () => {
    await act(match.seats[0] ?? '', { version: 0 }, 'row 1; row 2; rest')
    await pass(match.match, 10 * MINUTE_MS)
  })
  expect((await look(match.seats[1] ?? '')).version).toBe(3)
  expect(counted.room).toBeLessThanOrEqual(9 + 2)
})

test('D1 is not called on the way of an action', async () => {
  const { match, link, envelope } = await playing()
  const counted = await countRows(match, async () => {
    await act(link, envelope, line(envelope))
    await done(link)
    await call('GET', '/api/seat', { link })
  })
  expect(counted).toMatchObject({ directory: 0, calls: 0 })
})

test('reading writes nothing', async () => {
  const { match, link, links } = await playing()
  const counted = await countRows(match, async () => {
    for (const path of ['/api/seat', '/api/seat/log', '/api/seat/at', '/api/seat/unseen', '/api/seat/notes'])
      await call('GET', path, { link })
    await call('GET', '/api/seat', { link: links.watcher })
    await call('GET', '/api/host', { link: links.host })
    await pass(match, SECOND_MS)
  })
  expect(counted.room).toBe(0)
})
