import { DurableObject } from 'cloudflare:workers'
import { collect } from './garbage.ts'

/*
 * A Worker whose rooms do what every room must, and nothing of ours: a row read; on POST a row and a line written, the
 * sockets told, and the alarm set, which writes to D1. What memory that takes is the runtime's own.
 */

const ALARM_MS = 1000
const STATE = 'x'.repeat(8000)

interface Env {
  readonly ROOM: DurableObjectNamespace<Room>
  readonly DB: D1Database
}

export class Room extends DurableObject<Env> {
  override async fetch(request: Request): Promise<Response> {
    const { storage } = this.ctx
    const { sql } = storage
    if (request.headers.has('Upgrade')) return this.#socket()
    if (request.method === 'POST') {
      storage.transactionSync(() => {
        sql.exec('CREATE TABLE IF NOT EXISTS match (one INTEGER PRIMARY KEY, state TEXT)')
        sql.exec('CREATE TABLE IF NOT EXISTS log (version INTEGER PRIMARY KEY, line TEXT)')
        sql.exec('INSERT OR REPLACE INTO match VALUES (1, ?)', STATE)
        sql.exec('INSERT INTO log (line) VALUES (?)', STATE.slice(0, 500))
        void storage.setAlarm(Date.now() + ALARM_MS)
      })
      for (const socket of this.ctx.getWebSockets()) socket.send(STATE)
    }
    return new Response(String(sql.exec<{ state: string }>('SELECT state FROM match').one().state))
  }

  override async alarm(): Promise<void> {
    const { DB } = this.env
    const line = DB.prepare('INSERT OR REPLACE INTO lines (match, version, sealed) VALUES (?, ?, ?)')
    await DB.batch([line.bind(this.ctx.id.name, 0, STATE), line.bind(this.ctx.id.name, 1, STATE)])
  }

  #socket(): Response {
    const { 0: client, 1: socket } = new WebSocketPair()
    this.ctx.acceptWebSocket(socket)
    return new Response(null, { status: 101, webSocket: client })
  }
}

export default {
  async fetch(request: Request, { ROOM }: Env): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/bench/gc') return collect()
    return ROOM.getByName(pathname).fetch(request)
  }
}
