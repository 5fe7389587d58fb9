import type { MatchRow, SeatRow } from '../../schema/room-tables.ts'
import { newMatch } from '../../worker/match/opening.ts'
import { act, gameOf, settle } from '../../worker/match/play.ts'

/** Matches without a room, for the decisions that need none. */

export const NOW = 1_790_000_000_000

export function dealt(names: readonly string[], seed = '07'.repeat(32), game = 'tranquility'): MatchRow {
  return opened(names, seed, game).match
}

/** A match whose seats are all taken, each with an address that its owner has confirmed. */
export function withMail(names: readonly string[], game?: string): { match: MatchRow; seats: readonly SeatRow[] } {
  const { match, seats } = opened(names, undefined, game)
  const confirmed = { addressAt: NOW, takenAt: NOW, confirmedAt: NOW }
  return { match, seats: seats.map(row => ({ ...row, ...confirmed, address: `seat${row.seat}@example.org` })) }
}

function opened(names: readonly string[], seed = '07'.repeat(32), game = 'tranquility') {
  const seats = names.map(name => ({ name, language: 'en' as const, zone: 'UTC' }))
  const asked = { key: 'k'.repeat(20), game, options: {}, seats, pace: 'day' as const }
  return newMatch({ id: '00112233445566778899', asked, seed, now: NOW })
}

export const asked = (match: MatchRow, seat: number, line: string, key = `${match.version}-${line}-key`) => ({
  seat,
  line,
  version: match.version,
  key,
  atOnce: false
})

/** The first thing offered to a seat, preferring those verbs. */
export function offered(match: MatchRow, seat: number, ...verbs: string[]): string {
  const choices = gameOf(match).choices(match.state, seat)
  const wanted = choices.find(({ verb }) => verbs.includes(verb)) ?? choices[0]
  if (!wanted) throw new Error(`nothing is offered to seat ${seat}`)
  return wanted.example
}

export const awaitedSeat = ({ waits }: MatchRow): number => waits[0]?.seat ?? -1

/** Plays a line and turns the cards over. */
export function played(match: MatchRow, seat: number, line: string): MatchRow {
  const { match: drafted, refused } = act(match, asked(match, seat, line), NOW)
  if (refused) throw refused
  return settle(drafted, draft => draft.seat === seat, NOW).match
}

/** Plays on, discarding, until the Start lies there and everybody must offer cards for it. */
export function untilPledge(match: MatchRow): MatchRow {
  if (match.waits.length !== 1) return match
  const seat = awaitedSeat(match)
  return untilPledge(played(match, seat, offered(match, seat, 'start', 'discard')))
}
