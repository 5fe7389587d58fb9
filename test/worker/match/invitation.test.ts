import { beforeEach, expect, test } from 'vitest'
import type { Failure } from '../../../schema/wire/failure.ts'
import { call, look, newKey, open, wishes } from '../client.ts'
import { loseStorage } from '../storage.ts'
import { pass, stopClock } from '../time.ts'

beforeEach(stopClock)

const greeting = 'Oma, this is for Sundays'
const linkOf = (opened: Awaited<ReturnType<typeof open>>, seat: number) => opened.links.seats[seat]?.link as string

test('an invitation says who invites and with what line, until its seat is taken', async () => {
  const opened = await open(['Ann', 'Ben'], { host: { seat: 0 }, greeting })
  const link = linkOf(opened, 1)
  expect((await look(link)).invitation).toEqual({ host: { name: 'Ann', seat: 0 }, greeting })
  await call('POST', '/api/seat/take', { link, body: { key: newKey() } })
  expect(await look(link)).not.toHaveProperty('invitation')
})

test('a host who does not play gives a name', async () => {
  const opened = await open(['Ann', 'Ben'], { host: { name: ' Uncle Leo ' } })
  expect((await look(linkOf(opened, 0))).invitation).toEqual({
    host: { name: 'Uncle Leo', seat: null },
    greeting: null
  })
})

test('where nobody is named, nobody is said to invite', async () => {
  const opened = await open(['Ann', 'Ben'])
  expect((await look(linkOf(opened, 0))).invitation).toEqual({ host: null, greeting: null })
})

test('whoever watches, or opened the match, is shown no invitation', async () => {
  const { links } = await open(['Ann', 'Ben'], { host: { seat: 0 }, greeting })
  for (const link of [links.watcher, links.host]) expect(JSON.stringify(await look(link))).not.toContain(greeting)
})

test('a room that is built again from its copy invites in the same words', async () => {
  const opened = await open(['Ann', 'Ben'], { host: { seat: 0 }, greeting })
  await pass(opened.match, 0)
  const { invitation } = await look(linkOf(opened, 1))
  await loseStorage(opened.match)
  expect(await look(linkOf(opened, 1))).toMatchObject({ invitation, table: { restoredAt: expect.any(Number) } })
})

test('a line that leads somewhere is refused with a code of its own', async () => {
  const body = wishes(['Ann'], { greeting: 'look at win.example' })
  const answer = await call<Failure>('POST', '/api/matches', { body })
  expect(answer).toMatchObject({ status: 400, body: { code: 'GREETING', facts: { at: ['greeting'] } } })
})

test.each([{ seat: 2 }, { seat: -1 }, { name: 'a@b' }, { name: 'Ann', seat: 0 }, 'Ann'])(
  'a match is not opened by %j',
  async host => {
    const body = { ...wishes(['Ann', 'Ben']), host }
    const answer = await call<Failure>('POST', '/api/matches', { body })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED', facts: { at: [expect.stringMatching(/^host/)] } }
    })
  }
)
