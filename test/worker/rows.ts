import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { roomOf } from './time.ts'

interface Counted {
  /** Rows written in the room; an alarm that is set is one. */
  readonly room: number
  /** Statements run in the room. */
  readonly statements: number
  /** Rows written in D1. */
  readonly directory: number
  /** Calls of D1. */
  readonly calls: number
}

/** What a piece of work makes the runtime write, as it counts itself. */
export async function countRows(match: string, work: () => Promise<unknown>): Promise<Counted> {
  const room = await watchRoom(match)
  const directory = watchDirectory()
  await work()
  return { ...(await room()), ...(await directory()) }
}

async function watchRoom(match: string): Promise<() => Promise<Pick<Counted, 'room' | 'statements'>>> {
  const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = []
  let alarms = 0
  await runInDurableObject(roomOf(match), (_, { storage }) => {
    const { sql } = storage
    const exec = sql.exec.bind(sql)
    const setAlarm = storage.setAlarm.bind(storage)
    sql.exec = ((query: string, ...bindings: SqlStorageValue[]) => {
      const cursor = exec(query, ...bindings)
      cursors.push(cursor as (typeof cursors)[number])
      return cursor
    }) as typeof sql.exec
    storage.setAlarm = at => {
      alarms++
      return setAlarm(at)
    }
  })
  return () =>
    runInDurableObject(roomOf(match), () => ({
      room: alarms + cursors.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0),
      statements: cursors.length
    }))
}

function watchDirectory(): () => Promise<Pick<Counted, 'directory' | 'calls'>> {
  let directory = 0
  let calls = 0
  const { DB } = env
  const batch = DB.batch.bind(DB)
  const prepare = DB.prepare.bind(DB)
  DB.batch = async <T>(statements: D1PreparedStatement[]) => {
    const results = await batch<T>(statements)
    directory += results.reduce((sum, { meta }) => sum + meta.rows_written, 0)
    return results
  }
  DB.prepare = query => {
    calls++
    return prepare(query)
  }
  return async () => {
    Object.assign(DB, { batch, prepare })
    return { directory, calls }
  }
}
