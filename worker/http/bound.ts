import type { Context } from 'hono'
import { Refusal } from '../../engine/refusal.ts'
import type { Language } from '../../schema/languages.ts'
import { clock, MINUTE_MS } from '../clock.ts'
import { mayGive, untilTomorrow } from '../deliver/budget.ts'
import type { Env } from '../env.ts'
import { type Link, readLink } from '../keys/links.ts'
import { networkHash } from '../keys/secrets.ts'
import { tooMany } from '../match/too-many.ts'
import type { Room } from '../room/room.ts'
import { networkOf } from './network.ts'
import { languageAsked } from './reader.ts'

// As wrangler.toml has it of all limits.
const LIMIT_PERIOD_MS = MINUTE_MS

/** One request and what the Worker is bound to. */
export type Bound = Context<{ Bindings: Env }>

/** What the Worker may ask of a room. */
export type RoomStub = Omit<Room, 'ctx' | 'env'>

/** A match's room. Its methods are all promises of plain JSON, so a stub has the types of the room itself; the runtime's own give up on JSON. */
export function roomOf({ env }: Bound, match: string): RoomStub {
  return env.ROOM.getByName(match) as unknown as Room
}

/** The link that an API call carries in its header: never in its address, which others would log. */
export function linkOf(context: Bound): Promise<Link> {
  return genuine(context, carriedAs('seat', context))
}

/** The same where it is a boat's. */
export async function boatOf(context: Bound): Promise<Link> {
  const link = await written(context, carriedAs('boat', context))
  if (link.role !== 'boat') throw new Refusal('NOT_FOR_THIS_LINK')
  return link
}

function carriedAs(wanted: 'seat' | 'boat', { req }: Bound): string {
  const [scheme, link] = (req.header('Authorization') ?? '').split(' ')
  if (scheme?.toLowerCase() !== wanted || !link) throw new Refusal('NO_LINK')
  return link
}

/** A link to a match: the id of a boat is a secret, and no name for a room. */
export async function genuine(context: Bound, text: string): Promise<Link> {
  const link = await written(context, text)
  if (link.role === 'boat') throw new Refusal('NOT_FOR_THIS_LINK')
  return link
}

/** The link in a text, which may be its whole address. Whoever tries many that we never wrote is soon told to wait. */
export async function written(context: Bound, text: string): Promise<Link> {
  const link = readLink(text.slice(text.lastIndexOf('/') + 1), context.env)
  if (link) return link
  await limit(context, context.env.LIMIT_FAILED)
  throw new Refusal('NO_SUCH_LINK')
}

/** Counts this request for the network that sends it, or for whatever else is to be asked only so often. */
export async function limit(context: Bound, limiter: RateLimit, key = networkIn(context)): Promise<void> {
  const { success } = await limiter.limit({ key })
  if (!success) throw tooMany(LIMIT_PERIOD_MS)
}

/** Counts the mail addresses that a request gives, by whichever door: for the minute, and for the day. */
export async function limitMail(context: Bound, addresses: readonly (string | null | undefined)[]): Promise<void> {
  const { env } = context
  const given = addresses.filter(address => address)
  for (const _ of given) await limit(context, env.LIMIT_MAIL)
  if (given.length === 0) return
  const asked = { addresses: given.length, now: clock.now() }
  // Without D1 no mail leaves, and so none is too many.
  const may = await mayGive(networkHashOf(context), asked, env).catch(() => true)
  if (!may) throw tooMany(untilTomorrow(clock.now()))
}

/** The network that a request comes from, by its keyed hash. */
export function networkHashOf(context: Bound): string {
  return networkHash(networkIn(context), context.env)
}

function networkIn({ req }: Bound): string {
  return networkOf(req.header('CF-Connecting-IP') ?? 'unknown')
}

/** What the reader asks to be answered in: in the address, or by the browser's settings. */
export function languageOf({ req }: Bound): Language | null {
  return languageAsked(req.raw.headers, req.query('lang'))
}

/** In what a page is asked for by its address; null where that says nothing, whatever the browser prefers. */
export function languageNamed(context: Bound): Language | null {
  return context.req.query('lang') === undefined ? null : languageOf(context)
}
