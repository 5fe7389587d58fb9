import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { roomOf } from './time.ts'

/** All that a room keeps: every row of every table, and its alarm. */
export function storageOf(match: string): Promise<unknown> {
  return runInDurableObject(roomOf(match), async (_, { storage }) => {
    const tables = storage.sql
      .exec<{ name: string }>(
        `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'`
      )
      .toArray()
      .map(({ name }) => [name, storage.sql.exec(`SELECT * FROM ${name}`).toArray()])
    return { tables, alarmAt: await storage.getAlarm() }
  })
}

/** The room forgets all that it kept, as if its machine had burnt down. */
export async function loseStorage(match: string): Promise<void> {
  await runInDurableObject(roomOf(match), (_, { storage }) => storage.deleteAll())
  await evictDurableObject(roomOf(match))
}
