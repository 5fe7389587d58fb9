import { commitment, resultByRulesElseEarlyEnd } from '../../engine/match.ts'
import type { Exported } from '../../schema/wire/hosting.ts'
import { clock } from '../clock.ts'
import { entry } from '../match/envelope.ts'
import { leftAt } from '../match/handover.ts'
import { gameOf } from '../match/play.ts'
import { TALK_READ } from '../match/talk.ts'
import type { Ledger, Table } from './ledger.ts'
import { recordIn } from './record.ts'

type Books = Pick<Ledger, 'whole' | 'said'>

/** The match as its host may take it along: what a watcher may see, and once it is over, everything. */
export function exportedFrom(ledger: Books, table: Table): Exported {
  const { match, seats } = table
  const { id, setup, pace, links, openedAt, host, version, waits, earlyEnd, annals, seed, state } = match
  const game = gameOf(match)
  const result = resultByRulesElseEarlyEnd(game, match)
  return {
    format: 'slow-boat-match',
    formatVersion: 1,
    exportedAt: clock.now(),
    match: id,
    setup,
    pace,
    links,
    openedAt,
    host: host?.name ?? null,
    seats: seats.map(row => ({ name: row.name, takenAt: row.takenAt, leftAt: leftAt(row) })),
    version,
    awaits: waits.map(({ seat }) => seat),
    agreed: earlyEnd.agreed,
    result,
    commitment: commitment(seed, setup),
    view: game.view(state, 'watcher'),
    log: ledger.whole().map(line => entry(line, 'watcher')),
    happened: annals,
    said: ledger.said(TALK_READ).map(({ seat, at, text, phrase }) => ({ seat, at, text, phrase })),
    record: result && recordIn(ledger, table)
  }
}
