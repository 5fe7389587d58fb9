import { env as bindings } from 'cloudflare:workers'
import type { Env } from '../../worker/env.ts'
import app, { Room as Plain } from '../../worker/index.ts'
import { findCopy } from '../../worker/room/directory.ts'
import type { About } from '../../schema/wire/told.ts'
import { marksWith } from '../../worker/deliver/addresses.ts'
import { clock, SECOND_MS } from '../../worker/clock.ts'
import { duesOf } from '../../worker/deliver/due.ts'
import { makeLedger } from '../../worker/room/ledger.ts'
import { collect } from './garbage.ts'

/*
 * The Worker as it is, with what a bench needs beside it: an empty call, a long log, a room that sleeps when it is
 * told, and counters.
 */

/** How many times as fast as ours the room's time runs, and since when. */
interface Pace {
  readonly since: number
  readonly times: number
}

const { PACE: pace } = bindings as { readonly PACE?: Pace }

// Without a pace it stands far ahead, so that no alarm rings by itself between two measurements.
let now = Date.UTC(2100, 0, 4, 9)
clock.now = () => (pace ? Math.round(pace.since + (Date.now() - pace.since) * pace.times) : now)

/** When it is that moment by our own clock, which the alarms go by. */
function ourMoment(at: number): number {
  return pace ? Math.ceil(pace.since + (at - pace.since) / pace.times) : at
}

export class Room extends Plain {
  #written = 0

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    const { sql } = ctx.storage
    const exec = sql.exec.bind(sql)
    const setAlarm = ctx.storage.setAlarm.bind(ctx.storage)
    sql.exec = ((query: string, ...bindings: SqlStorageValue[]) => {
      const cursor = exec(query, ...bindings)
      // What writes is done at once; cursors that were kept would be garbage that no room has.
      this.#written += cursor.rowsWritten
      return cursor
    }) as typeof sql.exec
    ctx.storage.setAlarm = at => {
      this.#written++
      return setAlarm(ourMoment(Number(at)))
    }
    const getAlarm = ctx.storage.getAlarm.bind(ctx.storage)
    ctx.storage.getAlarm = async () => {
      const at = await getAlarm()
      return at !== null && pace ? pace.since + (at - pace.since) * pace.times : at
    }
  }

  /** Rows written since it was last asked; an alarm that is set is one. */
  async rows(): Promise<number> {
    const rows = this.#written
    this.#written = 0
    return rows
  }

  /** Writes a row as it is: what the disk takes, and nothing of ours. */
  async rewrite(): Promise<void> {
    this.ctx.storage.sql.exec('UPDATE match SET one = one')
  }

  /** As if so many lines had been played before. */
  async lengthen(lines: number): Promise<void> {
    const { sql } = this.ctx.storage
    const columns = sql.exec<{ name: string }>("SELECT name FROM pragma_table_info('log')").toArray()
    const own: Readonly<Record<string, string>> = { version: '?1', key: 'key || ?1' }
    const values = columns.map(({ name }) => own[name] ?? name)
    for (let version = 2; version <= lines; version++)
      sql.exec(`INSERT INTO log SELECT ${values.join()} FROM log WHERE version = 1`, version)
    sql.exec('UPDATE match SET version = ?, copied_version = ?', lines, lines)
  }

  /** Rings the alarm, which is then no longer set. */
  async ring(): Promise<void> {
    await this.rest()
    return this.alarm()
  }

  async rest(): Promise<void> {
    return this.ctx.storage.deleteAlarm()
  }

  /** All that the room keeps of the match. */
  async kept(): Promise<object> {
    const ledger = makeLedger(this.ctx.storage)
    const { match, seats, notices } = ledger.table()
    const dues = duesOf({ match, seats, notices, marksOf: marksWith(this.env), now: clock.now() }, () => 0)
    // Reminders come days later, and none of what the bench plays lasts so long.
    const due = dues.filter(({ notice }) => !REMINDERS.includes(notice.about))
    return { match, seats, lines: ledger.oldest(Number.MAX_SAFE_INTEGER, -1), notices, due: due.length }
  }

  async sleep(): Promise<void> {
    this.ctx.abort('asleep')
  }
}

/** All that D1 keeps of a match, and the keys of its mails. */
async function copied(match: string, bound: Env): Promise<object> {
  const mails = bound.DB.prepare('SELECT key FROM mailbox WHERE key LIKE ?').bind(`${match}.%`)
  const { results } = await mails.all<{ key: string }>()
  return { copy: await findCopy(match, bound), mails: results.map(({ key }) => key) }
}

const REMINDERS: readonly About[] = ['reminder', 'last']

/** As if each request came from a network of its own: nobody is limited by what another does. */
function alone(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.set('CF-Connecting-IP', crypto.randomUUID())
  return new Request(request, { headers })
}

export default {
  async fetch(sent: Request, bound: Env, context: ExecutionContext): Promise<Response> {
    // The empty call too, so that it differs from an action in nothing but what is ours.
    const request = alone(sent)
    const { pathname, searchParams } = new URL(request.url)
    const match = searchParams.get('match') ?? 'empty'
    const room = bound.ROOM.getByName(match) as unknown as Room
    switch (pathname) {
      case '/bench/empty':
        return Response.json(await room.answers())
      case '/bench/gc':
        return collect()
      case '/bench/rows':
        return Response.json(await room.rows())
      case '/bench/rewrite':
        return Response.json({ done: await room.rewrite() })
      case '/bench/lengthen':
        return Response.json({ done: await room.lengthen(Number(searchParams.get('lines'))) })
      case '/bench/rest':
        return Response.json({ resting: await room.rest() })
      case '/bench/kept':
        return Response.json({ ...(await room.kept()), ...(await copied(match, bound)) })
      case '/bench/sleep':
        return Response.json({ asleep: await room.sleep().catch(() => true) })
      case '/bench/alarm':
        now += Number(searchParams.get('ms'))
        return Response.json({ rung: await room.ring() })
      default:
        // Nobody waits for what people take time for.
        now += SECOND_MS
        return app.fetch(request, bound, context)
    }
  }
}
