import { beforeEach, expect, test } from 'vitest'
import type { Failure } from '../../../schema/wire/failure.ts'
import { MOST_STANDINGS, type Standings } from '../../../schema/wire/standing.ts'
import { awaited, call, handOf, look, newKey, open, playOut, seated } from '../client.ts'
import { storageOf } from '../storage.ts'
import { stopClock } from '../time.ts'

beforeEach(stopClock)

const ask = (links: readonly string[]) => call<Standings & Failure>('POST', '/api/standings', { body: { links } })
const kinds = async (...links: readonly string[]) => (await ask(links)).body.standings.map(({ kind }) => kind)
const token = (link: string) => link.slice(-39)

test('one request tells of many matches which of them wait for whom, in the order that was asked for', async () => {
  const { seats, links } = await seated()
  const { link, envelope } = await awaited(seats)
  const other = seats.find(one => one !== link) as string
  const free = (await open(['Cem'])).links.seats[0]?.link as string
  const { body } = await ask([other, link, free, links.host].map(token))
  const names = envelope.awaits.map(seat => envelope.table.players[seat]?.name)
  const { awaitedSince: since } = envelope
  expect(body.standings).toMatchObject([
    { kind: 'waiting', names, since, others: names },
    { kind: 'yours', since },
    { kind: 'free', others: [] },
    { kind: 'waiting', names, since }
  ])
})

test('the match after one that is over is told to its seats and its host, and to nobody who watches', async () => {
  const { seats, links } = await seated(['Ann', 'Ben'])
  await playOut(seats)
  await call('POST', '/api/seat/again', { link: seats[0] as string, body: {} })
  const { standings } = (await ask([seats[1] as string, links.host, links.watcher].map(token))).body
  const next = standings.map(one => (one.kind === 'over' ? one.next : undefined))
  expect(next).toEqual([expect.any(String), expect.any(String), undefined])
  expect(await kinds(...(next.slice(0, 2) as string[]))).not.toContain('gone')
  expect((await call('GET', '/api/host', { link: next[1] as string })).status).toBe(200)
})

test('a match that is over, links that are gone and those that we never wrote are told apart', async () => {
  const { seats, links } = await seated(['Ann'])
  await playOut(seats)
  const other = await seated()
  await call('POST', '/api/host/reissue', { link: other.links.host, body: { seat: 0 } })
  const sealed = await open(['Ann', 'Ben'], { links: 'sealed' })
  const invitation = sealed.links.seats[0]?.link as string
  await call('POST', '/api/seat/take', { link: invitation, body: { key: newKey() } })
  const asked = [seats[0] as string, other.seats[0] as string, invitation, `${token(links.host).slice(0, -2)}zz`]
  expect(await kinds(...asked.map(token))).toEqual(['over', 'reissued', 'sealed', 'gone'])
})

test('asking changes nothing, and shows no card', async () => {
  const { match, seats, links } = await seated()
  const before = await storageOf(match)
  const { body } = await ask(seats.map(token))
  expect(await storageOf(match)).toEqual(before)
  // Whoever looks over a shoulder sees the same picture as whoever watches.
  const { body: watched } = await ask([token(links.host)])
  const pictures = [...body.standings, ...watched.standings].map(one => 'picture' in one && one.picture)
  expect(new Set(pictures).size).toBe(1)
  for (const link of seats) expect(JSON.stringify(body)).not.toContain(JSON.stringify(handOf(await look(link))))
})

test.each([[[]], [Array.from({ length: MOST_STANDINGS + 1 }, () => 'A'.repeat(39))], [['A'.repeat(65)]]])(
  'too few links, too many or too long ones are refused',
  async links => {
    expect(await ask(links)).toMatchObject({ status: 400, body: { code: 'MALFORMED' } })
  }
)
