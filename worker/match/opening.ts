import { completeOptions } from '../../engine/options.ts'
import { canonicalJson } from '../../engine/canonical.ts'
import { findGame } from '../../engine/catalogue.ts'
import type { Json } from '../../engine/game.ts'
import { awaitedSeats, openMatch, type MatchSetup } from '../../engine/match.ts'
import { Refusal } from '../../engine/refusal.ts'
import { FRESH_SEAT } from '../../schema/fresh-seat.ts'
import type { LogRow, MatchRow, SeatRow } from '../../schema/room-tables.ts'
import type { SealedOpening } from '../../schema/sealed.ts'
import type { Host, OpenMatch } from '../../schema/wire/opening.ts'
import { hash } from '../keys/hash.ts'
import type { Deal } from './alike.ts'
import { noted } from './annals.ts'
import { gameOf } from './play.ts'
import { isSomebodys } from './somebodys.ts'
import { inherited, type Legacy, mailAfter } from './succeeding.ts'
import { nextWaits } from './turns.ts'

export interface Opening {
  readonly id: string
  readonly asked: OpenMatch
  /** 32 bytes in hex. */
  readonly seed: string
  readonly now: number
  /** From which network, by its keyed hash. */
  readonly openedBy?: string
  /** Where it goes on with the people of another. */
  readonly legacy?: Legacy
  /** Where it is dealt as another was. */
  readonly alike?: Deal
}

/** A match as it is opened: dealt, with nobody at the table yet. */
export interface NewMatch {
  readonly match: MatchRow
  readonly seats: readonly SeatRow[]
  readonly lines: readonly LogRow[]
}

export function newMatch(opening: Opening, part = 0): NewMatch {
  const { id, asked, seed, now, openedBy, legacy, alike } = opening
  if (asked.seats.every(({ autopilot }) => autopilot)) throw new Refusal('NO_PERSON')
  const setup = alike?.setup ?? setupOf(asked)
  const links = asked.links ?? (gameOf({ setup }).tableStyle(setup.options).table === 'competitive' ? 'sealed' : 'open')
  const { pace, greeting = null } = asked
  const dealt = deal({
    id,
    part,
    setup,
    seed,
    pace,
    openedAt: now,
    asked: hashOf(opening),
    links,
    host: hostOf(asked),
    greeting,
    before: legacy?.before ?? null,
    dealtAs: alike?.first ?? null,
    openedBy: openedBy ?? null
  })
  const match = { ...dealt.match, begunAt: asked.proven ? null : now }
  const seats = asked.seats.map((seat, index) => newSeat(seat, index, now)).map(row => seated(row, match))
  const opened = legacy ? succeeded({ ...dealt, match, seats }, legacy) : { ...dealt, match, seats }
  const untakenSince = opened.seats.some(isSomebodys) ? null : now
  return { ...opened, match: { ...opened.match, untakenSince } }
}

function setupOf({ game: name, options, seats }: OpenMatch): MatchSetup {
  const game = findGame(name)
  if (!game) throw new Refusal('NO_SUCH_GAME', { game: name })
  return {
    game: game.name,
    version: game.version,
    options: completeOptions(game, options, seats.length),
    seats: seats.length
  }
}

function succeeded({ match, seats, lines }: NewMatch, legacy: Legacy): NewMatch {
  const what = { what: 'again', seat: legacy.before.seat } as const
  return {
    match: { ...match, hostMail: mailAfter(legacy, match.openedAt), ...noted(match, what, match.openedAt) },
    seats: seats.map(row => inherited(row, legacy, match)),
    lines
  }
}

/** The deal; from the same opening always the same one. */
export function deal(opening: SealedOpening & Pick<MatchRow, 'id' | 'part'>): Omit<NewMatch, 'seats'> {
  const { setup, openedAt } = opening
  const game = gameOf(opening)
  const { match, events } = openMatch(game, setup.options, setup.seats, opening.seed)
  const waits = nextWaits([], awaitedSeats(game, match), { version: 0, now: openedAt, seat: null })
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
      cuts: [],
      plans: [],
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
      dealtAgain: [],
      hostMail: null,
      deletingAt: null,
      erasedAt: null,
      untakenSince: null,
      begunAt: openedAt
    },
    lines: [{ version: 0, seat: null, at: openedAt, line: '', key: null, events, by: null }]
  }
}

/** Tells whether an opening asked again is the same one. */
export function hashOf({ asked, alike }: Pick<Opening, 'asked' | 'alike'>): string {
  const whole = alike ? { ...asked, deal: alike.first } : asked
  return hash(canonicalJson(JSON.parse(JSON.stringify(whole)) as Json))
}

function hostOf({ host, seats }: OpenMatch): Host | null {
  if (!host) return null
  return 'seat' in host ? { name: seats[host.seat]?.name ?? '', seat: host.seat } : { ...host, seat: null }
}

/** Whoever opens a match and plays too sits there at once, and needs no invitation. */
function seated(row: SeatRow, { host, openedAt }: Pick<MatchRow, 'host' | 'openedAt'>): SeatRow {
  return host?.seat === row.seat ? { ...row, takenAt: openedAt } : row
}

function newSeat(asked: OpenMatch['seats'][number], seat: number, now: number): SeatRow {
  const { name, language, zone, address, autopilot } = asked
  return {
    ...FRESH_SEAT,
    seat,
    name,
    language,
    zone,
    takenAt: autopilot ? now : null,
    address: address ?? null,
    addressAt: address ? now : null,
    pilot: autopilot ? 'cat' : null
  }
}
