import { beforeEach, expect, test } from 'vitest'
import type { Opened } from '../../../schema/wire/links.ts'
import { MARKS } from '../../../schema/wire/limits.ts'
import { call, look, seated } from '../client.ts'
import { live } from '../live.ts'
import { stopClock } from '../time.ts'

beforeEach(stopClock)

const marked = (link: string, marks: unknown) => call('PUT', '/api/seat/notes', { link, body: { marks } })

test('marks are kept with the notes, and neither takes the other away', async () => {
  const [ann = ''] = (await seated()).seats
  await call('PUT', '/api/seat/notes', { link: ann, body: { text: 'Keep the 40.' } })
  const marks = { e4: 'star', f2: 'cross' }
  expect(await marked(ann, marks)).toMatchObject({ status: 200, body: { text: 'Keep the 40.', marks } })
  await call('PUT', '/api/seat/notes', { link: ann, body: { text: 'Or the 41.' } })
  expect((await call('GET', '/api/seat/notes', { link: ann })).body).toEqual({ text: 'Or the 41.', marks })
  expect((await look(ann)).own?.marks).toEqual(marks)
  await marked(ann, {})
  expect((await look(ann)).own).not.toHaveProperty('marks')
})

test('what a seat marks is shown to its own pages, and changes nothing for anybody else', async () => {
  const { seats, links } = await seated()
  const [ann = '', ben = ''] = seats
  const others = [ben, links.watcher]
  const [hers, his] = [await live(ann), await live(ben)]
  const before = await Promise.all(others.map(look))
  const exported = await call('GET', '/api/host/export', { link: links.host })
  const heardBefore = his.heard.length
  const next = hers.next()
  await marked(ann, { a1: 'heed' })
  expect((await next).own?.marks).toEqual({ a1: 'heed' })
  expect(his.heard).toHaveLength(heardBefore)
  expect(await Promise.all(others.map(look))).toEqual(before)
  expect(await call('GET', '/api/host/export', { link: links.host })).toEqual(exported)
})

const MANY = Object.fromEntries(Array.from({ length: MARKS + 1 }, (_, at) => [`a${at}`, 'star']))

test.each([
  ['another sign', { a1: '★' }],
  ['no sign', { a1: null }],
  ['a place that could be none', { 'A 1': 'star' }],
  ['a place with too long a name', { aaaaaaaaa: 'star' }],
  ['too many places', MANY],
  ['a list', ['a1']]
])('%s is refused, and what was marked stays', async (_, marks) => {
  const [ann = ''] = (await seated()).seats
  await marked(ann, { b2: 'query' })
  expect(await marked(ann, marks)).toMatchObject({ status: 400, body: { code: 'MALFORMED' } })
  expect((await look(ann)).own?.marks).toEqual({ b2: 'query' })
})

test('whoever sits there after somebody who left sees none of their marks', async () => {
  const { seats, links } = await seated()
  await marked(seats[0] as string, { a1: 'star' })
  await call('POST', '/api/seat/leave', { link: seats[0] as string })
  const { body } = await call<Opened>('GET', '/api/host', { link: links.host })
  const fresh = body.links.seats[0]?.link ?? ''
  expect((await look(fresh)).own).not.toHaveProperty('marks')
  await call('POST', '/api/seat/take', { link: fresh, body: {} })
  expect((await look(fresh)).own).not.toHaveProperty('marks')
})
