import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { findGame } from '../engine/catalogue.ts'
import type { Json } from '../engine/game.ts'
import { canonical, open } from '../engine/match.ts'
import { Refusal } from '../engine/refusal.ts'
import type { LogRow, MatchRow, SeatRow } from '../schema/room-tables.ts'
import type { OpenMatch } from '../schema/wire.ts'
import { nextWaits } from './turns.ts'

export interface Opening {
  readonly id: string
  readonly asked: OpenMatch
  /** 32 bytes in hex. */
  readonly seed: string
  readonly now: number
}

/** A match as it is opened: dealt, with nobody at the table yet. */
export interface NewMatch {
  readonly match: MatchRow
  readonly seats: readonly SeatRow[]
  readonly lines: readonly LogRow[]
}

export function newMatch({ id, asked, seed, now }: Opening): NewMatch {
  const game = findGame(asked.game)
  if (!game) throw new Refusal('NO_SUCH_GAME', { game: asked.game })
  const { match, events } = open(game, asked.options, asked.seats.length, seed)
  const waits = nextWaits([], game.awaits(match.state), { version: 0, now, seat: null })
  return {
    match: {
      ...match,
      one: 1,
      id,
      version: 0,
      waits,
      changedAt: now,
      draft: null,
      undone: null,
      visits: asked.seats.map(() => ({ at: null, shown: null })),
      pace: asked.pace,
      openedAt: now,
      asked: hashOf(asked),
      restoredAt: null,
      revision: 1,
      copiedRevision: 0,
      copiedVersion: -1,
      copyAt: now,
      copyAttempts: 0
    },
    seats: asked.seats.map((seat, index) => newSeat(seat, index, now)),
    lines: [{ version: 0, seat: null, at: now, line: '', key: null, events }]
  }
}

/** Tells whether an opening asked again is the same one. */
export function hashOf(asked: OpenMatch): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(JSON.parse(JSON.stringify(asked)) as Json))))
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
    suppressed: null
  }
}
