import { autoplayed } from '../../engine/autoplay.ts'
import { games } from '../../engine/catalogue.ts'
import type { Game, Json, Seat } from '../../engine/game.ts'
import { type Random, random, shuffled } from '../../engine/random.ts'
import { anyLine, anyOf } from '../choices.ts'
import { randomPlay, seedOf } from '../random-play.ts'

const ROUNDS = 5
const ROUND_MS = 1000
const POSITIONS_FROM = 100
const AUTOPILOT_MATCHES = 2000
/** Random legal games of two a second that boardgame.io played of the same rules. */
const BOARDGAME_IO = 497

// The chance of a bench need not be repeatable, and must cost next to nothing.
const below = (end: number) => Math.floor(Math.random() * end)
const dice: Random = { below, shuffle: list => shuffled(list, below), position: () => 0 }

export interface Speed {
  readonly game: string
  readonly randomGamesPerSecond: number
  readonly timesBoardgameIo: number
  readonly applyMicroseconds: number
  readonly choicesMicroseconds: number
  readonly viewMicroseconds: number
}

/** How fast each game is played: whole random matches of two, and what one question costs. */
export function speed(): readonly Speed[] {
  return games().map(game => {
    const perSecond = Math.round(randomGames(game))
    const figures = {
      game: game.name,
      randomGamesPerSecond: perSecond,
      timesBoardgameIo: tenths(perSecond / BOARDGAME_IO),
      ...questions(game)
    }
    console.log(
      `${game.name}: ${figures.randomGamesPerSecond} random games a second (boardgame.io × ${figures.timesBoardgameIo}); ` +
        `apply ${figures.applyMicroseconds} µs, choices ${figures.choicesMicroseconds} µs, view ${figures.viewMicroseconds} µs`
    )
    return figures
  })
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

// The median round: the machines are noisy.
function randomGames(game: Game): number {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const begun = usedMs()
    let played = 0
    for (; usedMs() - begun < ROUND_MS; played++) randomGame(game, round * 1_000_000 + played)
    return (played * 1000) / (usedMs() - begun)
  })
  return rounds.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0
}

function randomGame(game: Game, number: number): void {
  const seed = new Uint8Array(32)
  new DataView(seed.buffer).setUint32(0, number)
  const stream = random(seed)
  let state = onward(game, game.deal(game.options({}, 2), 2, stream).state, stream)
  for (let [seat] = game.awaits(state); seat !== undefined; [seat] = game.awaits(state)) {
    const line = anyLine(anyOf(game.choices(state, seat), dice), dice)
    state = onward(game, game.apply(state, seat, game.read(line)).state, stream)
  }
}

function onward(game: Game, from: Json, stream: Random): Json {
  let state = from
  for (let step = game.advance(state, stream); step; step = game.advance(state, stream)) state = step.state
  return state
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

interface Asked {
  readonly state: Json
  readonly seat: Seat
  readonly action: unknown
}

function each(moments: readonly Asked[], ask: (moment: Asked) => unknown): number {
  const begun = usedMs()
  let asked = 0
  for (; usedMs() - begun < ROUND_MS; asked += moments.length) moments.forEach(ask)
  return tenths(((usedMs() - begun) * 1000) / asked)
}

/** The time that this process had a core to itself: what others do on the machine meanwhile doesn't count. */
function usedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function tenths(number: number): number {
  return Math.round(number * 10) / 10
}
