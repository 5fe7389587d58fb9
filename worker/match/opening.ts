import { canonical } from '../../engine/canonical.ts'
import { findGame } from '../../engine/catalogue.ts'
import type { Json } from '../../engine/game.ts'
import { awaitsOf, open } from '../../engine/match.ts'
import { Refusal } from '../../engine/refusal.ts'
import type { LogRow, MatchRow, SeatRow } from '../../schema/room-tables.ts'
import type { SealedOpening } from '../../schema/sealed.ts'
import type { Host, OpenMatch } from '../../schema/wire/opening.ts'
import { USUAL_HOURS } from '../../schema/wire/told.ts'
import { hash } from '../keys/hash.ts'
import { noted } from './annals.ts'
import { gameOf } from './play.ts'
import { inherited, type Legacy } from './succeeding.ts'
import { nextWaits } from './turns.ts'

export interface Opening {
  readonly id: string
  readonly asked: OpenMatch
  /** 32 bytes in hex. */
  readonly seed: string
  readonly now: number
  /** Where it goes on with the people of another. */
  readonly legacy?: Legacy
}

/** A match as it is opened: dealt, with nobody at the table yet. */
export interface NewMatch {
  readonly match: MatchRow
  readonly seats: readonly SeatRow[]
  readonly lines: readonly LogRow[]
}

export function newMatch({ id, asked, seed, now, legacy }: Opening, part = 0): NewMatch {
  const game = findGame(asked.game)
  if (!game) throw new Refusal('NO_SUCH_GAME', { game: asked.game })
  const options = game.options(asked.options, asked.seats.length)
  const setup = { game: game.name, version: game.version, options, seats: asked.seats.length }
  const links = asked.links ?? (game.manner(options).table === 'against' ? 'sealed' : 'open')
  const { pace, greeting = null } = asked
  const dealt = deal({
    id,
    part,
    setup,
    seed,
    pace,
    openedAt: now,
    asked: hashOf(asked),
    links,
    host: hostOf(asked),
    greeting,
    before: legacy?.before ?? null
  })
  const seats = asked.seats.map((seat, index) => newSeat(seat, index, now)).map(row => seated(row, dealt.match))
  return legacy ? succeeded({ ...dealt, seats }, legacy) : { ...dealt, seats }
}

function succeeded({ match, seats, lines }: NewMatch, legacy: Legacy): NewMatch {
  const what = { what: 'again', seat: legacy.before.seat } as const
  return {
    match: { ...match, ...noted(match, what, match.openedAt) },
    seats: seats.map(row => inherited(row, legacy, match)),
    lines
  }
}

/** The deal; from the same opening always the same one. */
export function deal(opening: SealedOpening & Pick<MatchRow, 'id' | 'part'>): Omit<NewMatch, 'seats'> {
  const { setup, openedAt } = opening
  const game = gameOf(opening)
  const { match, events } = open(game, setup.options, setup.seats, opening.seed)
  const waits = nextWaits([], awaitsOf(game, match), { version: 0, now: openedAt, seat: null })
  return {
    match: {
      ...opening,
      ...match,
      one: 1,
      version: 0,
      waits,
      changedAt: openedAt,
      drafts: [],
      undone: [],
      visits: Array.from({ length: setup.seats }, () => ({ at: null, shown: null })),
      restoredAt: null,
      revision: 1,
      copiedRevision: 0,
      copiedVersion: -1,
      copyAt: openedAt,
      copyAttempts: 0,
      hostGeneration: 0,
      watcherGeneration: 0,
      passed: null,
      annals: [],
      asleepAt: null,
      wokenAt: null,
      closedAt: null,
      next: null,
      deletingAt: null,
      erasedAt: null
    },
    lines: [{ version: 0, seat: null, at: openedAt, line: '', key: null, events }]
  }
}

/** Tells whether an opening asked again is the same one. */
export function hashOf(asked: OpenMatch): string {
  return hash(canonical(JSON.parse(JSON.stringify(asked)) as Json))
}

function hostOf({ host, seats }: OpenMatch): Host | null {
  if (!host) return null
  return 'seat' in host ? { name: seats[host.seat]?.name ?? '', seat: host.seat } : { ...host, seat: null }
}

/** Whoever opens a match and plays too sits there at once, and needs no invitation. */
function seated(row: SeatRow, { host, openedAt }: Pick<MatchRow, 'host' | 'openedAt'>): SeatRow {
  return host?.seat === row.seat ? { ...row, takenAt: openedAt } : row
}

function newSeat({ name, language, zone, address }: OpenMatch['seats'][number], seat: number, now: number): SeatRow {
  return {
    seat,
    name,
    language,
    zone,
    settleAtOnce: false,
    takenAt: null,
    generation: 0,
    reissuedAt: null,
    address: address ?? null,
    addressGeneration: 0,
    addressAt: address ? now : null,
    confirmedAt: null,
    suppressed: null,
    former: [],
    invitedAt: null,
    askedAt: null,
    invitation: null,
    passed: null,
    handover: null,
    linkAsks: [],
    inviteAsks: [],
    hours: USUAL_HOURS,
    answers: null,
    devices: [],
    webhook: null,
    feed: { on: false, generation: 0 },
    nudgedAt: null,
    parted: null
  }
}
