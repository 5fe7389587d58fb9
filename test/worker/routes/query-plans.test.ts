import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import * as boats from '../../../worker/boats/store.ts'
import { askLeave, mayGive, saidAt, wantsMail } from '../../../worker/deliver/budget.ts'
import { arePeopleStopped, isStopped, stopPeople, welcomePeople } from '../../../worker/deliver/stopped-people.ts'
import type { Env } from '../../../worker/env.ts'
import { findCopy, isListed } from '../../../worker/room/directory.ts'
import { checkNotDeleted, inboxAfterwards } from '../../../worker/room/erasing.ts'
import { tendAll } from '../../../worker/routes/daily.ts'
import { newKey, seated } from '../client.ts'
import { HOUR_MS, pass, present, stopClock } from '../time.ts'

/** How D1 finds what it is asked for: by a key or an index, however many rows there are. */

beforeEach(stopClock)

/** A day's rows and no more; and what is looked through once a night, as long as its match goes on. */
const MAY_BE_SCANNED = ['networks', 'days', 'lines', 'json_each']

/** The same database, and what it is asked. */
function listening(): { store: Env; asked: Map<string, readonly unknown[]> } {
  const asked = new Map<string, readonly unknown[]>()
  const prepare = (sql: string) =>
    new Proxy(env.DB.prepare(sql), {
      get(statement, name) {
        if (name === 'bind') {
          return (...values: unknown[]) => {
            asked.set(sql, values)
            return statement.bind(...values)
          }
        }
        const value: unknown = Reflect.get(statement, name)
        return typeof value === 'function' ? value.bind(statement) : value
      }
    })
  const DB = new Proxy(env.DB, {
    get(database, name) {
      if (name === 'prepare') return prepare
      const value: unknown = Reflect.get(database, name)
      return typeof value === 'function' ? value.bind(database) : value
    }
  })
  return { store: { ...env, DB }, asked }
}

/** What of a plan reads a whole table that grows. */
async function scansOf(sql: string, values: readonly unknown[]): Promise<string[]> {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...values)
    .all<{ detail: string }>()
  return results
    .map(({ detail }) => detail)
    .filter(detail => {
      const [, table = ''] = /^SCAN (\S+)/.exec(detail) ?? []
      return (
        table !== '' && !detail.includes('USING') && !/^\(|^CONSTANT/.test(table) && !MAY_BE_SCANNED.includes(table)
      )
    })
}

test('a table that is read from end to end is noticed', async () => {
  expect(await scansOf('SELECT id FROM boats WHERE generation = ?1', [0])).toEqual(['SCAN boats'])
})

test('what jobs and doors ask of D1 reads no table that grows from end to end', async () => {
  const { match } = await seated()
  await pass(match, HOUR_MS)
  const { store, asked } = listening()
  const marks = { inbox: 'inbox', hash: 'hash' }
  const stop = { inbox: 'inbox', match, people: ['someone'] }
  const link = { match, role: 'unsubscribe', seat: 0, generation: 0 } as const
  await tendAll(store)
  await boats.make(newKey(), async () => {}, store)
  await wantsMail(marks, store)
  await saidAt(marks, store)
  await askLeave(marks, { sender: 'sender', unasked: true, now: present() }, store)
  await mayGive('network', { addresses: 1, now: present() }, store)
  await stopPeople(stop, present(), store)
  await isStopped('inbox', { people: ['someone'], now: present() }, store)
  await arePeopleStopped(stop, store)
  await welcomePeople(stop, store)
  await findCopy(match, store)
  await isListed(match, store)
  await checkNotDeleted(match, store)
  await inboxAfterwards(link, store).catch(() => null)
  expect(asked.size).toBeGreaterThan(20)
  for (const [sql, values] of asked) expect([sql, await scansOf(sql, values)]).toEqual([sql, []])
})
