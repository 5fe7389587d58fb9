import { beforeEach, expect, test } from 'vitest'
import { findGame } from '../../../engine/catalogue.ts'
import type { MatchRecord } from '../../../engine/match.ts'
import { verifyRecord } from '../../../engine/record.ts'
import { act, awaited, call, done, line, look, playOnce, seated } from '../client.ts'
import { loseStorage } from '../storage.ts'
import { MINUTE_MS, pass, stopClock } from '../time.ts'

beforeEach(stopClock)

/** The seat's line, with its cards turned over. */
async function say(link: string, what: string) {
  const { status, body } = await act(link, await look(link), what)
  return status === 200 ? done(link) : { status, body }
}

/** Once its copy is told of: whoever asks for a match that nobody knows wakes no room. */
async function recordOf(match: string) {
  await pass(match, MINUTE_MS)
  return call<MatchRecord>('GET', `/m/${match}`)
}

function differences(record: MatchRecord) {
  return verifyRecord(record, findGame(record.game, record.version))
}

test('a match is over once all have agreed to stop, and its record is proven', async () => {
  const { match, seats } = await seated(['Ann', 'Ben'])
  const [ann = '', ben = ''] = seats
  await playOnce(seats)
  await say(ann, 'Stop')
  const between = await look(ben)
  expect(between).toMatchObject({ result: null, table: { agreed: [0] } })
  expect(between.awaits).toHaveLength(1)
  expect((await recordOf(match)).status).toBe(404)
  await say(ben, 'stop')
  expect(await look(ann)).toMatchObject({ result: { outcome: 'stopped' }, awaits: [], choices: [], version: 3 })
  const { body } = await recordOf(match)
  expect(body.lines.slice(2).map(({ seat, line }) => [seat, line])).toEqual([
    [0, 'stop'],
    [1, 'stop']
  ])
  expect(differences(body)).toEqual([])
})

test('to agree is a draft like any other: shown to nobody else, and taken back', async () => {
  const { seats } = await seated(['Ann', 'Ben'])
  const [ann = '', ben = ''] = seats
  const { body } = await act(ann, await look(ann), 'stop')
  expect(body.draft).toMatchObject({ line: 'stop', events: [{ type: 'agreed-to-stop', facts: { seat: 0 } }] })
  expect(await look(ben)).toMatchObject({ version: 0, draft: null, table: { agreed: [] } })
  await call('DELETE', '/api/seat/actions', { link: ann })
  expect(await look(ann)).toMatchObject({ version: 0, draft: null, table: { agreed: [] } })
})

test('everybody is told, and it is no choice of the game', async () => {
  const { seats } = await seated(['Ann', 'Ben'])
  const [ann = '', ben = ''] = seats
  await say(ann, 'stop')
  const { news, choices } = await look(ben)
  expect(news.at(-1)?.events).toEqual([{ type: 'agreed-to-stop', facts: { seat: 0 } }])
  expect(choices.map(({ verb }) => verb)).not.toContain('stop')
})

test('whoever plays on agrees no longer', async () => {
  const { seats } = await seated(['Ann', 'Ben'])
  const { link, envelope } = await awaited(seats)
  await say(link, 'stop')
  await playOnce(seats)
  expect(await look(link)).toMatchObject({ version: 2, table: { agreed: [] }, result: null })
  expect(envelope.table.agreed).toEqual([])
})

test('nothing is played any more when all have stopped', async () => {
  const { seats } = await seated(['Ann'])
  const before = await look(seats[0] as string)
  await say(seats[0] as string, 'stop')
  const { status, body } = await act(seats[0] as string, await look(seats[0] as string), line(before))
  expect([status, body.code]).toEqual([422, 'GAME_OVER'])
})

test('nobody resigns where all play together', async () => {
  const { seats } = await seated(['Ann', 'Ben'])
  expect(await say(seats[0] as string, 'resign')).toMatchObject({ status: 422, body: { code: 'MODULE' } })
})

test('whoever resigns against another is last', async () => {
  const { match, seats } = await seated(['Ann', 'Ben'], { options: { variant: 'competitive' } })
  await say(seats[1] as string, 'resign')
  expect((await look(seats[0] as string)).result).toMatchObject({ outcome: 'stopped', ranking: [[0], [1]] })
  const { body } = await recordOf(match)
  expect(differences(body)).toEqual([])
})

test('who has agreed outlives the storage of the room', async () => {
  const { match, seats } = await seated(['Ann', 'Ben'])
  await say(seats[0] as string, 'stop')
  await pass(match, 0)
  await loseStorage(match)
  expect((await look(seats[1] as string)).table.agreed).toEqual([0])
  await say(seats[1] as string, 'stop')
  expect((await look(seats[0] as string)).result).toMatchObject({ outcome: 'stopped' })
})
