import { SELF_PLAY_WIN_COUNTS as ascentWinCounts } from './ascent/win-counts.ts'
import { gameWithServerOnlyHooks as ascent } from './ascent/server-game.ts'
import { SELF_PLAY_WIN_COUNTS as cloud9WinCounts } from './cloud9/win-counts.ts'
import { gameWithServerOnlyHooks as cloud9 } from './cloud9/server-game.ts'
import type { Game } from './game.ts'
import { SELF_PLAY_WIN_COUNTS as merchantsWinCounts } from './merchants/win-counts.ts'
import { gameWithServerOnlyHooks as merchants } from './merchants/server-game.ts'
import type { SelfPlayWinCounts } from './win-counts.ts'
import { SELF_PLAY_WIN_COUNTS as pubWinCounts } from './pub/win-counts.ts'
import { gameWithServerOnlyHooks as pub } from './pub/server-game.ts'
import { SELF_PLAY_WIN_COUNTS as reefWinCounts } from './reef/win-counts.ts'
import { gameWithServerOnlyHooks as reef } from './reef/server-game.ts'
import { SELF_PLAY_WIN_COUNTS as tranquilityWinCounts } from './tranquility/win-counts.ts'
import { gameWithServerOnlyHooks as tranquility } from './tranquility/server-game.ts'

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

/** The measured win counts of each game's set-ups; a second line that a new game needs. */
const WIN_COUNTS: { readonly [game: string]: SelfPlayWinCounts } = {
  tranquility: tranquilityWinCounts,
  ascent: ascentWinCounts,
  reef: reefWinCounts,
  cloud9: cloud9WinCounts,
  pub: pubWinCounts,
  merchants: merchantsWinCounts
}

export function measuredWinCountsOf(game: string): SelfPlayWinCounts | undefined {
  return WIN_COUNTS[game]
}
