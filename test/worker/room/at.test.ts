import { runInDurableObject } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import type { Json } from '../../../engine/game.ts'
import type { Failure } from '../../../schema/wire/failure.ts'
import type { Earlier } from '../../../schema/wire/log.ts'
import type { OpenMatchAsked } from '../../../schema/wire/opening.ts'
import { act, awaited, call, done, handOf, line, look, open, playOnce, seated, stopAll } from '../client.ts'
import { roomOf, stopClock } from '../time.ts'

beforeEach(stopClock)

const at = (link: string, query = '') => call<Earlier & Failure>('GET', `/api/seat/at${query}`, { link })

/** Every view that a link had, asked for a page at a time. */
async function seen(link: string, query = ''): Promise<Json[]> {
  const { views, before } = (await at(link, query)).body
  const newer = views.map(({ view }) => view)
  return before === null ? newer : [...(await seen(link, `?before=${before}`)), ...newer]
}

const viewOf = async (link: string) => (await look(link)).view

/** What each of some links was shown at each version, while a match is played for some turns. */
async function watched(viewers: readonly string[], seats: readonly string[], turns: number): Promise<Json[][]> {
  const then = [await Promise.all(viewers.map(viewOf))]
  for (let turn = 0; turn < turns; turn++) {
    await playOnce(seats, 'start', turn % 2 ? 'place' : 'discard')
    then.push(await Promise.all(viewers.map(viewOf)))
  }
  return viewers.map((_, viewer) => then.map(views => views[viewer] as Json))
}

const MATCHES: [string, Partial<OpenMatchAsked>][] = [
  ['of the base game', {}],
  ['with all modules', { options: { removal: 'triton', rocks: true, monsters: 3, storms: true, wilds: true } }],
  ['of rivals', { options: { variant: 'competitive' } }],
  ['of another game', { game: 'ascent' }]
]

test.each(MATCHES)('seats and watcher are shown every view again that they had in a match %s', async (_, more) => {
  const { seats, links } = await seated(['Ann', 'Ben'], more)
  const viewers = [...seats, links.watcher]
  const then = await watched(viewers, seats, 10)
  expect(await Promise.all(viewers.map(viewer => seen(viewer)))).toEqual(then)
})

test('host and untaken seat are shown what a watcher saw, until the seat is taken', async () => {
  const { links } = await open(['Ann', 'Ben'])
  const [ann = '', ben = ''] = links.seats.map(({ link }) => link)
  const isFirst = (await look(ann)).awaits[0] === 0
  const [taken, untaken] = isFirst ? [ann, ben] : [ben, ann]
  await call('POST', '/api/seat/take', { link: taken, body: {} })
  await playOnce([ann, ben], 'discard')
  const views = await seen(links.watcher)
  expect(await seen(links.host)).toEqual(views)
  expect(await seen(untaken)).toEqual(views)
  await call('POST', '/api/seat/take', { link: untaken, body: {} })
  const [dealt, played] = await seen(untaken)
  expect(dealt).not.toEqual(views[0])
  expect(played).toEqual(await viewOf(untaken))
})

test('a draft that lies there is in no earlier view', async () => {
  const { seats, links } = await seated()
  const then = await watched([...seats, links.watcher], seats, 2)
  const { link, envelope } = await awaited(seats)
  await act(link, envelope, line(envelope, 'discard'))
  expect(handOf(await look(link))).not.toEqual(handOf(envelope))
  expect(await Promise.all([...seats, links.watcher].map(viewer => seen(viewer)))).toEqual(then)
  await done(link)
  expect((await seen(link)).slice(0, -1)).toEqual(then[seats.indexOf(link)])
})

test('a page holds the forty versions before the one that is asked for, and names where the next begins', async () => {
  const { seats, links } = await seated()
  // Whoever would stop and plays on makes two lines of a turn.
  for (let turn = 0; turn < 21; turn++) {
    const { link, envelope } = await awaited(seats)
    await act(link, envelope, 'stop')
    await done(link)
    await playOnce(seats, 'discard')
  }
  const version = 42
  const versions = async (query = '') => {
    const { views, before } = (await at(links.watcher, query)).body
    return [views[0]?.version, views.at(-1)?.version, views.length, before]
  }
  expect(await versions()).toEqual([3, version, 40, 3])
  expect(await versions(`?before=${version + 50}`)).toEqual(await versions())
  expect(await versions('?before=41')).toEqual([1, 40, 40, 1])
  expect(await versions('?before=40')).toEqual([0, 39, 40, null])
  expect(await versions('?before=0')).toEqual([undefined, undefined, 0, null])
  const all = await seen(links.watcher)
  expect(all).toHaveLength(version + 1)
  expect(all.at(-1)).toEqual(await viewOf(links.watcher))
})

test('a match that all agreed to stop is shown to its end', async () => {
  const { seats } = await seated()
  await playOnce(seats)
  await stopAll(seats)
  const [ann = ''] = seats
  const { version, view, result } = await look(ann)
  expect(result?.outcome).toBe('stopped')
  expect((await at(ann)).body.views.at(-1)).toEqual({ version, view })
})

test('what is no link to a seat’s table is shown nothing', async () => {
  const { links, seats } = await seated()
  await call('POST', '/api/host/reissue', { link: links.host, body: { seat: 0 } })
  expect(await at(seats[0] as string)).toMatchObject({ status: 410, body: { code: 'LINK_REISSUED' } })
})

test('nothing of it is written', async () => {
  const { match, seats } = await seated()
  await playOnce(seats)
  const kept = () =>
    runInDurableObject(roomOf(match), (_, { storage }) =>
      ['match', 'log', 'seats'].map(table => storage.sql.exec(`SELECT * FROM ${table}`).toArray())
    )
  const before = await kept()
  await at(seats[0] as string)
  expect(await kept()).toEqual(before)
})
