import { autoplay, nextAwaitedSeat } from '../../engine/autoplay.ts'
import { findGame } from '../../engine/catalogue.ts'
import type { Game, Json, Options } from '../../engine/game.ts'
import { openMatch, decideAndSettle } from '../../engine/match.ts'
import { searchLine } from '../../engine/search.ts'
import { seedOf } from '../random-play.ts'
import type { Effort } from './effort.ts'
import { hundredths, median, usedMs } from './times.ts'
import { type Wins, winsOf } from './wins.ts'

const MATCHES = { full: 300, brief: 1 }
const SET_UPS = { full: Infinity, brief: 1 }

/** Where autopilots are strong, and where they are weak. */
const SETUPS: readonly { readonly game: string; readonly options: Options; readonly seats: number }[] = [
  { game: 'tranquility', options: {}, seats: 2 },
  { game: 'tranquility', options: {}, seats: 1 },
  { game: 'tranquility', options: { storms: true }, seats: 2 },
  { game: 'tranquility', options: { monsters: 5 }, seats: 2 },
  { game: 'ascent', options: {}, seats: 2 },
  { game: 'ascent', options: {}, seats: 1 },
  { game: 'ascent', options: { greenPath: true, documentary: true, wildlife: true }, seats: 2 }
]

export interface Thoughtful {
  readonly game: string
  readonly options: string
  readonly seats: number
  readonly matches: number
  /** Of a hundred matches, with what first comes to mind and with a thought; and what the true rate is likely to be. */
  readonly wonAtOnce: number
  readonly likelyAtOnce: string
  readonly wonThinking: number
  readonly likelyThinking: string
  readonly medianMs: number
  readonly longestMs: number
}

/** How often autopilots win who play what first comes to mind, and who think: the same matches. */
export function thoughtful(effort: Effort, matches = MATCHES[effort]): readonly Thoughtful[] {
  return SETUPS.slice(0, SET_UPS[effort]).map(({ game: name, options, seats }) => {
    const game = findGame(name)
    if (!game) throw new Error(`Cannot find the game "${name}"`)
    const numbers = Array.from({ length: matches }, (_, number) => number)
    const times: number[] = []
    const atOnce = winsIn(
      game,
      numbers.map(number => autoplay(game, options, seats, seedOf(number)).match.state)
    )
    const thinking = winsIn(
      game,
      numbers.map(number => thoughtOut(game, options, seats, number, times))
    )
    const figures = {
      game: name,
      options: JSON.stringify(options),
      seats,
      matches,
      wonAtOnce: atOnce.won,
      likelyAtOnce: likely(atOnce),
      wonThinking: thinking.won,
      likelyThinking: likely(thinking),
      medianMs: median(times),
      longestMs: hundredths(Math.max(...times))
    }
    console.log(Object.values(figures).join(' '))
    return figures
  })
}

/** Lets autopilots play who think, each thought by a seed of its own. */
function thoughtOut(game: Game, options: Options, seats: number, number: number, times: number[]): Json {
  let { match } = openMatch(game, options, seats, seedOf(number))
  for (let last = -1, thoughts = 0; ; thoughts++) {
    const seat = nextAwaitedSeat(last, game.awaits(match.state))
    if (seat === undefined) return match.state
    const [view, choices] = [game.view(match.state, seat), game.choices(match.state, seat)]
    const begun = usedMs()
    const { line } = searchLine(
      game,
      { options: match.setup.options, seat, view, choices },
      thoughtSeed(number, thoughts)
    )
    times.push(usedMs() - begun)
    match = decideAndSettle(game, match, seat, line).match
    last = seat
  }
}

function thoughtSeed(match: number, thought: number): Uint8Array {
  const seed = new Uint8Array(32).fill(0x7e)
  new DataView(seed.buffer).setUint32(0, match)
  new DataView(seed.buffer).setUint32(4, thought)
  return seed
}

function winsIn(game: Game, ends: readonly Json[]): Wins {
  return winsOf(ends.filter(state => game.result(state)?.outcome === 'won').length, ends.length)
}

function likely({ least, most }: Wins): string {
  return `${least}–${most}`
}
