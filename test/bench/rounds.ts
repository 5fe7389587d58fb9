import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Asked, Played, Tally } from './by-chance.ts'
import type { Effort } from './effort.ts'
import { hundredths, median, usedMs } from './times.ts'

const WARM_UPS = 2
const ROUNDS = 5
const ROUND_MS = { full: 1000, brief: 5 }

/** A thread that plays by chance, and what it is given. */
export interface Player {
  readonly thread: URL
  readonly given: unknown
}

export interface Pace {
  readonly games: number
  readonly perSecond: number
  /** How many actions of each kind a game has, on average. */
  readonly actions: Tally
  /** Of a hundred games, how many end so. */
  readonly ends: Tally
}

interface Round {
  readonly perSecond: number
  readonly played: Played
}

/**
 * How many games each plays in a second that it has a core to itself, in turns: the median round, as the machines are
 * noisy. The first rounds warm the threads up and are not counted.
 */
export async function paces(players: readonly Player[], effort: Effort): Promise<readonly Pace[]> {
  const threads = players.map(({ thread, given }) => new Worker(thread, { workerData: given }))
  const rounds: Round[][] = threads.map(() => [])
  for (let round = 0; round < WARM_UPS + ROUNDS; round++)
    for (const [at, thread] of threads.entries()) rounds[at]?.push(await playRound(thread, round, ROUND_MS[effort]))
  await Promise.all(threads.map(thread => thread.terminate()))
  return rounds.map(played => paceOf(played.slice(WARM_UPS)))
}

async function playRound(thread: Worker, round: number, forMs: number): Promise<Round> {
  const begun = usedMs()
  const played = await answered(thread, { first: round * 1_000_000, forMs })
  return { perSecond: (played.games * 1000) / (usedMs() - begun), played }
}

async function answered(thread: Worker, asked: Asked): Promise<Played> {
  const answer = once(thread, 'message')
  thread.postMessage(asked, [])
  return (await answer)[0]
}

function paceOf(rounds: readonly Round[]): Pace {
  const played = rounds.map(round => round.played)
  const games = played.reduce((sum, round) => sum + round.games, 0)
  return {
    games,
    perSecond: Math.round(median(rounds.map(round => round.perSecond))),
    actions: sumOf(
      played.map(round => round.verbs),
      1 / games
    ),
    ends: sumOf(
      played.map(round => round.ends),
      100 / games
    )
  }
}

function sumOf(tallies: readonly Tally[], times: number): Tally {
  const names = [...new Set(tallies.flatMap(tally => Object.keys(tally)))].sort()
  return Object.fromEntries(
    names.map(name => [name, hundredths(times * tallies.reduce((sum, tally) => sum + (tally[name] ?? 0), 0))])
  )
}
