import { normalizeLine } from '../../engine/match.ts'
import { Refusal } from '../../engine/refusal.ts'
import type { Cut, MatchRow } from '../../schema/room-tables.ts'
import type { Verdict } from '../../schema/wire/answering.ts'
import { LINE_LENGTH, LINES } from '../../schema/wire/limits.ts'
import type { List } from './numbered.ts'
import { act, type Asked, gameOf, liesBehind, type Played, settle } from './play.ts'

/** How many answers of a seat that were cut short are known again, from as many pages. */
const CUTS_KEPT = 5

/** An answer: the lines of a turn, say, one after the other. */
export interface AskedLines extends Omit<Asked, 'line'> {
  readonly lines: readonly string[]
  /** Numbers of the list that was shown may stand among them; null where nobody knows any more which one that was. */
  readonly numbered?: List | null
}

export interface PlayedLines extends Played {
  /** What came of each line, up to the first that was refused. */
  readonly verdicts: readonly Verdict[]
}

/** The key that a line of an answer is known by: the answer's own, and further ones that no client can have. */
export function keyOfLine(key: string, at: number): string {
  return at === 0 ? key : `${key};${at}`
}

/**
 * The lines of an answer, each judged on the position after the one before, up to the first that is refused: those before
 * it stand. `meant` is the line that is meant by what was said, and raises what speaks against it before the rules do.
 */
export function actOn(match: MatchRow, asked: AskedLines, meant: (said: string) => string, now: number): PlayedLines {
  const verdicts: Verdict[] = []
  let played: Played = { match, lines: [] }
  for (const [at, said] of asked.lines.entries()) {
    try {
      if (at >= LINES) throw new Refusal('TOO_MANY_LINES', { most: LINES })
      if (said.length > LINE_LENGTH) throw new Refusal('BAD_ACTION')
      const line = normalizeLine(gameOf(match), meant(said))
      if (at > 0) played = follow(played, settleBefore(played.match, { ...asked, line }, now))
      const version = at > 0 ? played.match.version : asked.version
      const { refused, ...then } = act(played.match, { ...asked, line, version, key: keyOfLine(asked.key, at) }, now)
      played = follow(played, then)
      if (refused) throw refused
      verdicts.push({ said, line, refused: null })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { code, facts } = error
      verdicts.push({ said: said.slice(0, LINE_LENGTH), line: null, refused: { code, facts } })
      return { ...played, match: at > 0 ? cut(played.match, { ...asked, code, facts }) : played.match, verdicts }
    }
  }
  return { ...played, verdicts }
}

/** What a line settles that its seat has played before it, unless it lies behind that: on what that comes to, it is judged. */
function settleBefore(match: MatchRow, asked: Pick<Asked, 'seat' | 'line'>, now: number): Played {
  if (liesBehind(match, asked)) return { match, lines: [] }
  return settle(match, ({ seat }) => seat === asked.seat, now)
}

/** Sent again, an answer that was refused from some line on is answered as it was. */
function cut(match: MatchRow, { seat, key, code, facts }: Cut): MatchRow {
  const own = match.cuts.filter(one => one.seat === seat).slice(1 - CUTS_KEPT)
  const kept = match.cuts.filter(one => one.seat !== seat || own.includes(one))
  return { ...match, cuts: [...kept, { seat, key, code, facts }] }
}

function follow(first: Played, { match, lines }: Played): Played {
  return { match, lines: [...first.lines, ...lines] }
}
