import { phrasesOfSilentGame } from '../../engine/defaults.ts'
import type { TableStyle } from '../../engine/game.ts'
import { resultByRulesElseEarlyEnd } from '../../engine/match.ts'
import { Refusal } from '../../engine/refusal.ts'
import type { MatchRow, SaidRow } from '../../schema/room-tables.ts'
import type { Say } from '../../schema/wire/talk.ts'
import { HOUR_MS } from '../clock.ts'
import { gameOf } from './play.ts'
import { tooMany } from './too-many.ts'

const MOST_AN_HOUR = 30
/** Enough to find a key again, and an hour of talk at the largest table. */
export const TALK_READ = 300

/** How many messages a room stores: the oldest goes when one more is said. */
export const TALK_KEPT = 1000

/** How much of what was said an envelope shows. */
export const TALK_SHOWN = 40

/** What may be said while the match runs. */
export function talkOf(match: MatchRow): TableStyle['talk'] {
  return gameOf(match).tableStyle(match.setup.options).talk
}

/** What a seat says; null if it has said so before, under the same key. While a silent match runs, its game's phrases and nothing else. */
export function say(
  match: MatchRow,
  seat: number,
  { text, key }: Say,
  recent: readonly SaidRow[],
  now: number
): Omit<SaidRow, 'id'> | null {
  const own = recent.filter(said => said.seat === seat)
  const before = own.find(said => said.key === key)
  if (before && before.text !== text) throw new Refusal('KEY_REUSED')
  if (before) return null
  const game = gameOf(match)
  const phrase = phrasesOfSilentGame(game, match.state, seat).includes(text)
  const free = resultByRulesElseEarlyEnd(game, match) !== null || talkOf(match) === 'free'
  if (!phrase && !free) throw new Refusal('TALK_SILENT')
  const counted = own.filter(said => now - said.at < HOUR_MS).at(-MOST_AN_HOUR)
  if (counted) throw tooMany(counted.at + HOUR_MS - now)
  return { seat, at: now, text, phrase, key }
}
