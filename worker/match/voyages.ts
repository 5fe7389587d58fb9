import { resultByRulesElseEarlyEnd } from '../../engine/match.ts'
import type { MatchRow, SeatRow } from '../../schema/room-tables.ts'
import type { Language } from '../../schema/languages.ts'
import type { Named, Shared, Voyage } from '../../schema/wire/voyages.ts'
import { gameOf } from './play.ts'
import { isSomebodys } from './somebodys.ts'

/** Who sits at a table, which matches each was in, and what this one was if it is over: as one seat may know it. */
export interface Aboard {
  readonly language: Language
  readonly seat: number
  readonly people: readonly Sat[]
  readonly own: { readonly match: string; readonly voyage: Voyage } | null
}

interface Table {
  readonly match: MatchRow
  readonly seats: readonly SeatRow[]
}

interface Sat extends Named {
  readonly sat: readonly string[]
}

/** What a match counts for once it is over. */
export function voyageOf(match: Pick<MatchRow, 'setup' | 'state' | 'earlyEnd'>): Voyage | null {
  const game = gameOf(match)
  const result = resultByRulesElseEarlyEnd(game, match)
  if (!result) return null
  const { setup } = match
  return { game: setup.game, seats: setup.seats, result, ...tallyOf(match) }
}

/** What of it no directory says. */
export function tallyOf({ setup, state }: Pick<MatchRow, 'setup' | 'state'>): Pick<Voyage, 'options' | 'feat'> {
  return { options: setup.options, feat: gameOf({ setup }).archive?.crewScore?.(state) ?? null }
}

/** Those aboard as that seat may know it: whoever has not taken a seat has sat nowhere, and the ship's cat counts nothing. */
export function aboard({ match, seats }: Table, { seat, language }: SeatRow): Aboard {
  const voyage = voyageOf(match)
  const present = seats.filter(isSomebodys)
  const now = voyage ? [match.id] : []
  const people = present.map(row => ({ seat: row.seat, name: row.name, sat: [...row.sat, ...now] }))
  return { language, seat, people, own: voyage && { match: match.id, voyage } }
}

/**
 * The matches that this seat's holder was in and nobody else's, by who of those who sit here was there too. What is not
 * among the voyages any more has been deleted.
 */
export function sharedBy({ seat, people }: Aboard, voyages: ReadonlyMap<string, Voyage>): readonly Shared[] {
  const sat = people.find(one => one.seat === seat)?.sat ?? []
  const others = people.filter(one => one.seat !== seat)
  const shared = new Map<string, Shared>()
  for (const match of sat) {
    const voyage = voyages.get(match)
    if (!voyage) continue
    const there = others.filter(other => other.sat.includes(match))
    const key = there.map(other => other.seat).join()
    const before = shared.get(key)?.voyages ?? []
    shared.set(key, { others: there.map(one => ({ seat: one.seat, name: one.name })), voyages: [...before, voyage] })
  }
  return [...shared.values()].sort((one, other) => other.others.length - one.others.length)
}
