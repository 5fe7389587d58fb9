import * as z from 'zod'
import { type MatchRecord, SEAT_SUBSTITUTES } from '../engine/match.ts'
import { plain } from './plain.ts'

/** The last moment that a calendar knows. */
const LAST_MS = 8_640_000_000_000_000

const facts = z.record(z.string(), z.json())
const seat = z.number().int().min(0)

const event = z.strictObject({
  type: z.string(),
  facts,
  only: z.record(z.string(), facts).exactOptional(),
  sealed: facts.exactOptional()
})

const line = z.strictObject({
  seat: seat.nullable(),
  line: z.string(),
  events: z.array(event),
  at: z.number().int().min(0).max(LAST_MS).exactOptional(),
  by: z.enum(SEAT_SUBSTITUTES).exactOptional()
})

const result = z.strictObject({
  outcome: z.enum(['won', 'lost', 'ranked', 'stopped']),
  why: z.string(),
  ranking: z.array(z.array(seat)).exactOptional(),
  scores: z.array(z.number()).exactOptional()
})

const record = z.strictObject({
  game: z.string(),
  version: z.number().int(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  seats: z.number().int(),
  names: z.array(z.string()).exactOptional(),
  seed: z.string(),
  commitment: z.string(),
  deal: facts,
  lines: z.array(line),
  result
})

/** The record of a finished match, as it comes from anywhere: what it says besides would look as proven as the rest. */
export const matchRecord: z.ZodType<MatchRecord> = plain(record)
