import { type MatchRecord, resultByRulesElseEarlyEnd } from '../../engine/match.ts'
import { assembleRecord } from '../../engine/record.ts'
import { Refusal } from '../../engine/refusal.ts'
import { gameOf } from '../match/play.ts'
import type { Ledger, Table } from './ledger.ts'

/** The whole match, with everything that was hidden; only when it is over. */
export function recordIn(ledger: Pick<Ledger, 'whole'>, { match, seats }: Table): MatchRecord {
  const game = gameOf(match)
  const result = resultByRulesElseEarlyEnd(game, match)
  if (!result) throw new Refusal('NOT_OVER')
  const lines = ledger.whole().map(({ seat, at, line, events, by }) => ({ seat, at, line, events, ...(by && { by }) }))
  const names = seats.map(({ name }) => name)
  return assembleRecord(game, match, lines, result, names)
}
