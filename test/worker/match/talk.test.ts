import { runInDurableObject } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import type { Log } from '../../../schema/wire/log.ts'
import { TALK_KEPT } from '../../../worker/match/talk.ts'
import { call, look, newKey, open, playOnce, playOut, seated } from '../client.ts'
import { HOUR_MS, later, present, roomOf, stopClock } from '../time.ts'

beforeEach(stopClock)

const say = (link: string, text: string) => call('POST', '/api/seat/say', { link, body: { text, key: newKey() } })

test('in a silent match only the game’s phrases are said', async () => {
  const { seats } = await seated()
  const [ann = '', ben = ''] = seats
  const [phrase = ''] = (await look(ann)).phrases
  expect((await say(ann, phrase)).body.said).toEqual([{ seat: 0, at: present(), text: phrase, phrase: true }])
  expect(await say(ben, 'play the 23!')).toMatchObject({ status: 422, body: { code: 'TALK_SILENT' } })
  expect((await look(ben)).said).toHaveLength(1)
})

test('where the table chose open talk, everything is', async () => {
  const { seats } = await seated(['Ann', 'Ben'], { options: { talk: 'open' } })
  expect((await say(seats[0] as string, '  <b>hello</b>  ')).body.said).toMatchObject([
    { text: '<b>hello</b>', phrase: false }
  ])
})

test.each(['a\u001b]0;b', 'a\u202eb', 'a\u2066b', 'a\ud800', 'a\0b'])(
  'what would upset a screen is not said: %j',
  async text => {
    const { seats } = await seated(['Ann', 'Ben'], { options: { talk: 'open' } })
    expect(await say(seats[0] as string, text)).toMatchObject({ status: 400, body: { code: 'MALFORMED' } })
    expect((await say(seats[0] as string, '👩‍🚀 שלום')).status).toBe(200)
  }
)

test('when the match is over, everybody may talk, and no phrase is offered', async () => {
  const { seats } = await seated(['Ann'])
  await playOut(seats)
  expect((await look(seats[0] as string)).phrases).toEqual([])
  expect((await say(seats[0] as string, 'That was close')).body.said).toMatchObject([{ text: 'That was close' }])
})

test('nobody talks before they have taken their seat', async () => {
  const { links } = await open(['Ann'], { options: { talk: 'open' } })
  expect(await say(links.seats[0]?.link as string, 'hello')).toMatchObject({
    status: 409,
    body: { code: 'SEAT_NOT_TAKEN' }
  })
})

test('whoever says too much in an hour waits', async () => {
  const { seats } = await seated(['Ann'], { options: { talk: 'open' } })
  const [ann = ''] = seats
  for (let times = 0; times < 30; times++) await say(ann, 'again')
  expect(await say(ann, 'again')).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } })
  later(HOUR_MS)
  expect((await say(ann, 'again')).status).toBe(200)
})

test('a room keeps the newest messages, and finds a key again among them', async () => {
  const { match, seats } = await seated(['Ann'], { options: { talk: 'open' } })
  const [ann = ''] = seats
  await runInDurableObject(roomOf(match), (_, { storage }) => {
    for (let id = 1; id <= TALK_KEPT; id++)
      storage.sql.exec("INSERT INTO said (id, seat, at, text, phrase, key) VALUES (?, 0, 0, 'old', 0, ?)", id, newKey())
  })
  const body = { text: 'new', key: newKey() }
  const once = await call('POST', '/api/seat/say', { link: ann, body })
  const again = await call('POST', '/api/seat/say', { link: ann, body })
  expect(again.body.said).toEqual(once.body.said)
  expect(once.body.said.at(-1)).toMatchObject({ text: 'new' })
  const ids = await runInDurableObject(roomOf(match), (_, { storage }) =>
    storage.sql.exec('SELECT min(id) AS oldest, max(id) AS newest, count(*) AS kept FROM said').one()
  )
  expect(ids).toEqual({ oldest: 2, newest: TALK_KEPT + 1, kept: TALK_KEPT })
})

test('talk changes no version', async () => {
  const { seats } = await seated()
  const [phrase = ''] = (await look(seats[0] as string)).phrases
  expect((await say(seats[0] as string, phrase)).body.version).toBe(0)
})

test('notes are kept for their own seat alone', async () => {
  const { seats } = await seated()
  const [ann = '', ben = ''] = seats
  const text = 'Keep the 40.\n— A.'
  await call('PUT', '/api/seat/notes', { link: ann, body: { text } })
  expect((await call('GET', '/api/seat/notes', { link: ann })).body).toEqual({ text, marks: {} })
  expect((await call('GET', '/api/seat/notes', { link: ben })).body).toEqual({ text: '', marks: {} })
  await call('PUT', '/api/seat/notes', { link: ann, body: { text: '' } })
  expect((await call('GET', '/api/seat/notes', { link: ann })).body).toEqual({ text: '', marks: {} })
})

test('a profile keeps what is not changed', async () => {
  const { seats } = await seated()
  const [link = ''] = seats
  await call('PUT', '/api/seat/profile', { link, body: { language: 'fr' } })
  const { body } = await call('PUT', '/api/seat/profile', { link, body: { zone: 'Asia/Tokyo', settleAtOnce: true } })
  expect(body.own).toMatchObject({ language: 'fr', zone: 'Asia/Tokyo', settleAtOnce: true })
})

test('a name cannot be changed once the seat is taken', async () => {
  const { seats } = await seated()
  const answer = await call('PUT', '/api/seat/profile', { link: seats[0] as string, body: { name: 'Annabel' } })
  expect(answer).toMatchObject({ status: 400, body: { code: 'MALFORMED' } })
})

test('the log is read a page at a time, back to the deal', async () => {
  const { seats, links } = await seated(['Ann'], {})
  for (let turn = 0; turn < 60 && !(await look(links.watcher)).result; turn++) await playOnce(seats, 'place')
  const { version } = await look(links.watcher)
  const pages: number[][] = []
  for (let before: number | null = version + 1; before !== null;) {
    const { body }: { body: Log } = await call<Log>('GET', `/api/seat/log?before=${before}`, { link: links.watcher })
    pages.unshift(body.entries.map(entry => entry.version))
    before = body.before
  }
  expect(pages.flat()).toEqual(Array.from({ length: version + 1 }, (_, at) => at))
})
