import { choicesOnWire } from '../../schema/wire/choice.ts'
import { autopilotLineOrFirstChoice, phrasesOfSilentGame } from '../../engine/defaults.ts'
import { findGame } from '../../engine/catalogue.ts'
import type { Event, Game, Seat, Viewer } from '../../engine/game.ts'
import { commitment, eventForViewer, type Match, openMatch, decideAndSettle } from '../../engine/match.ts'
import type { Language } from '../../schema/languages.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { Entry } from '../../schema/wire/log.ts'

/** Wednesday, 18 November 2026, 12:00 UTC. */
export const NOW = Date.UTC(2026, 10, 18, 12)
export const LINK = 'https://boat.example/s/AAECAwQFBgcICQABAAABEBESExQVFhcYGRobHB0eHyA'

const NAMES = ['Anna', 'Ben', 'Chloé', 'Jürgen', 'Ewa']
const HOUR_MS = 3_600_000

interface Line {
  readonly seat: Seat
  readonly events: readonly Event[]
}

/** A match under way. */
export interface Afloat {
  readonly game: Game
  readonly match: Match
  readonly lines: readonly Line[]
}

export function setOut(name: string, seats: number, seed: string): Afloat {
  const game = findGame(name)
  if (!game) throw new Error(`Cannot find a game "${name}"`)
  return { game, match: openMatch(game, {}, seats, seed.padStart(64, '0')).match, lines: [] }
}

export function awaits({ game, match }: Afloat): readonly Seat[] {
  return game.awaits(match.state)
}

export function act({ game, match, lines }: Afloat, seat: Seat, line: string): Afloat {
  const moved = decideAndSettle(game, match, seat, line)
  return { game, match: moved.match, lines: [...lines, { seat, events: moved.events }] }
}

/** The lines one after the other, each by the seat that the match waits for. */
export function sail(afloat: Afloat, lines: string): Afloat {
  return lines.split(' ').reduce((sofar, line) => act(sofar, awaits(sofar)[0] ?? 0, line), afloat)
}

/** Lets the autopilot play until that holds, or the match is over. */
export function drift(afloat: Afloat, holds: (afloat: Afloat) => boolean): Afloat {
  let now = afloat
  for (let [seat] = awaits(now); seat !== undefined && !holds(now); [seat] = awaits(now)) {
    const { game, match } = now
    now = act(
      now,
      seat,
      autopilotLineOrFirstChoice(game, game.view(match.state, seat), game.choices(match.state, seat))
    )
  }
  return now
}

interface Seen {
  readonly language?: Language
  /** How many lines were played since the seat was last here. */
  readonly missed?: number
}

export function seenBy({ game, match, lines }: Afloat, viewer: Viewer, { language = 'en', missed = 3 }: Seen = {}) {
  const { state, setup, seed } = match
  const seat = viewer === 'watcher' ? null : viewer
  const from = Math.max(0, lines.length - missed)
  return {
    match: 'AAECAwQFBgcICQ',
    game: setup.game,
    seat,
    version: lines.length,
    at: NOW,
    awaits: game.awaits(state),
    awaitedSince: NOW - 1.5 * HOUR_MS,
    draft: null,
    choices: seat === null ? [] : choicesOnWire(game.choices(state, seat)),
    phrases: seat === null || game.result(state) ? [] : phrasesOfSilentGame(game, state, seat),
    view: game.view(state, viewer),
    result: game.result(state),
    table: {
      rules: setup.version,
      options: setup.options,
      talk: game.tableStyle(setup.options).talk,
      pace: 'day',
      links: 'open',
      openedAt: NOW - 168 * HOUR_MS,
      agreed: [],
      commitment: commitment(seed, setup),
      watch: 'https://boat.example/s/watch',
      players: NAMES.slice(0, setup.seats).map((name, at) => ({
        name,
        taken: true,
        hereAt: NOW - (at + 2) * HOUR_MS,
        reissuedAt: null,
        unreachedSince: null
      })),
      restoredAt: null
    },
    own: seat === null ? null : { language, zone: 'Europe/Paris', settleAtOnce: false, mail: null, handover: null },
    news: lines.slice(from).map((line, at) => entry(line, from + at + 1, viewer)),
    seen: [],
    said: []
  } satisfies Envelope
}

function entry({ seat, events }: Line, version: number, viewer: Viewer): Entry {
  return { version, seat, at: NOW - 1.5 * HOUR_MS, events: events.map(event => eventForViewer(event, viewer)) }
}

/** The cards that a seat holds. */
export function handOf({ game, match }: Afloat, seat: Seat): readonly string[] {
  const { hand = [] } = game.view(match.state, seat) as { readonly hand?: readonly string[] }
  return hand
}
