import { normalizeLine } from '../../engine/match.ts'
import { Refusal } from '../../engine/refusal.ts'
import type { MatchRow } from '../../schema/room-tables.ts'
import type { Verdict } from '../../schema/wire/answering.ts'
import { gameOf } from './play.ts'
import { type AskedLines, keyOfLine } from './several.ts'

/** A line that an answer made. */
interface Made {
  readonly line: string
  /** The version that it made; none yet while it is a draft, none ever where it was taken back. */
  readonly version: number | null
}

/** What came of an answer: the version that its last line made, and what became of each up to the first that was refused. */
export interface Came {
  readonly made: number | null
  readonly lines: readonly Verdict[]
}

type FindLine = (seat: number, key: string, after: number) => Made | undefined

/**
 * What a seat's answer made when it was sent before, under the same key; undefined for one that is new. A key belongs to
 * one answer: which, is seen by its lines, unless they may be numbers.
 */
export function madeBefore(match: MatchRow, asked: AskedLines, findLine: FindLine): Came | undefined {
  const game = gameOf(match)
  const lines = linesMade(match, asked, findLine)
  const isOther = ({ line }: Made, at: number) => line !== normalizeLine(game, asked.lines[at] ?? '')
  const isReused = lines.length > asked.lines.length || (!asked.numbered && lines.some(isOther))
  if (isReused) throw new Refusal('KEY_REUSED')
  return cameOf(match, asked, lines)
}

function linesMade(match: MatchRow, asked: AskedLines, findLine: FindLine): readonly Made[] {
  const lines: Made[] = []
  for (let made = lineMade(match, asked, 0, findLine); made; made = lineMade(match, asked, lines.length, findLine))
    lines.push(made)
  return lines
}

function lineMade(
  match: MatchRow,
  { seat, version, key }: AskedLines,
  at: number,
  findLine: FindLine
): Made | undefined {
  const own = keyOfLine(key, at)
  const isSame = (other: { seat: number; key: string }) => other.seat === seat && other.key === own
  const unsettled = match.drafts.find(isSame) ?? match.undone.find(back => isSame(back) && back.version >= version)
  if (unsettled) return { line: unsettled.line, version: null }
  return version < match.version ? findLine(seat, own, version) : undefined
}

/** What was not played then is not played now either. */
function cameOf({ cuts }: MatchRow, asked: AskedLines, made: readonly Made[]): Came | undefined {
  const last = made.at(-1)
  if (!last) return undefined
  const { seat, key, lines } = asked
  const { code, facts } = cuts.find(cut => cut.seat === seat && cut.key === key) ?? { code: 'STALE', facts: {} }
  const verdicts = lines.slice(0, made.length + 1).map((said, at) => {
    const { line = null } = made[at] ?? {}
    return { said, line, refused: line === null ? { code, facts } : null }
  })
  return { made: last.version, lines: verdicts }
}
