import { normalizeLine } from '../../engine/match.ts'
import type { MatchRow } from '../../schema/room-tables.ts'
import { draftsOf } from './drafts.ts'
import { gameOf, newestBack, takeBack } from './play.ts'
import { type AskedLines, keyOfLine } from './several.ts'

/** Takes back the lines of an answer that are still drafts, the last first, unless another line lies behind them. */
export function takeBackLines(match: MatchRow, asked: AskedLines, now: number): MatchRow {
  const { seat, key, lines } = asked
  const keys = lines.map((_, at) => keyOfLine(key, at))
  const last = draftsOf(match, seat).at(-1)
  return last && keys.includes(last.key) ? takeBackLines(takeBack(match, seat, now), asked, now) : match
}

/** Notes an answer that has not come as taken back: under its key nothing is played from then on. */
export function refuseLater(match: MatchRow, { seat, key, lines }: AskedLines): MatchRow {
  const line = normalizeLine(gameOf(match), lines[0] ?? '')
  return { ...match, undone: newestBack([...match.undone, { seat, key, line, version: match.version }]) }
}
