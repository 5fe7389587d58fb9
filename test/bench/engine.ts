import { autoplayed } from '../../engine/autoplay.ts'
import { games } from '../../engine/catalogue.ts'
import type { Game, Json, Seat } from '../../engine/game.ts'
import { randomPlay, seedOf } from '../random-play.ts'
import { wonAgainstChance } from './contest.ts'
import { paces, type Player } from './rounds.ts'
import { usedMs } from './times.ts'

const ASK_MS = 1000
const POSITIONS_FROM = 100
const AUTOPILOT_MATCHES = 2000
export interface Speed {
  readonly game: string
  readonly randomGamesPerSecond: number
  readonly applyMicroseconds: number
  readonly choicesMicroseconds: number
  readonly viewMicroseconds: number
}

/** How fast each game is played on one core: whole random matches of two, and what one question costs. */
export async function speed(): Promise<readonly Speed[]> {
  const speeds: Speed[] = []
  for (const game of games()) {
    const [pace] = await paces([byChance(game)])
    const figures = { game: game.name, randomGamesPerSecond: pace?.perSecond ?? 0, ...questions(game) }
    console.log(
      `${game.name}: ${figures.randomGamesPerSecond} random games a second on one core; ` +
        `apply ${figures.applyMicroseconds} µs, choices ${figures.choicesMicroseconds} µs, view ${figures.viewMicroseconds} µs`
    )
    speeds.push(figures)
  }
  return speeds
}

/** Who plays such a game for two by chance. */
export function byChance({ name, version }: Pick<Game, 'name' | 'version'>): Player {
  return { thread: new URL('random-games.ts', import.meta.url), given: { name, version } }
}

export interface WinRate {
  readonly game: string
  readonly seats: number
  readonly won: number
}

/** How often the autopilots win, of a hundred matches; where players compete, one of them against others who play by chance. */
export function winRates(): readonly WinRate[] {
  return games().flatMap(game => {
    const { least, most } = game.seats
    const isContest = game.manner(game.options({}, least)).table === 'against'
    return Array.from({ length: most - least + 1 }, (_, more) => (isContest ? contested : winRate)(game, least + more))
  })
}

function contested(game: Game, seats: number): WinRate {
  const won = wonAgainstChance(game, seats, AUTOPILOT_MATCHES)
  console.log(
    `${game.name}, an autopilot among ${seats} who play by chance: won ${won} of 100 (${AUTOPILOT_MATCHES} matches)`
  )
  return { game: game.name, seats, won }
}

function winRate(game: Game, seats: number): WinRate {
  let wins = 0
  for (let match = 0; match < AUTOPILOT_MATCHES; match++)
    if (autoplayed(game, {}, seats, seedOf(match)).result.outcome === 'won') wins++
  const won = tenths((100 * wins) / AUTOPILOT_MATCHES)
  console.log(`${game.name}, ${seats} on autopilot: won ${won} of 100 (${AUTOPILOT_MATCHES} matches)`)
  return { game: game.name, seats, won }
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
  for (; usedMs() - begun < ASK_MS; asked += moments.length) moments.forEach(ask)
  return tenths(((usedMs() - begun) * 1000) / asked)
}

function tenths(number: number): number {
  return Math.round(number * 10) / 10
}
