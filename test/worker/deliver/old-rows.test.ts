import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import worker from '../../../worker/index.ts'
import { marksWith } from '../../../worker/deliver/addresses.ts'
import { askLeave } from '../../../worker/deliver/budget.ts'
import { MOST_EVER_TO_STRANGERS_OF_A_SENDER } from '../../../worker/deliver/mail-limits.ts'
import { removeOldMailRows } from '../../../worker/deliver/old-rows.ts'
import { DAY_MS, later, present, stopClock } from '../time.ts'

/** What D1 keeps of inboxes goes two years after their last mail, unless it may still bind. */

const YEARS = 730
const DIGITS = [...'0123456789abcdef']

beforeEach(async () => {
  stopClock()
  await env.DB.batch(
    ['mailed', 'digests', 'stops', 'stopped_people', 'suppressions', 'deleted'].map(table =>
      env.DB.prepare(`DELETE FROM ${table}`)
    )
  )
})

const today = () => Math.floor(present() / DAY_MS)
/** A key as a hash has it: of hexadecimal digits. */
const keyOf = (digit: string, name: string) => `${digit}${name}`.padEnd(64, '0')

/** Lets the daily job run on each of sixteen days, from so many days from now on. */
async function swept(days: number): Promise<void> {
  later(days * DAY_MS)
  for (const _ of DIGITS) {
    await worker.scheduled(createScheduledController(), env)
    later(DAY_MS)
  }
}

const left = async (table: string, key: string) =>
  (await env.DB.prepare(`SELECT ${key} FROM ${table} ORDER BY ${key}`).raw()).flat()

const mailed = (address: string, { day = today(), confirmed = false, unasked = 0 }) =>
  env.DB.prepare(
    'INSERT INTO mailed (address, day, today, unasked_today, unasked, confirmed) VALUES (?1, ?2, 1, 0, ?3, ?4)'
  ).bind(address, day, unasked, confirmed ? 1 : 0)

test('a count goes two years after the last mail, whatever its key begins with', async () => {
  const old = DIGITS.map(digit => mailed(keyOf(digit, 'a'), { confirmed: true, unasked: 9 }))
  await env.DB.batch([...old, mailed(keyOf('0', 'b'), { day: today() + 17, confirmed: true })])
  await swept(YEARS - 16)
  expect(await left('mailed', 'address')).toHaveLength(DIGITS.length + 1)
  await swept(1)
  expect(await left('mailed', 'address')).toEqual([keyOf('0', 'b')])
})

test('a count that binds for good stays, and still refuses', async () => {
  const stranger = marksWith(env)('stranger-for-good@example.org')
  const quiet = marksWith(env)('hardly-mailed@example.org')
  const ask = (marks: typeof stranger, unasked = true) =>
    askLeave(marks, { sender: 'someone', unasked, now: present() }, env)
  for (let mail = 0; mail < MOST_EVER_TO_STRANGERS_OF_A_SENDER; mail++) {
    expect(await ask(stranger)).toBe('GIVEN')
    later(DAY_MS)
  }
  expect(await ask(quiet)).toBe('GIVEN')
  expect(await ask(stranger)).toBe('OVER_BUDGET')
  await swept(3 * YEARS)
  expect(await left('mailed', 'address')).toEqual([stranger.inbox])
  expect(await ask(stranger)).toBe('OVER_BUDGET')
  expect(await ask(stranger, false)).toBe('GIVEN')
})

const dateIn = (days: number) => new Date(present() + days * DAY_MS).toISOString().slice(0, 10)

test('letters of the day go after two years', async () => {
  const insert = env.DB.prepare(`INSERT INTO digests (address, day, holder, held_until) VALUES (?1, ?2, 'h', 0)`)
  await env.DB.batch([insert.bind(keyOf('1', 'a'), dateIn(0)), insert.bind(keyOf('1', 'b'), dateIn(18))])
  await swept(YEARS - 16)
  expect(await left('digests', 'address')).toHaveLength(2)
  await swept(1)
  expect(await left('digests', 'address')).toEqual([keyOf('1', 'b')])
})

test('links of deleted matches go after two years; one of which no moment is known stays', async () => {
  const insert = env.DB.prepare(`INSERT INTO stops (link, inbox, at) VALUES (?1, 'inbox', ?2)`)
  await env.DB.batch([
    insert.bind(keyOf('f', 'a'), present()),
    insert.bind(keyOf('f', 'b'), present() + 18 * DAY_MS),
    insert.bind(keyOf('f', 'c'), 0)
  ])
  await swept(YEARS - 16)
  expect(await left('stops', 'link')).toHaveLength(3)
  await swept(1)
  expect(await left('stops', 'link')).toEqual([keyOf('f', 'b'), keyOf('f', 'c')])
})

test('links of deleted matches stay as long as mail comes to their inboxes', async () => {
  const inbox = keyOf('a', 'b')
  const links = [inbox, keyOf('a', 'c')].map((one, at) =>
    env.DB.prepare(`INSERT INTO stops (link, inbox, at) VALUES (?1, ?2, ?3)`).bind(keyOf('f', `${at}`), one, present())
  )
  await env.DB.batch([...links, mailed(inbox, { day: today() + YEARS, confirmed: true })])
  await swept(YEARS + 1)
  expect(await left('stops', 'link')).toEqual([keyOf('f', '0')])
  await swept(YEARS)
  await swept(1)
  expect(await left('stops', 'link')).toEqual([])
})

test('from whom an inbox wanted nothing goes after two years', async () => {
  const insert = env.DB.prepare(`INSERT INTO stopped_people (pair, stop, at) VALUES (?1, 'stop', ?2)`)
  await env.DB.batch([insert.bind(keyOf('2', 'a'), present()), insert.bind(keyOf('2', 'b'), present() + 18 * DAY_MS)])
  await swept(YEARS - 16)
  expect(await left('stopped_people', 'pair')).toHaveLength(2)
  await swept(1)
  expect(await left('stopped_people', 'pair')).toEqual([keyOf('2', 'b')])
})

test('what owners have said, and which matches were deleted, is kept for good', async () => {
  await env.DB.batch([
    env.DB.prepare(`INSERT INTO suppressions (address, at, wanted) VALUES ('a', ?, 0)`).bind(present()),
    env.DB.prepare(`INSERT INTO deleted (match, at) VALUES ('b', ?)`).bind(present())
  ])
  await swept(10 * YEARS)
  expect(await left('suppressions', 'address')).toEqual(['a'])
  expect(await left('deleted', 'match')).toEqual(['b'])
})

test('a day reads a sixteenth of the rows', async () => {
  const rows = DIGITS.flatMap(digit => DIGITS.map(name => mailed(keyOf(digit, name), {})))
  await env.DB.batch(rows)
  const done = await env.DB.batch([...removeOldMailRows(env)])
  expect(done.reduce((sum, { meta }) => sum + meta.rows_read, 0)).toBeLessThan(rows.length / 8)
})
