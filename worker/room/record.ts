import { type MatchRecord, resultOf } from '../../engine/match.ts'
import { assemble } from '../../engine/record.ts'
import { Refusal } from '../../engine/refusal.ts'
import { gameOf } from '../match/play.ts'
import type { Ledger } from './ledger.ts'

const MOST_LINES = 100_000

/** The whole match, with everything that was hidden; only when it is over. */
export function recordIn(ledger: Pick<Ledger, 'table' | 'oldest'>): MatchRecord {
  const { match, seats } = ledger.table()
  const game = gameOf(match)
  const result = resultOf(game, match)
  if (!result) throw new Refusal('NOT_OVER')
  const lines = ledger
    .oldest(MOST_LINES, -1)
    .map(({ seat, at, line, events, by }) => ({ seat, at, line, events, ...(by && { by }) }))
  const names = seats.map(({ name }) => name)
  return assemble(game, match, lines, result, names)
}
