import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Effort } from './effort.ts'
import { insisting, type Played, playOn, type Server } from './person.ts'
import { type Remains, remainsOf } from './remains.ts'
import { migrate, started, workerds } from './runtime.ts'

const KILLS = { full: 100, brief: 1 }
const PLAYERS = { full: 16, brief: 4 }
// A life is as long as its work, so that a slow machine is killed amid as much of it as a fast one.
const MOST_ACTIONS = { full: 100, brief: 20 }
const MOST_MS = 5000
// A draft settles after 0.3 seconds, a turn is told after 0.2, so that most lives see both.
const TIMES = 300

export interface KillFigures extends Remains {
  readonly kills: number
  readonly matches: number
  readonly acknowledged: number
  readonly settledByAlarm: number
}

/**
 * Kills the runtime while people play, alarms ring, copies are written and mails are sent, again and again. What people
 * were told had been played must have been, once; and when nothing is due any more, every copy and mail must be there.
 */
export async function killFigures(effort: Effort): Promise<KillFigures> {
  const kills = KILLS[effort]
  const folder = mkdtempSync(join(tmpdir(), 'slow-boat-kills-'))
  const pace = { since: Date.now(), times: TIMES }
  const server: Server = { origin: '' }
  const insist = insisting(server)
  const stop = new AbortController()
  try {
    let runtime = await started(folder, { pace })
    await migrate(runtime)
    server.origin = (await runtime.ready).origin
    const tables: Played[] = []
    const players = Array.from({ length: PLAYERS[effort] }, () => playOn(tables, insist, stop.signal))
    for (let killed = 0; killed < kills; killed++) {
      await life(tables, MOST_ACTIONS[effort])
      for (const pid of workerds()) process.kill(pid, 'SIGKILL')
      await runtime.dispose()
      runtime = await started(folder, { pace })
      server.origin = (await runtime.ready).origin
    }
    stop.abort()
    await Promise.all(players)
    const remains: Remains[] = []
    for (const table of tables) remains.push(await remainsOf(table, insist))
    await runtime.dispose()
    const figures = {
      kills,
      matches: tables.length,
      acknowledged: acknowledged(tables),
      settledByAlarm: sum(tables, ({ byAlarm, done }) => (byAlarm ? done.length : 0)),
      unsettled: sum(remains, ({ unsettled }) => unsettled),
      lost: sum(remains, ({ lost }) => lost),
      doubled: sum(remains, ({ doubled }) => doubled),
      copiesWrong: sum(remains, ({ copiesWrong }) => copiesWrong),
      mails: sum(remains, ({ mails }) => mails),
      mailsLost: sum(remains, ({ mailsLost }) => mailsLost),
      mailsDoubled: sum(remains, ({ mailsDoubled }) => mailsDoubled)
    }
    console.log(
      `kills: ${kills} of the runtime; ${figures.acknowledged} actions in ${figures.matches} matches acknowledged, ` +
        `${figures.settledByAlarm} settled by the alarm, ${figures.lost} lost, ${figures.doubled} doubled; ` +
        `${figures.unsettled} rooms never settled, ${figures.copiesWrong} copies missing or wrong; ` +
        `${figures.mails} mails, ${figures.mailsLost} lost, ${figures.mailsDoubled} doubled`
    )
    return figures
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Until people have done some more, or for a few seconds. */
async function life(tables: readonly Played[], most: number): Promise<void> {
  const enough = acknowledged(tables) + most * Math.random()
  for (const until = Date.now() + MOST_MS; Date.now() < until && acknowledged(tables) < enough;) await sleep(5)
}

function acknowledged(tables: readonly Played[]): number {
  return sum(tables, ({ done }) => done.length)
}

function sum<One>(all: readonly One[], part: (one: One) => number): number {
  return all.reduce((total, one) => total + part(one), 0)
}
