import { findGame as findOurs } from '../engine/catalogue.ts'
import type { Game } from '../engine/game.ts'
import { astray, ballot, daydream } from './ballot.ts'
import { regatta } from './regatta.ts'
import { shells } from './shells/engine/index.ts'

export { newestGames, measuredWinCountsOf } from '../engine/catalogue.ts'

const OURS: readonly Game[] = [ballot, astray, daydream, regatta, shells]

/** The catalogue with games that nobody is offered. */
export function findGame(name: string, version?: number): Game | undefined {
  return OURS.find(game => game.name === name) ?? findOurs(name, version)
}
