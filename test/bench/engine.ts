import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { autoplayed } from '../../engine/autoplay.ts'
import { games } from '../../engine/catalogue.ts'
import type { Game, Json, Seat } from '../../engine/game.ts'
import { randomPlay, seedOf } from '../random-play.ts'
import type { Asked } from './random-games.ts'

const WARM_UPS = 2
const ROUNDS = 5
const ROUND_MS = 1000
const POSITIONS_FROM = 100
const AUTOPILOT_MATCHES = 2000
/**
 * Random legal games of two a second that boardgame.io played of the same rules on one core. A constant: nothing here runs
 * boardgame.io, so two machines are compared, to a factor of two at best.
 */
const BOARDGAME_IO: { readonly [game: string]: number } = { tranquility: 494 }
const THREAD = new URL('random-games.ts', import.meta.url)

export interface Speed {
  readonly game: string
  readonly randomGamesPerSecond: number
  readonly timesBoardgameIo?: number
  readonly applyMicroseconds: number
  readonly choicesMicroseconds: number
  readonly viewMicroseconds: number
}

/** How fast each game is played on one core: whole random matches of two, and what one question costs. */
export async function speed(): Promise<readonly Speed[]> {
  const speeds: Speed[] = []
  for (const game of games()) {
    const perSecond = Math.round(await randomGames(game))
    const figures = {
      game: game.name,
      randomGamesPerSecond: perSecond,
      ...beside(perSecond, BOARDGAME_IO[game.name]),
      ...questions(game)
    }
    console.log(
      `${game.name}: ${perSecond} random games a second on one core; apply ${figures.applyMicroseconds} µs, ` +
        `choices ${figures.choicesMicroseconds} µs, view ${figures.viewMicroseconds} µs`
    )
    if (figures.timesBoardgameIo)
      console.log(`× ${figures.timesBoardgameIo} of boardgame.io on one core: a constant, measured once`)
    speeds.push(figures)
  }
  return speeds
}

function beside(perSecond: number, other: number | undefined): Pick<Speed, 'timesBoardgameIo'> {
  return other === undefined ? {} : { timesBoardgameIo: tenths(perSecond / other) }
}

export interface WinRate {
  readonly game: string
  readonly seats: number
  readonly won: number
}

/** How often the autopilots win, of a hundred matches. */
export function winRates(): readonly WinRate[] {
  return games().flatMap(game => {
    const { least, most } = game.seats
    return Array.from({ length: most - least + 1 }, (_, more) => winRate(game, least + more))
  })
}

function winRate(game: Game, seats: number): WinRate {
  let wins = 0
  for (let match = 0; match < AUTOPILOT_MATCHES; match++)
    if (autoplayed(game, {}, seats, seedOf(match)).result.outcome === 'won') wins++
  const won = tenths((100 * wins) / AUTOPILOT_MATCHES)
  console.log(`${game.name}, ${seats} on autopilot: won ${won} of 100 (${AUTOPILOT_MATCHES} matches)`)
  return { game: game.name, seats, won }
}

/** The median round: the machines are noisy. The first rounds warm the thread up and are not counted. */
async function randomGames({ name, version }: Game): Promise<number> {
  const thread = new Worker(THREAD)
  const rounds: number[] = []
  for (let round = 0; round < WARM_UPS + ROUNDS; round++)
    rounds.push(await playRound(thread, { game: name, version }, round))
  await thread.terminate()
  const counted = rounds.slice(WARM_UPS)
  return counted.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0
}

/** How many games the thread plays in a second that it has a core to itself. */
async function playRound(thread: Worker, game: Pick<Asked, 'game' | 'version'>, round: number): Promise<number> {
  const begun = usedMs()
  const played = await answered(thread, { ...game, first: round * 1_000_000, forMs: ROUND_MS })
  return (played * 1000) / (usedMs() - begun)
}

async function answered(thread: Worker, asked: Asked): Promise<number> {
  const answer = once(thread, 'message')
  thread.postMessage(asked, [])
  return Number((await answer)[0])
}

type Questions = Pick<Speed, 'applyMicroseconds' | 'choicesMicroseconds' | 'viewMicroseconds'>

function questions(game: Game): Questions {
  const numbers = Array.from({ length: POSITIONS_FROM }, (_, number) => number)
  const moments = numbers
    .flatMap(number => randomPlay(game, game.options({}, 2), 2, number))
    .map(({ before: { state }, seat, line }) => ({ state, seat, action: game.read(line) }))
  return {
    applyMicroseconds: each(moments, ({ state, seat, action }) => game.apply(state, seat, action)),
    choicesMicroseconds: each(moments, ({ state, seat }) => game.choices(state, seat)),
    viewMicroseconds: each(moments, ({ state, seat }) => game.view(state, seat))
  }
}

interface Moment {
  readonly state: Json
  readonly seat: Seat
  readonly action: unknown
}

function each(moments: readonly Moment[], ask: (moment: Moment) => unknown): number {
  const begun = usedMs()
  let asked = 0
  for (; usedMs() - begun < ROUND_MS; asked += moments.length) moments.forEach(ask)
  return tenths(((usedMs() - begun) * 1000) / asked)
}

/** The time that the threads of this process had a core to themselves: what others do meanwhile doesn't count. */
function usedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function tenths(number: number): number {
  return Math.round(number * 10) / 10
}
