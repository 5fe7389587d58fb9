import { evictDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { Failure } from '../../../schema/wire/failure.ts'
import type { Lending } from '../../../schema/wire/loan.ts'
import { answer } from '../answers/posted.ts'
import { act, call, done, fetchHere, line, look, NAVIGATION, newKey } from '../client.ts'
import { discard, free, islands, linesOf, put, shown, waiting } from '../planned.ts'
import { countRows } from '../rows.ts'
import { mailsTo } from '../post.ts'
import { loseStorage, storageOf } from '../storage.ts'
import { HOUR_MS, MINUTE_MS, pass, present, roomOf, SECOND_MS, stopClock } from '../time.ts'

beforeEach(stopClock)

test('a plan is played when its seat would be told that it is its turn, and once', async () => {
  const match = await waiting()
  const [planned = ''] = await islands(match.link)
  await put(match.link, [free(planned)], 0)
  const { version } = await discard(match)
  await pass(match.match, 89 * SECOND_MS)
  expect((await look(match.link)).version).toBe(version)
  await pass(match.match, 10 * MINUTE_MS)
  const after = await look(match.link)
  expect([after.version, after.own?.plan]).toEqual([version + 1, undefined])
  expect((await linesOf(match.link)).at(-1)).toEqual([match.seat, 'plan'])
  await discard(match)
  await pass(match.match, 10 * MINUTE_MS)
  expect((await look(match.link)).version).toBe(version + 2)
})

test('one letter tells what was played by plan, and none that it was its turn', async () => {
  const match = await waiting()
  const [planned = ''] = await islands(match.link)
  const before = (await mailsTo(match.address)).length
  await put(match.link, [free(planned)], 0)
  await discard(match)
  await pass(match.match, 10 * MINUTE_MS)
  const letters = (await mailsTo(match.address)).slice(before)
  const [card, cell] = planned.split('@')
  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toMatch(/^Your plan was played\./)
  expect(letters[0]?.text).toContain(`By your plan: You placed ${card} on ${cell}.`)
  expect(letters[0]?.text).toMatch(/(ann|ben) discarded 2 cards\./)
})

test('what was played by plan is told to its holder, though a guest has seen it', async () => {
  const match = await waiting()
  const [planned = ''] = await islands(match.link)
  await call('PUT', '/api/seat/delivery', { link: match.link, body: { daily: 18 } })
  const lent = { link: match.link, body: { to: 'Lea', day: '2100-01-06' } }
  const guest = (await call<Lending>('PUT', '/api/seat/loan', lent)).body.loan?.link ?? ''
  await put(match.link, [free(planned)], 0)
  await discard(match)
  await pass(match.match, 10 * MINUTE_MS)
  const body = new URLSearchParams({ version: `${(await look(guest)).version}` })
  await fetchHere(`/s/${guest.slice(-39)}`, { method: 'POST', headers: NAVIGATION, body })
  await pass(match.match, 12 * HOUR_MS)
  expect((await mailsTo(match.address)).at(-1)?.text).toMatch(/^Your plan was played\./)
})

test('a plan that cannot be played is dropped, with the reason in the letter of that turn', async () => {
  const match = await waiting()
  const own = await islands(match.link)
  const theirs = await look(match.active)
  const [planned = '', cell = ''] = own.flatMap(one => {
    const [, at = ''] = one.split('@')
    const blocks = theirs.choices.some(({ verb, ways }) => verb === 'place' && ways?.at[at] === 0)
    return blocks ? [one, at] : []
  })
  await put(match.link, [free(planned)], 0)
  const choice = theirs.choices.find(({ verb, ways }) => verb === 'place' && ways?.at[cell] === 0)
  await act(match.active, theirs, `${choice?.subject}@${cell}`)
  await done(match.active)
  const before = (await mailsTo(match.address)).length
  await pass(match.match, 10 * MINUTE_MS)
  const letters = (await mailsTo(match.address)).slice(before)
  const says = `Your plan was not played. ${planned}: Island ${choice?.subject} is already on ${cell}.`
  expect(letters.map(({ text }) => text.includes(says))).toEqual([true])
  const envelope = await look(match.link)
  expect(envelope.own?.plan).toMatchObject({ state: 'dropped', says })
  await act(match.link, envelope, line(envelope, 'discard'))
  expect((await done(match.link)).body.own?.plan).toBeUndefined()
})

test('an armed plan is shown to its own seat alone, and outlives the room’s memory', async () => {
  const match = await waiting()
  const [planned = '', second = ''] = await islands(match.link)
  const { body } = await put(match.link, [free(planned), free(second)], 0)
  await evictDurableObject(roomOf(match.match))
  const [card, cell] = planned.split('@')
  const { own } = await look(match.link)
  expect(own?.plan).toMatchObject({ plan: 1, state: 'armed' })
  expect(own?.plan?.says).toContain(`Your plan: ${card} to ${cell}, costs nothing (${planned}). Otherwise `)
  expect((await shown(match.link)).entries).toEqual(body.entries)
  for (const link of [match.active, match.links.watcher, match.links.host]) {
    const seen = JSON.stringify((await call('GET', '/api/seat', { link })).body)
    expect([seen.includes('"plan"'), seen.includes(planned)]).toEqual([false, false])
  }
  expect((await call('GET', '/api/seat/plan', { link: match.links.watcher })).status).toBe(403)
})

test('of two devices the second is told of what the first has armed, and may then put its own there', async () => {
  const match = await waiting()
  const [planned = '', second = ''] = await islands(match.link)
  await put(match.link, [free(planned)], 0)
  const late = await put(match.link, [free(second)], 0)
  expect([late.status, late.body.code, late.body.envelope?.own?.plan?.plan]).toEqual([409, 'PLAN_CHANGED', 1])
  expect((await put(match.link, [free(second)], 1)).body.entries).toMatchObject([{ line: second }])
})

test('a plan whose answer was lost is armed once, and not again after it was played', async () => {
  const match = await waiting()
  const [planned = ''] = await islands(match.link)
  const key = newKey()
  const first = await put(match.link, [free(planned)], 0, key)
  const rows = await countRows(match.match, async () => {
    expect(await put(match.link, [free(planned)], 0, key)).toEqual(first)
  })
  expect(rows.room).toBe(0)
  await discard(match)
  await pass(match.match, 10 * MINUTE_MS)
  expect((await put(match.link, [free(planned)], 0, key)).body.entries).toEqual([])
})

test('withdrawn before it is played, nothing is', async () => {
  const match = await waiting()
  const [planned = ''] = await islands(match.link)
  await put(match.link, [free(planned)], 0)
  const { version } = await discard(match)
  await pass(match.match, MINUTE_MS)
  expect((await put(match.link, [], 1)).body).toMatchObject({ plan: 2, entries: [] })
  await pass(match.match, 10 * MINUTE_MS)
  expect((await look(match.link)).version).toBe(version)
  expect((await mailsTo(match.address)).at(-1)?.text).toMatch(/^It is your turn/)
})

test('a seat that plays itself is first, also with a draft that it may still take back', async () => {
  const match = await waiting()
  const [planned = ''] = await islands(match.link)
  await put(match.link, [free(planned)], 0)
  const envelope = await discard(match)
  await pass(match.match, MINUTE_MS)
  await act(match.link, await look(match.link), line(await look(match.link), 'discard'))
  await pass(match.match, 10 * MINUTE_MS)
  const after = await look(match.link)
  expect([after.version, after.own?.plan]).toEqual([envelope.version + 1, undefined])
  expect((await linesOf(match.link)).at(-1)).toEqual([match.seat, undefined])
})

test('armed when the turn has come already, it leaves as long a time as ever', async () => {
  const match = await waiting()
  const { version } = await discard(match)
  const before = (await mailsTo(match.address)).length
  await pass(match.match, MINUTE_MS)
  const [planned = ''] = await islands(match.link)
  await put(match.link, [free(planned)], 0)
  await pass(match.match, MINUTE_MS)
  expect([(await look(match.link)).version, (await mailsTo(match.address)).length]).toEqual([version, before])
  await pass(match.match, MINUTE_MS)
  expect((await look(match.link)).version).toBe(version + 1)
})

test('without D1 a plan is played all the same, and its line is copied when D1 is back', async () => {
  const match = await waiting()
  const [planned = ''] = await islands(match.link)
  await put(match.link, [free(planned)], 0)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await env.DB.exec('ALTER TABLE lines RENAME TO lost_lines')
  const { version } = await discard(match)
  await pass(match.match, 10 * MINUTE_MS)
  expect((await look(match.link)).version).toBe(version + 1)
  await env.DB.exec('ALTER TABLE lost_lines RENAME TO lines')
  await pass(match.match, 60 * MINUTE_MS)
  await loseStorage(match.match)
  expect((await linesOf(match.link)).at(-1)).toEqual([match.seat, 'plan'])
})

test('a room that is built again from its copy has no plans, and says so', async () => {
  const match = await waiting()
  const [planned = ''] = await islands(match.link)
  await put(match.link, [free(planned)], 0)
  await pass(match.match, 10 * MINUTE_MS)
  await loseStorage(match.match)
  const envelope = await look(match.link)
  expect([envelope.table.restoredAt === null, envelope.own?.plan]).toEqual([false, undefined])
  await discard(match)
  await pass(match.match, 10 * MINUTE_MS)
  expect((await mailsTo(match.address)).at(-1)?.text).toContain('and so is what was planned')
})

test('whoever gets the seat’s next link finds no plan of the one before', async () => {
  const match = await waiting()
  const [planned = ''] = await islands(match.link)
  await put(match.link, [free(planned)], 0)
  await call('POST', '/api/host/reissue', { link: match.links.host, body: { seat: match.seat } })
  expect(JSON.stringify(await storageOf(match.match))).not.toContain(planned)
})

test('a plan costs one row when it is armed, and what it plays no more than an action', async () => {
  const match = await waiting()
  const [planned = ''] = await islands(match.link)
  const armed = await countRows(match.match, () => put(match.link, [free(planned)], 0))
  expect([armed.room, armed.directory]).toEqual([1, 0])
  await discard(match)
  await pass(match.match, 89 * SECOND_MS)
  const played = await countRows(match.match, () => pass(match.match, MINUTE_MS))
  expect(played.room).toBeLessThanOrEqual(9)
  expect(played.directory).toBe(2)
})

const asText = { Accept: 'text/plain', 'Content-Type': 'application/x-www-form-urlencoded' }

async function send(link: string, choice: string, more: Record<string, string> = {}) {
  const body = new URLSearchParams({ choice, version: '0', key: newKey(), ...more })
  const answered = await fetchHere(new URL(link).pathname, { method: 'POST', headers: asText, body })
  return { status: answered.status, text: await answered.text() }
}

test('a terminal is told how to plan, plans in one line, and withdraws it', async () => {
  const { link } = await waiting()
  const [planned = '', second = ''] = await islands(link)
  const seen = await (await fetchHere(new URL(link).pathname, { headers: asText })).text()
  expect(seen).toContain(`curl -d 'choice=plan LINE max 1 -CARD; LINE'`)
  const armed = await send(link, `Plan ${planned}; ${second}`)
  expect(armed.text).toContain(`(${planned}). Otherwise `)
  expect((await shown(link)).entries.map(({ written }) => written)).toEqual([planned, second])
  expect(await send(link, 'plan 99@a1')).toMatchObject({ status: 422, text: expect.stringContaining('“99@a1”') })
  expect((await shown(link)).entries).toHaveLength(2)
  await send(link, 'plan none')
  expect((await shown(link)).entries).toEqual([])
})

test('an answer to a mail that begins with a plan arms it, and is told what it says now', async () => {
  const match = await waiting()
  await discard(match)
  await pass(match.match, 10 * MINUTE_MS)
  const to = (await mailsTo(match.address)).at(-1)?.replyTo ?? ''
  const own = await look(match.link)
  await act(match.link, own, line(own, 'discard'))
  await done(match.link)
  const still = (await shown(match.link)).ahead.slice(0, 2).map(choice => choice.try)
  expect(await answer({ to, text: `plan ${still.join('; ')}\n\nSee you,\nBen` })).toEqual([])
  expect((await shown(match.link)).entries.map(({ written }) => written)).toEqual(still)
  await pass(match.match, MINUTE_MS)
  const told = (await mailsTo(match.address)).at(-1)?.text ?? ''
  expect(told).toMatch(/^Your plan has been changed\./)
  expect(told).toContain(`Your plan is now “${still.join('; ')}”.`)
  await answer({ to, text: 'plan 99@a1' })
  await pass(match.match, MINUTE_MS)
  expect((await mailsTo(match.address)).at(-1)?.text).toContain('“plan 99@a1” was not played: “99@a1” is nothing that')
})

test('a page without scripts shows the plan, and its form overwrites no other', async () => {
  const { link } = await waiting()
  const [planned = '', second = ''] = await islands(link)
  const page = async () => (await fetchHere(`${new URL(link).pathname}?plain`, { headers: NAVIGATION })).text()
  expect(await page()).toContain('name="planned"')
  await send(link, `plan ${planned}`, { planned: '0' })
  expect(await page()).toContain(`(${planned})`)
  expect((await send(link, `plan ${second}`, { planned: '0' })).status).toBe(409)
  expect((await shown(link)).entries.map(({ written }) => written)).toEqual([planned])
})

const playNow = (link: string) => call<Envelope & Failure>('POST', '/api/seat/plan/now', { link })

test('once its turn has come, a seat is told from when on its plan is played, and plays it at once if it likes', async () => {
  const begun = await waiting()
  const [island = ''] = await islands(begun.link)
  await put(begun.link, [free(island)], 0)
  expect(await playNow(begun.link)).toMatchObject({ status: 409, body: { code: 'PLAN_NOT_DUE' } })
  expect((await look(begun.link)).own?.plan).not.toHaveProperty('due')
  await discard(begun)
  expect((await look(begun.link)).own?.plan).toMatchObject({ state: 'armed', due: present() + 90 * SECOND_MS })
  expect((await look(begun.active)).own).not.toHaveProperty('plan')
  const { body } = await playNow(begun.link)
  expect(body.awaits).not.toContain(begun.seat)
  expect(body.own).not.toHaveProperty('plan')
  expect((await linesOf(begun.active)).at(-1)).toEqual([begun.seat, 'plan'])
})

const post = async (link: string, fields: Record<string, string>) => {
  const headers = { 'User-Agent': 'curl/8', 'CF-Connecting-IP': 'due' }
  const body = new URLSearchParams(fields)
  return (await fetchHere(`/s/${link.slice(-39)}`, { method: 'POST', headers, body })).text()
}

/** A seat whose turn has come, with a plan for it. */
const due = async () => {
  const begun = await waiting()
  const [island = ''] = await islands(begun.link)
  await put(begun.link, [free(island)], 0)
  await discard(begun)
  return begun
}

test('without scripts and from a terminal a plan whose turn has come is played at once, or withdrawn', async () => {
  const one = await due()
  expect(await post(one.link, {})).toContain('-d plan=now')
  const page = await (await fetchHere(`/s/${one.link.slice(-39)}?plain`, { headers: NAVIGATION })).text()
  expect(page).toContain('name="plan" value="withdraw"')
  await post(one.link, { plan: 'now' })
  expect((await linesOf(one.active)).at(-1)).toEqual([one.seat, 'plan'])
  const other = await due()
  await post(other.link, { plan: 'withdraw' })
  expect((await look(other.link)).own).not.toHaveProperty('plan')
  await pass(other.match, HOUR_MS)
  expect((await look(other.link)).awaits).toEqual([other.seat])
})
