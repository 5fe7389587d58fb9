import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findGame } from '../../engine/catalogue.ts'
import type { Acted, Envelope, Opened } from '../../schema/wire.ts'
import { migrate, started } from './runtime.ts'

const KILLS = 100
const PLAYERS = 8
const LIFE_MS = 400
const RETRY_MS = 50

export interface KillFigures {
  readonly kills: number
  readonly acknowledged: number
  /** Actions that were acknowledged and are not there, or are there twice. */
  readonly lostOrDoubled: number
}

/** Kills the runtime while people play, again and again; what they were told had been played must have been, once. */
export async function killFigures(kills = KILLS): Promise<KillFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'slow-boat-kills-'))
  const server = { origin: '' }
  const stop = new AbortController()
  try {
    let runtime = await started(folder)
    await migrate(runtime)
    server.origin = (await runtime.ready).origin
    const players = Array.from({ length: PLAYERS }, () => play(server, stop.signal))
    for (let killed = 0; killed < kills; killed++) {
      await sleep(LIFE_MS * Math.random())
      kill()
      await runtime.dispose()
      runtime = await started(folder)
      server.origin = (await runtime.ready).origin
    }
    stop.abort()
    const tables = await Promise.all(players)
    await runtime.dispose()
    const figures = {
      kills,
      acknowledged: tables.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
      lostOrDoubled: tables.reduce((sum, { wrong }) => sum + wrong, 0)
    }
    console.log(
      `kills: ${figures.kills} of the runtime, ${figures.acknowledged} actions acknowledged, ${figures.lostOrDoubled} lost or doubled`
    )
    return figures
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Our own children, and none of anybody else. */
function kill(): void {
  const children = execFileSync('ps', ['-o', 'pid=,comm=', '--ppid', `${process.pid}`], { encoding: 'utf8' })
  for (const line of children.split('\n')) {
    const [pid, name] = line.trim().split(/\s+/)
    if (name?.startsWith('workerd')) process.kill(Number(pid), 'SIGKILL')
  }
}

/** One person at matches of their own, who sends everything again until it is answered. */
async function play(server: { origin: string }, stop: AbortSignal) {
  let acknowledged = 0
  let wrong = 0
  while (!stop.aborted) {
    const asked = { key: crypto.randomUUID(), game: 'tranquility', seats: [{ name: 'Ann' }] }
    const { links } = await insist<Opened<string>>('POST', '/api/matches', asked)
    const link = links.seats[0]?.link ?? ''
    await insist('POST', '/api/seat/take', {}, link)
    let seen = await insist<Envelope>('PUT', '/api/seat/profile', { settleAtOnce: true }, link)
    let played = 0
    while (!stop.aborted && !seen.result) {
      const line = findGame(seen.game)?.autopilot(seen.view, seen.choices)
      seen = await insist<Acted>(
        'POST',
        '/api/seat/actions',
        { line, version: seen.version, key: crypto.randomUUID() },
        link
      )
      played++
    }
    const { version } = await insist<Envelope>('GET', '/api/seat', undefined, link)
    acknowledged += played
    wrong += Math.abs(version - played)
  }
  return { acknowledged, wrong }

  async function insist<Answer>(method: string, path: string, body?: object, link = ''): Promise<Answer> {
    for (;;) {
      const answer = await attempt(method, path, body, link)
      if (answer?.ok) return (await answer.json()) as Answer
      if (answer && answer.status < 500) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`)
      await sleep(RETRY_MS)
    }
  }

  async function attempt(
    method: string,
    path: string,
    body: object | undefined,
    link: string
  ): Promise<Response | null> {
    const headers = { Authorization: `Seat ${link}`, 'Content-Type': 'application/json' }
    try {
      const answer = await fetch(server.origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      const whole = await answer.arrayBuffer()
      return new Response(whole, answer)
    } catch {
      return null
    }
  }
}
