import { ascent } from './ascent/index.ts'
import { odds as ascentOdds } from './ascent/odds.ts'
import { thinking as ascentThinking } from './ascent/thinking.ts'
import { cloud9 } from './cloud9/index.ts'
import { odds as cloud9Odds } from './cloud9/odds.ts'
import type { Game } from './game.ts'
import type { Odds } from './odds.ts'
import { tranquility } from './tranquility/index.ts'
import { odds as tranquilityOdds } from './tranquility/odds.ts'
import { thinking as tranquilityThinking } from './tranquility/thinking.ts'

/**
 * Every game and every version of its rules that a match may still use, with what its autopilot thinks with, which no page
 * needs; a new game is one line.
 */
const GAMES: readonly Game[] = [
  { ...tranquility, thinking: tranquilityThinking },
  { ...ascent, thinking: ascentThinking },
  cloud9
]

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

/** How hard its set-ups are, as far as that was measured; a new game is one line here, too. */
const ODDS: { readonly [game: string]: Odds } = {
  tranquility: tranquilityOdds,
  ascent: ascentOdds,
  cloud9: cloud9Odds
}

export function oddsOf(game: string): Odds | undefined {
  return ODDS[game]
}
