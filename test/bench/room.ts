import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'
import { nextAwaitedSeat } from '../../engine/autoplay.ts'
import type { Options } from '../../engine/game.ts'
import type { Acted } from '../../schema/wire/acting.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { Opened } from '../../schema/wire/links.ts'
import { writeLink } from '../../worker/keys/links.ts'
import type { Effort } from './effort.ts'
import { type EarlierFigures, type Kept, MODULES, earlierFigures, longLine } from './earlier.ts'
import { migrate, SECRETS, started } from './runtime.ts'
import { median, ratio, timed } from './times.ts'

const ROUNDS = { full: 300, brief: 10 }
const WARM = { full: 100, brief: 2 }
const LONG = { full: 1000, brief: 60 }
const MINUTE_MS = 60_000
/** Where writing takes no time, on a machine that has it: what a disk takes is the machine's, and not ours. */
const IN_MEMORY = '/dev/shm'

export interface RoomFigures extends EarlierFigures {
  /** Medians in milliseconds, through the Worker, one request at a time. */
  readonly emptyCallMs: number
  readonly actionMs: number
  readonly actionBesideEmptyCall: number
  /** A call that writes one row and does nothing else: it too is answered only when that is on the disk. */
  readonly writingCallBesideEmptyCall: number
  /** The same where no alarm was set yet: the local runtime writes those to a file of their own. */
  readonly alarmingActionBesideEmptyCall: number
  readonly actionAtLogThousandBesideOne: number
  readonly wakingAtLogThousandBesideOne: number
  /** Over the whole life of one action with one notice. */
  readonly rowsInRoom: number
}

type Times = Omit<RoomFigures, 'rowsInRoom' | keyof EarlierFigures>

/** What an action costs in the real runtime. */
export async function roomFigures(effort: Effort): Promise<RoomFigures> {
  const figures = await within(existsSync(IN_MEMORY) ? IN_MEMORY : tmpdir(), async client => {
    const long = await client.table(1, MODULES)
    await long.playOn(LONG[effort])
    return {
      ...(await times(client, effort)),
      ...(await earlierFigures(long, effort)),
      rowsInRoom: await rows(client)
    }
  })
  console.log(
    `room: empty call ${figures.emptyCallMs} ms, action ${figures.actionMs} ms (${besideEmptyCall(figures)}); ` +
      `log of ${LONG[effort]} beside 1: action × ${figures.actionAtLogThousandBesideOne}, waking × ${figures.wakingAtLogThousandBesideOne}; ` +
      `${figures.rowsInRoom} rows for an action with a notice; ` +
      `the last moments of ${figures.linesReplayed} lines ${figures.earlierMs} ms, the engine alone ${figures.replayMs} ms`
  )
  // What is printed alone is measured where somebody reads it.
  if (effort === 'full') {
    const onDisk = await within(tmpdir(), client => times(client, effort))
    console.log(`room on this machine's disk: ${besideEmptyCall(onDisk)}`)
  }
  return figures
}

function besideEmptyCall(times: Times): string {
  const { actionBesideEmptyCall, alarmingActionBesideEmptyCall, writingCallBesideEmptyCall } = times
  return `× ${actionBesideEmptyCall}, × ${alarmingActionBesideEmptyCall} where it sets the alarm, a call that writes a row × ${writingCallBesideEmptyCall}`
}

/** Measures in a runtime of its own, with its data in a folder of that one. */
async function within<Figures>(parent: string, measure: (client: Client) => Promise<Figures>): Promise<Figures> {
  const folder = mkdtempSync(join(parent, 'slow-boat-bench-'))
  const runtime = await started(folder)
  try {
    await migrate(runtime)
    return await measure(await clientOf(runtime))
  } finally {
    await runtime.dispose()
    rmSync(folder, { recursive: true })
  }
}

type Client = Awaited<ReturnType<typeof clientOf>>

async function times(client: Client, effort: Effort): Promise<Times> {
  const [short, long] = [await client.table(1), await client.table(LONG[effort])]
  const empty: number[] = []
  const writing: number[] = []
  const actions: number[] = []
  const alarming: number[] = []
  const longActions: number[] = []
  const wakes: number[] = []
  const longWakes: number[] = []
  for (let round = 0; round < WARM[effort] + ROUNDS[effort]; round++) {
    const kept = round >= WARM[effort]
    // In turns, so that whatever else the machine does falls on all of them alike.
    const took = [await timed(client.empty), await timed(short.rewrite), await short.timedAction()]
    took.push(await long.timedAction())
    await short.rest()
    took.push(await short.timedAction())
    for (const [at, list] of [empty, writing, actions, longActions, alarming].entries())
      if (kept) list.push(took[at] as number)
    if (kept && round % 5 === 0) {
      wakes.push(await short.timedWaking())
      longWakes.push(await long.timedWaking())
    }
  }
  return {
    emptyCallMs: median(empty),
    actionMs: median(actions),
    actionBesideEmptyCall: ratio(actions, empty),
    alarmingActionBesideEmptyCall: ratio(alarming, empty),
    writingCallBesideEmptyCall: ratio(writing, empty),
    actionAtLogThousandBesideOne: ratio(longActions, actions),
    wakingAtLogThousandBesideOne: ratio(longWakes, wakes)
  }
}

async function rows(client: Client): Promise<number> {
  const table = await client.table(1)
  for (const ms of [0, MINUTE_MS, MINUTE_MS]) await table.ring(ms)
  await table.rows()
  await table.turn()
  for (const ms of [0, MINUTE_MS]) await table.ring(ms)
  return table.rows()
}

async function clientOf(runtime: Miniflare) {
  const origin = (await runtime.ready).origin

  async function call<Answer>(method: string, path: string, link = '', body?: object): Promise<Answer> {
    const headers = { Authorization: `Seat ${link}`, 'Content-Type': 'application/json' }
    const answer = await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }

  return { empty: () => call('POST', '/bench/empty', '', { nothing: true }), table }

  /** A match of two, with a log so long, at which somebody acts and takes it back. */
  async function table(lines: number, options: Options = {}) {
    const seats = ['Ann', 'Ben'].map(name => ({ name, address: `${name.toLowerCase()}@example.org` }))
    const asked = { key: crypto.randomUUID(), game: 'tranquility', options, seats }
    const { match, links } = await call<Opened<string>>('POST', '/api/matches', '', asked)
    const seatLinks = links.seats.map(({ link }) => link)
    for (const [seat, link] of seatLinks.entries()) {
      const via = writeLink({ match, role: 'confirm', seat, generation: 0 }, SECRETS)
      await call('POST', '/api/seat/take', link, { via })
    }
    await turn()
    if (lines > 1) await bench('lengthen', `&lines=${lines}`)

    return {
      timedAction,
      timedWaking,
      timedEarlier: () => timed(() => call('GET', '/api/seat/at', seatLinks[0])),
      turn,
      playOn,
      kept: () => bench<Kept>('kept'),
      rewrite: () => bench('rewrite'),
      rest: () => bench('rest'),
      ring: (ms: number) => bench('alarm', `&ms=${ms}`),
      rows: () => bench<number>('rows')
    }

    function bench<Answer>(what: string, more = ''): Promise<Answer> {
      return call<Answer>('POST', `/bench/${what}?match=${match}${more}`)
    }

    async function next(last = -1): Promise<{ seat: number; link: string; envelope: Envelope }> {
      const { awaits } = await call<Envelope>('GET', '/api/seat', seatLinks[0])
      const seat = nextAwaitedSeat(last, awaits) ?? 0
      const link = seatLinks[seat] ?? ''
      return { seat, link, envelope: await call<Envelope>('GET', '/api/seat', link) }
    }

    async function turn(): Promise<void> {
      const { link, envelope } = await next()
      await settled(link, actionOf(envelope))
    }

    async function settled(link: string, action: object): Promise<void> {
      await call<Acted>('POST', '/api/seat/actions', link, action)
      await call('POST', '/api/seat/settle', link)
    }

    /** Plays until the log has so many lines, or the match is over. */
    async function playOn(lines: number): Promise<void> {
      let now = await next()
      while (!now.envelope.result && now.envelope.version + 1 < lines) {
        await settled(now.link, actionOf(now.envelope, longLine(now.envelope, lines)))
        now = await next(now.seat)
      }
    }

    async function timedAction(): Promise<number> {
      const { link, envelope } = await next()
      const action = actionOf(envelope)
      const took = await timed(() => call('POST', '/api/seat/actions', link, action))
      await call('DELETE', '/api/seat/actions', link)
      return took
    }

    async function timedWaking(): Promise<number> {
      await bench('sleep')
      return timed(() => call('GET', '/api/seat', seatLinks[0]))
    }
  }
}

function actionOf({ version, choices }: Envelope, line = choices[0]?.try): object {
  return { line, version, key: crypto.randomUUID() }
}
