import { ascent } from './ascent/index.ts'
import type { Game } from './game.ts'
import { tranquility } from './tranquility/index.ts'

/** Every game and every version of its rules that a match may still use; a new game is one line. */
const GAMES: readonly Game[] = [tranquility, ascent]

/** The newest rules of each game. */
export function games(): readonly Game[] {
  return GAMES.filter(game => !GAMES.some(other => other.name === game.name && other.version > game.version))
}

/** A game by name, with the rules that a match began with; the newest where none are named. */
export function findGame(name: string, version?: number): Game | undefined {
  return version === undefined
    ? games().find(game => game.name === name)
    : GAMES.find(game => game.name === name && game.version === version)
}
