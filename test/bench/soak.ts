import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { playEmpty, playMatch, type PlayMatch, type Work } from './crowd.ts'
import type { Effort } from './effort.ts'
import { type Memory, memoryOf, resident } from './memory.ts'
import { type Manner, migrate, started } from './runtime.ts'

const MOST_MINUTES = { full: 10, brief: 0 }
const MINUTE_MS = 60_000
const PEOPLE = 8
const ROUNDS = { full: 3, brief: 2 }
// A room that is not asked for ten seconds goes to sleep. By then its copy is written and its mails are sent.
const REST_MS = { full: 12_000, brief: 200 }
const PACE = 60
const LEAST_MS = { full: 1000, brief: 200 }
// To start and to end a runtime, and to look into its memory.
const START_MS = 10_000
const WATCH_MS = 500
const MEGABYTE = 1024 * 1024

/** Memory in megabytes: at first, at most, and when all rooms sleep again at the end. */
export interface SoakFigures {
  readonly matches: number
  readonly actions: number
  readonly requests: number
  readonly residentAtFirst: number
  readonly residentMost: number
  readonly residentAtLast: number
  readonly heapAtFirst: number
  readonly heapAtLast: number
  /** By how much it has grown from the first rest to the last. */
  readonly residentPerThousandMatches: number
  readonly residentPerThousandActions: number
  readonly heapPerThousandMatches: number
  readonly heapPerThousandActions: number
  readonly othersPerThousandMatches: number
}

/** All rooms asleep, after so much work. */
interface Rest {
  readonly memory: Memory
  readonly work: Work
}

/** An hour's work in some minutes: our rooms, empty ones under the same load, and ours with the runtime's traces. */
export async function soakFigures(
  effort: Effort,
  minutes = MOST_MINUTES[effort]
): Promise<Record<string, SoakFigures>> {
  const each = (Math.min(minutes, MOST_MINUTES[effort]) * MINUTE_MS) / 3 - START_MS
  const soak = (name: string, play: PlayMatch, manner: Manner) => soaked(name, each, play, manner, effort)
  return {
    ours: await soak('ours', playMatch, {}),
    empty: await soak('empty', playEmpty, { entry: 'empty' }),
    oursTraced: await soak('ours, traced', playMatch, { traced: true })
  }
}

async function soaked(
  name: string,
  forMs: number,
  play: PlayMatch,
  manner: Manner,
  effort: Effort
): Promise<SoakFigures> {
  const [rounds, restMs] = [ROUNDS[effort], REST_MS[effort]]
  const folder = mkdtempSync(join(tmpdir(), 'slow-boat-soak-'))
  const runtime = await started(folder, { ...manner, inspected: true, pace: { since: Date.now(), times: PACE } })
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, resident())), WATCH_MS)
  try {
    await migrate(runtime)
    const { origin } = await runtime.ready
    const work: Work = { matches: 0, actions: 0, requests: 0 }
    const rests: Rest[] = [{ memory: await memoryOf(runtime), work: { ...work } }]
    for (let round = 1; round <= rounds; round++) {
      const stop = AbortSignal.timeout(Math.max(Math.round(forMs / rounds) - restMs, LEAST_MS[effort]))
      await crowd(stop, () => play(origin, work, stop))
      tell(`${name}, round ${round}, awake`, work, await memoryOf(runtime))
      await sleep(restMs)
      const rest = { memory: await memoryOf(runtime), work: { ...work } }
      rests.push(rest)
      tell(`${name}, round ${round}, asleep`, work, rest.memory)
    }
    return figures(most, rests)
  } finally {
    clearInterval(watch)
    await runtime.dispose()
    rmSync(folder, { recursive: true, maxRetries: 3 })
  }
}

async function crowd(stop: AbortSignal, play: () => Promise<void>): Promise<void> {
  const people = Array.from({ length: PEOPLE }, async () => {
    while (!stop.aborted) await play()
  })
  await Promise.all(people)
}

function tell(what: string, { matches, requests }: Work, { resident: all, heap, others }: Memory): void {
  console.log(
    `soak, ${what}: ${matches} matches, ${requests} requests; ` +
      `${inMegabytes(all)} MB resident, ${inMegabytes(heap)} MB heap, ${inMegabytes(others)} MB in the runtime's own`
  )
}

// The first rest is before any work, the second after what is loaded once and kept.
function figures(most: number, rests: readonly Rest[]): SoakFigures {
  const [first, second, last] = [rests[0], rests[1], rests.at(-1)] as [Rest, Rest, Rest]
  const matches = (last.work.matches - second.work.matches) / 1000
  const actions = (last.work.actions - second.work.actions) / 1000
  const grown = (part: keyof Memory, thousands: number) =>
    inMegabytes((last.memory[part] - second.memory[part]) / thousands)
  return {
    ...last.work,
    residentAtFirst: inMegabytes(first.memory.resident),
    residentMost: inMegabytes(most),
    residentAtLast: inMegabytes(last.memory.resident),
    heapAtFirst: inMegabytes(first.memory.heap),
    heapAtLast: inMegabytes(last.memory.heap),
    residentPerThousandMatches: grown('resident', matches),
    residentPerThousandActions: grown('resident', actions),
    heapPerThousandMatches: grown('heap', matches),
    heapPerThousandActions: grown('heap', actions),
    othersPerThousandMatches: grown('others', matches)
  }
}

function inMegabytes(bytes: number): number {
  return Math.round((bytes / MEGABYTE) * 100) / 100
}
