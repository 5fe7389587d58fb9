import { MEASURED_ODDS as ascentOdds } from './ascent/odds.ts'
import { serverGame as ascent } from './ascent/server-game.ts'
import { MEASURED_ODDS as cloud9Odds } from './cloud9/odds.ts'
import { serverGame as cloud9 } from './cloud9/server-game.ts'
import type { Game } from './game.ts'
import { MEASURED_ODDS as merchantsOdds } from './merchants/odds.ts'
import { serverGame as merchants } from './merchants/server-game.ts'
import type { AutopilotOdds } from './odds.ts'
import { MEASURED_ODDS as pubOdds } from './pub/odds.ts'
import { serverGame as pub } from './pub/server-game.ts'
import { MEASURED_ODDS as reefOdds } from './reef/odds.ts'
import { serverGame as reef } from './reef/server-game.ts'
import { MEASURED_ODDS as tranquilityOdds } from './tranquility/odds.ts'
import { serverGame as tranquility } from './tranquility/server-game.ts'

/** All games, in every version of their rules that a match may still use. A new game is one line here. */
const GAMES: readonly Game[] = [tranquility, ascent, reef, cloud9, pub, merchants]

/** The games, each in its newest version. */
export function newestGames(): readonly Game[] {
  return GAMES.filter(game => !GAMES.some(other => other.name === game.name && other.version > game.version))
}

/** Finds a game by name, in the version that a match began with; without a version, the newest. */
export function findGame(name: string, version?: number): Game | undefined {
  return version === undefined
    ? newestGames().find(game => game.name === name)
    : GAMES.find(game => game.name === name && game.version === version)
}

/** The measured odds of each game's set-ups; a second line that a new game needs. */
const ODDS: { readonly [game: string]: AutopilotOdds } = {
  tranquility: tranquilityOdds,
  ascent: ascentOdds,
  reef: reefOdds,
  cloud9: cloud9Odds,
  pub: pubOdds,
  merchants: merchantsOdds
}

export function measuredOddsOf(game: string): AutopilotOdds | undefined {
  return ODDS[game]
}
