import { beforeEach, expect, test } from 'vitest'
import type { Pace } from '../../../schema/wire/opening.ts'
import { act, call, done, line, look } from '../client.ts'
import { type Begun, discard, free, islands, linesOf, put, waiting } from '../planned.ts'
import { mailsTo } from '../post.ts'
import { loseStorage } from '../storage.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, pass, stopClock } from '../time.ts'

beforeEach(stopClock)

const silence = (link: string, silence: string) => call('PUT', '/api/seat/profile', { link, body: { silence } })

/** Somebody who keeps a plan for their silence, and whose turn it is then. */
async function kept(pace: Pace = 'hours') {
  const match = await waiting({ pace })
  const [planned = ''] = await islands(match.link)
  await silence(match.link, 'plan')
  await put(match.link, [free(planned)], 0)
  const told = (await mailsTo(match.address)).length
  const { version } = await discard(match)
  const letters = async () => (await mailsTo(match.address)).slice(told)
  return { match, planned, version, letters }
}

const played = async ({ link, seat }: Begun) => (await linesOf(link)).some(([who, by]) => who === seat && by === 'plan')

test('a plan that is kept for silence leaves the turn to its seat, and says so, until twice the pace', async () => {
  const { match, planned, version, letters } = await kept()
  await pass(match.match, HOUR_MS)
  const envelope = await look(match.link)
  const [card, cell] = planned.split('@')
  const due = envelope.awaitedSince + 12 * HOUR_MS
  const says = `Your plan, should you stay silent: ${card} to ${cell}, costs nothing (${planned}).`
  expect([envelope.version, envelope.own?.plan]).toEqual([version, { plan: 1, state: 'kept', says, due }])
  expect((await letters()).map(({ text }) => [/It is your turn/.test(text), text.includes(says)])).toEqual([
    [true, true]
  ])
  await pass(match.match, 11 * HOUR_MS - MINUTE_MS)
  expect(await played(match)).toBe(false)
  await pass(match.match, 2 * MINUTE_MS)
  expect(await played(match)).toBe(true)
  await pass(match.match, DAY_MS)
  const last = (await letters()).at(-1)
  expect(last?.text).toMatch(/^Your plan was played\./)
  expect(last?.text).toContain(`By your plan: You placed ${card} on ${cell}.`)
})

test('whoever plays in time plays alone, and the plan is gone', async () => {
  const { match, version } = await kept()
  await pass(match.match, 11 * HOUR_MS)
  const envelope = await look(match.link)
  await act(match.link, envelope, line(envelope, 'discard'))
  expect((await done(match.link)).body.own?.plan).toBeUndefined()
  await discard(match)
  await pass(match.match, 10 * DAY_MS)
  expect([(await look(match.link)).version, await played(match)]).toEqual([version + 2, false])
})

test('where it cannot be played then, the last letter of that turn says why, and the others wait', async () => {
  const match = await waiting({ pace: 'hours' })
  const theirs = await look(match.active)
  const blocks = (at: string) => theirs.choices.find(({ verb, ways }) => verb === 'place' && ways?.at[at] === 0)
  const planned = (await islands(match.link)).find(one => blocks(one.split('@')[1] ?? '')) ?? ''
  const [, cell = ''] = planned.split('@')
  await silence(match.link, 'plan')
  await put(match.link, [free(planned)], 0)
  const told = (await mailsTo(match.address)).length
  const { subject } = blocks(cell) ?? {}
  await act(match.active, theirs, `${subject}@${cell}`)
  await done(match.active)
  await pass(match.match, 3 * DAY_MS)
  const says = `Your plan was not played. ${planned}: Island ${subject} is already on ${cell}.`
  const letters = (await mailsTo(match.address)).slice(told)
  expect(letters.map(({ text }) => text.includes(says))).toEqual([false, false, true])
  expect((await look(match.link)).own?.plan).toMatchObject({ state: 'dropped', says })
  expect(await played(match)).toBe(false)
})

test('with no set pace it is never played, and says that', async () => {
  const { match, planned } = await kept('none')
  await pass(match.match, 30 * DAY_MS)
  expect(await played(match)).toBe(false)
  const { plan } = (await look(match.link)).own ?? {}
  expect(plan).toMatchObject({ state: 'idle', says: expect.stringContaining(planned) })
  expect(plan?.says).toContain('With no set pace nobody ever counts as silent.')
})

test('whoever no longer wants it kept while it is their turn answers that themselves; the next is its', async () => {
  const { match, version } = await kept()
  await pass(match.match, HOUR_MS)
  expect((await silence(match.link, 'wait')).body.own?.plan).toMatchObject({ state: 'armed' })
  await pass(match.match, 3 * DAY_MS)
  expect((await look(match.link)).version).toBe(version)
})

test('whoever wants to stop is played for by no plan', async () => {
  const { match } = await kept()
  await act(match.link, await look(match.link), 'stop')
  await done(match.link)
  await pass(match.match, 3 * DAY_MS)
  expect(await played(match)).toBe(false)
})

test('a plan may be kept on one’s own turn too: its silence begins with it', async () => {
  const match = await waiting({ pace: 'hours' })
  await discard(match)
  await pass(match.match, 20 * HOUR_MS)
  await silence(match.link, 'plan')
  const [planned = ''] = await islands(match.link)
  await put(match.link, [free(planned)], 0)
  await pass(match.match, 12 * HOUR_MS - MINUTE_MS)
  expect(await played(match)).toBe(false)
  await pass(match.match, 2 * MINUTE_MS)
  expect(await played(match)).toBe(true)
})

test('a room that is built again keeps the choice and no plan', async () => {
  const { match, version } = await kept()
  await pass(match.match, HOUR_MS)
  await loseStorage(match.match)
  await look(match.link)
  await pass(match.match, 3 * DAY_MS)
  expect((await look(match.link)).own).toMatchObject({ silence: 'plan' })
  expect((await look(match.link)).version).toBe(version)
})
