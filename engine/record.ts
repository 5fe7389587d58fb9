import { canonical, isCanonical } from './canonical.ts'
import type { Event, Facts, Game } from './game.ts'
import {
  type Line,
  type Match,
  type MatchRecord,
  type Moved,
  commitment,
  follows,
  open,
  resultOf,
  spell
} from './match.ts'
import { Refusal } from './refusal.ts'

/** One thing in which a record isn't what its seed and its lines make of it; `line` counts from 0 in `lines`. */
export type Difference =
  | { readonly what: 'RULES' | 'COMMITMENT' | 'SETUP' | 'DEAL' | 'RESULT' }
  | { readonly what: 'LINE'; readonly line: number; readonly refused?: string }
  | { readonly what: 'TIME'; readonly line: number }

/** The record of a finished match, from what its room has kept. */
export function assemble<State, View>(
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
    deal: dealIn(
      game,
      lines.flatMap(line => line.events)
    ),
    lines,
    result
  }
}

/** Plays the record again by the rules that it began with and lists what differs; an empty list proves it. */
export function verify(record: MatchRecord, game: Game | undefined): readonly Difference[] {
  if (!game) return [{ what: 'RULES' }]
  if (!/^[0-9a-f]{64}$/.test(record.seed)) return [{ what: 'COMMITMENT' }]
  const differences: Difference[] = isPromised(record) ? [] : [{ what: 'COMMITMENT' }]
  const opened = attempt(() => open(game, record.options, record.seats, record.seed))
  if (opened instanceof Refusal) return [...differences, { what: 'SETUP' }]
  if (!same(opened.match.setup.options, record.options) || !isNamed(record)) differences.push({ what: 'SETUP' })
  return [...differences, ...replay(game, opened, record)]
}

function isPromised(record: MatchRecord): boolean {
  return isCanonical(record.options) && record.commitment === commitment(record.seed, record)
}

/** Who sat there is not proven, but there is one name for each seat, or none at all. */
function isNamed({ names, seats }: MatchRecord): boolean {
  return names === undefined || names.length === seats
}

/** What came of playing the lines again, up to the first that is refused. */
interface Replayed {
  readonly match: Match
  readonly events: readonly Event[]
  readonly differences: readonly Difference[]
  readonly isWhole: boolean
}

function replay(game: Game, opened: Moved, record: MatchRecord): Difference[] {
  const { match, events, differences, isWhole } = replayed(game, opened, record.lines)
  const deal = dealIn(game, events)
  // What follows a line that is refused may have told more of it.
  const known = Object.entries(record.deal).filter(([name]) => isWhole || Object.hasOwn(deal, name))
  const isDealt = same(deal, Object.fromEntries(known))
  const result = isWhole ? resultOf(game, match) : record.result
  return [
    ...(isDealt ? [] : [{ what: 'DEAL' as const }]),
    ...differences,
    ...(result && same(result, record.result) ? [] : [{ what: 'RESULT' as const }])
  ]
}

function replayed(game: Game, opened: Moved, lines: MatchRecord['lines']): Replayed {
  const differences: Difference[] = []
  const events: Event[] = []
  let { match } = opened
  for (const [index, line] of lines.entries()) {
    const moved = index === 0 ? dealt(opened, line) : attempt(() => again(game, match, line))
    if (moved instanceof Refusal) {
      const refused: Difference = { what: 'LINE', line: index, refused: moved.code }
      return { match, events, differences: [...differences, refused], isWhole: false }
    }
    if (!same(moved.events, line.events)) differences.push({ what: 'LINE', line: index })
    if (isBefore(line, lines[index - 1])) differences.push({ what: 'TIME', line: index })
    events.push(...moved.events)
    match = moved.match
  }
  return { match, events, differences, isWhole: true }
}

// The first line is the deal.
function dealt(opened: Moved, { seat, line }: Line): Moved | Refusal {
  return seat === null && line === '' ? opened : new Refusal('BAD_ACTION', { line })
}

function again(game: Game, match: Match, line: Line): Moved {
  if (line.seat !== null && !isSpelt(game, match, line.seat, line.line))
    throw new Refusal('BAD_ACTION', { line: line.line })
  return follows(game, match, line)
}

function isSpelt(game: Game, { setup }: Match, seat: number, line: string): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < setup.seats && spell(game, line) === line
}

// When something was done is not proven, but it was not before what it answers.
function isBefore({ at = 0 }: MatchRecord['lines'][number], last?: MatchRecord['lines'][number]): boolean {
  return at < (last?.at ?? 0)
}

/** What lay where before the first turn. Somebody may be asked while hands are drawn, so it is told in several lines. */
function dealIn<State, View>({ dealing }: Game<State, View>, events: readonly Event[]): Facts {
  const told = events.filter(({ type }) => dealing.includes(type))
  return Object.fromEntries(told.flatMap(({ sealed = {} }) => Object.entries(sealed)))
}

function attempt<T>(step: () => T): T | Refusal {
  try {
    return step()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

function same(ours: unknown, theirs: unknown): boolean {
  const [one, other] = [plain(ours), plain(theirs)]
  return isCanonical(one) && isCanonical(other) && canonical(one) === canonical(other)
}

/** As it is once it has been through JSON. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
