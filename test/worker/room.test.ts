import { expect, test } from 'vitest'
import { awaited, act, done, look, open, seated } from './client.ts'

test('a match is opened, taken, played', async () => {
  const opened = await open(['Ann', 'Ben'])
  expect(opened.links.seats).toHaveLength(2)
  const match = await seated()
  const { link, envelope } = await awaited(match.seats)
  const drafted = await act(link, envelope, envelope.choices[0]?.try ?? '')
  expect(drafted.status).toBe(200)
  expect(drafted.body.draft).not.toBeNull()
  expect(drafted.body.version).toBe(0)
  const settled = await done(link)
  expect(settled.body.version).toBe(1)
  expect((await look(link)).news).toHaveLength(1)
})
