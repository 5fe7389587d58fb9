import { completeOptions } from '../../engine/options.ts'
import { autoplayedRecord } from '../../engine/autoplay.ts'
import { newestGames } from '../../engine/catalogue.ts'
import type { Game, Json, Seat } from '../../engine/game.ts'
import { randomPlay, seedOf } from '../random-play.ts'
import { wonAgainstChance } from './contest.ts'
import type { Effort } from './effort.ts'
import { paces, type Player } from './rounds.ts'
import { usedMs } from './times.ts'

const ASK_MS = { full: 1000, brief: 20 }
const POSITIONS_FROM = { full: 100, brief: 5 }
const AUTOPILOT_MATCHES = { full: 2000, brief: 1 }

export interface Speed {
  readonly game: string
  readonly randomGamesPerSecond: number
  readonly applyMicroseconds: number
  readonly choicesMicroseconds: number
  readonly viewMicroseconds: number
}

/** How fast each game is played on one core: whole random matches of two (three where two may not play), and what one question costs. */
export async function speed(effort: Effort): Promise<readonly Speed[]> {
  const speeds: Speed[] = []
  for (const game of newestGames()) {
    const [pace] = await paces([byChance(game)], effort)
    const figures = { game: game.name, randomGamesPerSecond: pace?.perSecond ?? 0, ...questions(game, effort) }
    console.log(
      `${game.name}: ${figures.randomGamesPerSecond} random games a second on one core; ` +
        `apply ${figures.applyMicroseconds} µs, choices ${figures.choicesMicroseconds} µs, view ${figures.viewMicroseconds} µs`
    )
    speeds.push(figures)
  }
  return speeds
}

/** Who plays such a game by chance. */
export function byChance({ name, version }: Pick<Game, 'name' | 'version'>): Player {
  return { thread: new URL('random-games.ts', import.meta.url), given: { name, version } }
}

export interface WinRate {
  readonly game: string
  readonly seats: number
  readonly won: number
}

/** How often the autopilots win, of a hundred matches; where players compete, one of them against others who play by chance. */
export function winRates(effort: Effort): readonly WinRate[] {
  return newestGames().flatMap(game => {
    const { least, most } = game.seats
    const isContest = game.tableStyle(completeOptions(game, {}, least)).table === 'competitive'
    return Array.from({ length: most - least + 1 }, (_, more) =>
      (isContest ? contested : winRate)(game, least + more, AUTOPILOT_MATCHES[effort])
    )
  })
}

function contested(game: Game, seats: number, matches: number): WinRate {
  const won = wonAgainstChance(game, seats, matches)
  console.log(`${game.name}, an autopilot among ${seats} who play by chance: won ${won} of 100 (${matches} matches)`)
  return { game: game.name, seats, won }
}

function winRate(game: Game, seats: number, matches: number): WinRate {
  let wins = 0
  for (let match = 0; match < matches; match++)
    if (autoplayedRecord(game, {}, seats, seedOf(match)).result.outcome === 'won') wins++
  const won = tenths((100 * wins) / matches)
  console.log(`${game.name}, ${seats} on autopilot: won ${won} of 100 (${matches} matches)`)
  return { game: game.name, seats, won }
}

type Questions = Pick<Speed, 'applyMicroseconds' | 'choicesMicroseconds' | 'viewMicroseconds'>

function questions(game: Game, effort: Effort): Questions {
  const seats = Math.max(2, game.seats.least)
  const numbers = Array.from({ length: POSITIONS_FROM[effort] }, (_, number) => number)
  const moments = numbers
    .flatMap(number => randomPlay(game, completeOptions(game, {}, seats), seats, number))
    .map(({ before: { state }, seat, line }) => ({ state, seat, action: game.parse(line) }))
  return {
    applyMicroseconds: each(({ state, seat, action }) => game.apply(state, seat, action)),
    choicesMicroseconds: each(({ state, seat }) => game.choices(state, seat)),
    viewMicroseconds: each(({ state, seat }) => game.view(state, seat))
  }

  function each(ask: (moment: Moment) => unknown): number {
    const begun = usedMs()
    let asked = 0
    for (; usedMs() - begun < ASK_MS[effort]; asked += moments.length) moments.forEach(ask)
    return tenths(((usedMs() - begun) * 1000) / asked)
  }
}

interface Moment {
  readonly state: Json
  readonly seat: Seat
  readonly action: unknown
}

function tenths(number: number): number {
  return Math.round(number * 10) / 10
}
