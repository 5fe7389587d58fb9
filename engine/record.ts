import type { Event, Facts, Game, Json, Result, Seat } from './game.ts'
import {
  type Line,
  type Match,
  type MatchRecord,
  type Moved,
  type Setup,
  canonical,
  commitment,
  open,
  play,
  spell
} from './match.ts'
import { Refusal } from './refusal.ts'

/** One thing in which a record isn't what its seed and its lines make of it; `line` counts from 0 in `lines`. */
export type Difference =
  | { readonly what: 'RULES' | 'COMMITMENT' | 'SETUP' | 'DEAL' | 'RESULT' }
  | { readonly what: 'LINE'; readonly line: number; readonly refused?: string }

/** The record of a finished match, from what its room has kept. */
export function assemble(
  setup: Setup,
  seed: string,
  lines: MatchRecord['lines'],
  result: MatchRecord['result'],
  names: readonly string[] = []
): MatchRecord {
  const opening = lines.filter(({ seat }) => seat === null).flatMap(({ events }) => events)
  return {
    ...setup,
    ...(names.length > 0 && { names }),
    seed,
    commitment: commitment(seed, setup),
    deal: unsealed(opening),
    lines,
    result
  }
}

/** Plays the record again by the rules that it began with and lists what differs; an empty list proves it. */
export function verify(record: MatchRecord, game: Game | undefined): readonly Difference[] {
  if (!game) return [{ what: 'RULES' }]
  if (!/^[0-9a-f]{64}$/.test(record.seed)) return [{ what: 'COMMITMENT' }]
  const promised = record.commitment === commitment(record.seed, record)
  const differences: Difference[] = promised ? [] : [{ what: 'COMMITMENT' }]
  const opened = attempt(() => open(game, record.options, record.seats, record.seed))
  if (opened instanceof Refusal) return [...differences, { what: 'SETUP' }]
  if (!same(opened.match.setup.options, record.options)) differences.push({ what: 'SETUP' })
  return [...differences, ...replay(game, opened, record)]
}

function replay(game: Game, opened: Moved, record: MatchRecord): Difference[] {
  const differences: Difference[] = same(unsealed(opened.events), record.deal) ? [] : [{ what: 'DEAL' }]
  let { match } = opened
  for (const [index, line] of record.lines.entries()) {
    const moved = line.seat === null ? dealt(opened, index) : attempt(() => again(game, match, line))
    if (moved instanceof Refusal) return [...differences, { what: 'LINE', line: index, refused: moved.code }]
    if (!same(moved.events, line.events)) differences.push({ what: 'LINE', line: index })
    match = moved.match
  }
  const result = game.result(match.state) ?? game.stop(match.state, lastIn(record.result))
  return same(result, record.result) ? differences : [...differences, { what: 'RESULT' }]
}

// Who gave up stands in no line, but has been ranked last.
function lastIn({ ranking = [] }: Result): readonly Seat[] {
  return ranking.at(-1) ?? []
}

// The table's own line is the deal: the first, and there is no other.
function dealt(opened: Moved, index: number): Moved | Refusal {
  return index === 0 ? opened : new Refusal('BAD_ACTION')
}

function again(game: Game, match: Match, { seat, line }: Line): Moved {
  const sits = seat !== null && Number.isInteger(seat) && seat >= 0 && seat < match.setup.seats
  if (!sits || spell(game, line) !== line) throw new Refusal('BAD_ACTION', { line })
  return play(game, match, seat, line)
}

function attempt<T>(step: () => T): T | Refusal {
  try {
    return step()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

function unsealed(opening: readonly Event[]): Facts {
  return Object.assign({}, ...opening.map(event => event.sealed))
}

function same(one: unknown, other: unknown): boolean {
  return canonical(plain(one)) === canonical(plain(other))
}

/** As it is once it has been through JSON. */
function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value))
}
