import { game as ascent } from '../games/ascent/record.ts'
import { game as tranquility } from '../games/tranquility/record.ts'
import type { RecordGame } from './game.ts'

/** What a record shows of each game besides its board; a new game is one line. */
const GAMES: Readonly<Record<string, RecordGame>> = {
  tranquility: tranquility as RecordGame,
  ascent: ascent as RecordGame
}

export function recordGame(name: string): RecordGame {
  const game = GAMES[name]
  if (!game) throw new Error(`Cannot show a record of "${name}": wanted one of "${Object.keys(GAMES).join('", "')}"`)
  return game
}
