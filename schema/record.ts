import * as z from 'zod'
import type { MatchRecord } from '../engine/match.ts'

const facts = z.record(z.string(), z.json())
const seat = z.number().int().min(0)

const event = z.object({
  type: z.string(),
  facts,
  only: z.record(z.string(), facts).exactOptional(),
  sealed: facts.exactOptional()
})

const line = z.object({
  seat: seat.nullable(),
  line: z.string(),
  events: z.array(event),
  at: z.number().exactOptional()
})

const result = z.object({
  outcome: z.enum(['won', 'lost', 'ranked', 'stopped']),
  why: z.string(),
  ranking: z.array(z.array(seat)).exactOptional(),
  scores: z.array(z.number()).exactOptional()
})

/** The record of a finished match, as it comes from anywhere. */
export const matchRecord: z.ZodType<MatchRecord> = z.object({
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
