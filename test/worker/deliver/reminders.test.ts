import { evictDurableObject } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import type { MatchRecord } from '../../../engine/match.ts'
import { call, look, newKey, playOnce, playOut, seated } from '../client.ts'
import { mailsTo } from '../post.ts'
import { DAY_MS, HOUR_MS, later, MINUTE_MS, pass, roomOf, stopClock } from '../time.ts'

/* The tests begin at 9 in the morning, UTC. */

beforeEach(stopClock)

let people = 0

/** Two at a table, the one who is awaited first, and the keys of what they were mailed. */
async function playing(pace: 'none' | 'hours' | 'day' = 'day') {
  const seats = ['Ann', 'Ben'].map(name => ({ name, address: `reminded${++people}@example.org` }))
  const match = await seated([], { seats, pace })
  const [first = 0] = (await look(match.seats[0] as string)).awaits
  const toldTo = async (seat: number) =>
    (await mailsTo(seats[seat]?.address ?? '')).map(({ key }) => key.split('.')[2] ?? '')
  return { ...match, first, second: 1 - first, toldTo, link: match.seats[first] as string }
}

const paused = (link: string, value: boolean) => call('PUT', '/api/seat/delivery', { link, body: { paused: value } })

test('a turn that lasts is told, reminded of after its pace, once more, and then not again', async () => {
  const { match, first, toldTo } = await playing()
  await pass(match, 3 * HOUR_MS)
  expect(await toldTo(first)).toEqual(['turn'])
  await pass(match, DAY_MS)
  await evictDurableObject(roomOf(match))
  expect(await toldTo(first)).toEqual(['turn', 'reminder'])
  await pass(match, DAY_MS)
  expect(await toldTo(first)).toEqual(['turn', 'reminder', 'last'])
  expect(await pass(match, 50 * DAY_MS)).toBe(0)
  expect(await toldTo(first)).toHaveLength(3)
})

test('who has played is reminded of nothing', async () => {
  const { match, seats, first, second, toldTo } = await playing()
  await pass(match, 3 * HOUR_MS)
  await playOnce(seats)
  await pass(match, 10 * DAY_MS)
  expect([await toldTo(first), await toldTo(second)]).toEqual([['turn'], ['turn', 'reminder', 'last']])
})

test('where no pace is set nobody is reminded', async () => {
  const { match, first, toldTo } = await playing('none')
  expect(await pass(match, 50 * DAY_MS)).toBeLessThan(5)
  expect(await toldTo(first)).toEqual(['turn'])
})

test('a reminder of the evening waits for the morning', async () => {
  const { match, first, toldTo } = await playing('hours')
  await pass(match, 6 * HOUR_MS + 2 * MINUTE_MS)
  expect(await toldTo(first)).toEqual(['turn', 'reminder'])
  await pass(match, 16 * HOUR_MS)
  expect(await toldTo(first)).toEqual(['turn', 'reminder', 'last'])
})

test('a turn of the night is told at eight, once', async () => {
  const { match, seats, second, toldTo } = await playing()
  later(14 * HOUR_MS)
  await playOnce(seats)
  await pass(match, 8 * HOUR_MS)
  expect(await toldTo(second)).toEqual([])
  await pass(match, HOUR_MS)
  expect(await toldTo(second)).toEqual(['turn'])
})

test('a pause tells nothing, and its end tells what is still so', async () => {
  const { match, first, link, toldTo } = await playing()
  await paused(link, true)
  await pass(match, 5 * DAY_MS)
  expect(await toldTo(first)).toEqual([])
  await paused(link, false)
  await pass(match, HOUR_MS)
  expect(await toldTo(first)).toEqual(['turn'])
})

test('the end is told to everybody, once, with the way to the record', async () => {
  const { match, seats, first, second, toldTo } = await playing()
  await playOut(seats)
  await pass(match, 100 * DAY_MS)
  expect([await toldTo(first), await toldTo(second)]).toEqual([['over'], ['over']])
  const [mail] = await mailsTo(`reminded${people}@example.org`)
  expect(mail?.text).toContain(`http://localhost:8417/m/${match}\n`)
  expect((await call<MatchRecord>('GET', `/m/${match}`)).status).toBe(200)
  expect(mail?.text).toContain('How it ended')
})

test('what was said is told with the next letter, and by none of its own', async () => {
  const { match, seats, first, second, toldTo } = await playing()
  await pass(match, 3 * HOUR_MS)
  const link = seats[first] as string
  const { phrases } = await look(link)
  await call('POST', '/api/seat/say', { link, body: { text: phrases[0], key: newKey() } })
  await pass(match, HOUR_MS)
  expect(await toldTo(second)).toEqual([])
  await playOnce(seats)
  await pass(match, HOUR_MS)
  const mails = await Promise.all([people - 1, people].map(one => mailsTo(`reminded${one}@example.org`)))
  const [mail] = mails[second] ?? []
  expect(mail?.text).toContain('What was said\n- ')
})
