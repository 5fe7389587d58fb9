import { told as ascent } from '../games/ascent/told.tsx'
import { told as tranquility } from '../games/tranquility/told.tsx'
import type { ToldGame } from './game.ts'

/** The games as texts and mails tell them; a new game is one line. */
const GAMES: { readonly [name: string]: ToldGame | undefined } = {
  tranquility: tranquility as ToldGame,
  ascent: ascent as ToldGame
}

export function toldGame(name: string): ToldGame {
  const game = GAMES[name]
  if (!game) throw new Error(`Cannot tell a match of "${name}": wanted one of "${Object.keys(GAMES).join('", "')}"`)
  return game
}
