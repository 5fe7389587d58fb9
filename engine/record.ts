import { canonicalJson, isWritableAsCanonicalJson } from './canonical.ts'
import type { Event, Facts, Game } from './game.ts'
import {
  type LogLine,
  type Match,
  type MatchRecord,
  type MatchUpdate,
  commitment,
  replayLine,
  openMatch,
  resultByRulesElseEarlyEnd,
  normalizeLine
} from './match.ts'
import { Refusal } from './refusal.ts'

/** A difference between a record and the replay of its seed and lines. `line` is an index into `lines`. */
export type DifferenceFromReplay =
  | { readonly what: 'RULES' | 'COMMITMENT' | 'SETUP' | 'DEAL' | 'RESULT' }
  | { readonly what: 'LINE'; readonly line: number; readonly refused?: string }
  | { readonly what: 'TIME'; readonly line: number }

/** Assembles the record of a finished match from what its room has kept. */
export function assembleRecord<State, View>(
  game: Game<State, View>,
  { setup, seed }: Pick<Match, 'setup' | 'seed'>,
  lines: MatchRecord['lines'],
  result: MatchRecord['result'],
  names: readonly string[] = []
): MatchRecord {
  return {
    ...setup,
    ...(names.length > 0 && { names }),
    seed,
    commitment: commitment(seed, setup),
    deal: dealFacts(
      game,
      lines.flatMap(line => line.events)
    ),
    lines,
    result
  }
}

/** Replays a record by `game`, the rules of its version, and lists the differences; the record is proven if there are none. */
export function verifyRecord(record: MatchRecord, game: Game | undefined): readonly DifferenceFromReplay[] {
  if (!game) return [{ what: 'RULES' }]
  if (!/^[0-9a-f]{64}$/.test(record.seed)) return [{ what: 'COMMITMENT' }]
  const differences: DifferenceFromReplay[] = matchesCommitment(record) ? [] : [{ what: 'COMMITMENT' }]
  const opened = refusalOr(() => openMatch(game, record.options, record.seats, record.seed))
  if (opened instanceof Refusal) return [...differences, { what: 'SETUP' }]
  if (!isSameJson(opened.match.setup.options, record.options) || !hasNameForEachSeat(record))
    differences.push({ what: 'SETUP' })
  return [...differences, ...compareReplay(game, opened, record)]
}

function matchesCommitment(record: MatchRecord): boolean {
  return isWritableAsCanonicalJson(record.options) && record.commitment === commitment(record.seed, record)
}

/** Whether there is one name for each seat, or none at all. Names themselves are not proven. */
function hasNameForEachSeat({ names, seats }: MatchRecord): boolean {
  return names === undefined || names.length === seats
}

/** The outcome of replaying lines up to the first that is refused. */
interface Replayed {
  readonly match: Match
  readonly events: readonly Event[]
  readonly differences: readonly DifferenceFromReplay[]
  readonly isWhole: boolean
}

function compareReplay(game: Game, opened: MatchUpdate, record: MatchRecord): DifferenceFromReplay[] {
  const { match, events, differences, isWhole } = replayLines(game, opened, record.lines)
  const deal = dealFacts(game, events)
  // Lines after a refused line are not replayed: facts of the deal from their events can't be checked.
  const known = Object.entries(record.deal).filter(([name]) => isWhole || Object.hasOwn(deal, name))
  const isDealt = isSameJson(deal, Object.fromEntries(known))
  const result = isWhole ? resultByRulesElseEarlyEnd(game, match) : record.result
  return [
    ...(isDealt ? [] : [{ what: 'DEAL' as const }]),
    ...differences,
    ...(result && isSameJson(result, record.result) ? [] : [{ what: 'RESULT' as const }])
  ]
}

function replayLines(game: Game, opened: MatchUpdate, lines: MatchRecord['lines']): Replayed {
  const differences: DifferenceFromReplay[] = []
  const events: Event[] = []
  let { match } = opened
  for (const [index, line] of lines.entries()) {
    const moved = index === 0 ? dealOrRefusal(opened, line) : refusalOr(() => replaySettledLine(game, match, line))
    if (moved instanceof Refusal) {
      const refused: DifferenceFromReplay = { what: 'LINE', line: index, refused: moved.code }
      return { match, events, differences: [...differences, refused], isWhole: false }
    }
    if (!isSameJson(moved.events, line.events)) differences.push({ what: 'LINE', line: index })
    if (isEarlierThan(line, lines[index - 1])) differences.push({ what: 'TIME', line: index })
    events.push(...moved.events)
    match = moved.match
  }
  return { match, events, differences, isWhole: true }
}

// The first line is the deal.
function dealOrRefusal(opened: MatchUpdate, { seat, line }: LogLine): MatchUpdate | Refusal {
  return seat === null && line === '' ? opened : new Refusal('BAD_ACTION', { line })
}

function replaySettledLine(game: Game, match: Match, line: LogLine): MatchUpdate {
  if (line.seat !== null && !isNormalized(game, match, line.seat, line.line))
    throw new Refusal('BAD_ACTION', { line: line.line })
  return replayLine(game, match, line)
}

function isNormalized(game: Game, { setup }: Match, seat: number, line: string): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < setup.seats && normalizeLine(game, line) === line
}

// A line's time is not proven, but it can't be earlier than that of the line before.
function isEarlierThan({ at = 0 }: MatchRecord['lines'][number], last?: MatchRecord['lines'][number]): boolean {
  return at < (last?.at ?? 0)
}

/**
 * The sealed facts of the deal, collected from the events of all lines: in some games seats must decide while hands are drawn.
 */
function dealFacts<State, View>({ archive }: Game<State, View>, events: readonly Event[]): Facts {
  const told = events.filter(({ type }) => archive?.dealEventsForRecord?.includes(type))
  return Object.fromEntries(told.flatMap(({ sealed = {} }) => Object.entries(sealed)))
}

function refusalOr<T>(step: () => T): T | Refusal {
  try {
    return step()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

function isSameJson(ours: unknown, theirs: unknown): boolean {
  const [one, other] = [throughJson(ours), throughJson(theirs)]
  return (
    isWritableAsCanonicalJson(one) && isWritableAsCanonicalJson(other) && canonicalJson(one) === canonicalJson(other)
  )
}

/** The value after a round trip through JSON. */
function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
