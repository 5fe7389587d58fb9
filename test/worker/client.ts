import { choicesFromWire } from '../../schema/wire/choice.ts'
import { autopilotLineOrFirstChoice } from '../../engine/defaults.ts'
import { env, exports } from 'cloudflare:workers'
import { findGame } from '../../engine/catalogue.ts'
import type { Game } from '../../engine/game.ts'
import type { Acted } from '../../schema/wire/acting.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { Failure } from '../../schema/wire/failure.ts'
import type { Opened } from '../../schema/wire/links.ts'
import type { OpenMatchAsked } from '../../schema/wire/opening.ts'
import type { Taken } from '../../schema/wire/seat.ts'
import { writeLink } from '../../worker/keys/links.ts'

/** What the tests say to the Worker, as any client would. */

const ORIGIN = 'http://localhost:8417'
let visitors = 0

export interface Answered<Body> {
  readonly status: number
  readonly body: Body
}

/** What a browser says when a person opens a page of ours. */
export const NAVIGATION = {
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Site': 'same-origin'
}

export async function fetchHere(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(new Request(`${ORIGIN}${path}`, { redirect: 'manual', ...init }))
}

/** One call of the API; each comes from an address of its own, so that no test is limited by another. */
export async function call<Body = Envelope>(
  method: string,
  path: string,
  { link, body }: { link?: string; body?: unknown } = {}
): Promise<Answered<Body>> {
  const headers = new Headers({ 'CF-Connecting-IP': `test-${++visitors}`, Accept: 'application/json' })
  if (link) headers.set('Authorization', `Seat ${link}`)
  const answer = await fetchHere(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
  return { status: answer.status, body: await answer.json() }
}

export const newKey = (): string => crypto.randomUUID()

export function wishes(names: readonly string[], more: Partial<OpenMatchAsked> = {}): OpenMatchAsked {
  return { key: newKey(), game: 'tranquility', seats: names.map(name => ({ name })), ...more }
}

export async function open(names: readonly string[], more: Partial<OpenMatchAsked> = {}): Promise<Opened<string>> {
  const { status, body } = await call<Opened<string>>('POST', '/api/matches', { body: wishes(names, more) })
  if (status !== 201) throw new Error(`opening answered ${status} ${JSON.stringify(body)}`)
  return body
}

/** A match whose seats are all taken, each by way of its invitation where it has an address; answers their links. */
export async function seated(names: readonly string[] = ['Ann', 'Ben'], more: Partial<OpenMatchAsked> = {}) {
  const opened = await open(names, more)
  const seats: string[] = []
  for (const { seat, link } of opened.links.seats) {
    const via = writeLink({ match: opened.match, role: 'confirm', seat, generation: 0 }, env)
    const { body } = await call<Taken>('POST', '/api/seat/take', { link, body: { via, key: newKey() } })
    seats.push(body.link)
  }
  const { body } = await call<Opened<string>>('GET', '/api/host', { link: opened.links.host })
  return { ...body, seats }
}

export const look = async (link: string): Promise<Envelope> => (await call('GET', '/api/seat', { link })).body

export function act(link: string, { version }: { version: number }, line: string, key = newKey()) {
  return call<Acted & Failure>('POST', '/api/seat/actions', { link, body: { line, version, key } })
}

export const done = (link: string) => call('POST', '/api/seat/settle', { link })

/** All of them agree to stop. */
export async function stopAll(links: readonly string[]): Promise<void> {
  for (const link of links) {
    await act(link, await look(link), 'stop')
    await done(link)
  }
}

/** The envelope of whoever is awaited, and their link; `seen` is what one of them sees now, if that is known. */
export async function awaited(
  links: readonly string[],
  seen?: Envelope
): Promise<{ link: string; envelope: Envelope }> {
  const { awaits } = seen ?? (await look(links[0] as string))
  const [seat] = awaits
  const link = links[seat as number] as string
  return { link, envelope: seen && seen.seat === seat ? seen : await look(link) }
}

/** A line that is offered, if there is a choice one of those verbs. */
export function line({ choices }: Envelope, ...verbs: string[]): string {
  return (choices.find(({ verb }) => verbs.includes(verb)) ?? choices[0])?.try ?? ''
}

/** Plays something that is offered and turns the cards over. */
export async function playOnce(links: readonly string[], ...verbs: string[]): Promise<Envelope> {
  const { link, envelope } = await awaited(links)
  const { status, body } = await act(link, envelope, line(envelope, ...verbs))
  if (status !== 200) throw new Error(`acting answered ${status} ${JSON.stringify(body)}`)
  return (await done(link)).body
}

/** Plays on, discarding, until the Start lies there and everybody must offer cards for it. */
export async function untilPledge(links: readonly string[]): Promise<Envelope> {
  const envelope = await look(links[0] as string)
  if (envelope.awaits.length !== 1) return envelope
  await playOnce(links, 'start', 'discard')
  return untilPledge(links)
}

/** Plays to the end, as the autopilot would. */
export async function playOut(links: readonly string[], seen?: Envelope): Promise<Envelope> {
  const envelope = await playWell(links, seen)
  return envelope.result ? envelope : playOut(links, envelope)
}

/** Plays what the autopilot would, and turns the cards over. */
export async function playWell(links: readonly string[], seen?: Envelope): Promise<Envelope> {
  const { link, envelope } = await awaited(links, seen)
  const game = findGame(envelope.game) as Game
  await act(link, envelope, autopilotLineOrFirstChoice(game, envelope.view, choicesFromWire(envelope.choices)))
  return (await done(link)).body
}

/** The cards that a view shows as its viewer's own. */
export function handOf({ view }: Envelope): readonly string[] {
  return (view as { hand?: readonly string[] }).hand ?? []
}
