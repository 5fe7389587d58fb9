import { choicesFromWire } from '../../../schema/wire/choice.ts'
import { autopilotLineOrFirstChoice } from '../../../engine/defaults.ts'
import { findGame } from '../../../engine/catalogue.ts'
import type { Options } from '../../../engine/game.ts'
import type { Language } from '../../../schema/languages.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { Opened } from '../../../schema/wire/links.ts'
import type { OpenMatchAsked } from '../../../schema/wire/opening.ts'
import type { Taken } from '../../../schema/wire/seat.ts'
import { seedOf } from '../../random-play.ts'
import { SEED } from '../../seed.ts'

/** What is played, and with which settings; the first game's usual ones where nothing is said. */
export interface Wish {
  readonly game?: string
  readonly options?: Options
  readonly language?: Language
  /** What it is dealt from; where nothing is said, another seed for each match of a file, and the same ones each time. */
  readonly seed?: string
  /** Who invites, how and with what words. */
  readonly more?: Pick<OpenMatchAsked, 'host' | 'greeting' | 'links'>
}

export interface Speaker {
  readonly name: string
  readonly language: Language
}

/** That one file opens at most. */
const MOST_DEALS = 1000

let keys = 0
/** Long enough that nobody guesses it, and never the same. */
const newKey = (): string => `key-${Date.now()}-${keys++}-of-a-browser-test`

let deals = 0
export const nextSeed = (): string => seedOf(SEED * MOST_DEALS + deals++)

/** Opens a match, dealt from a seed that is known: no test goes otherwise by chance. */
export function opened(origin: string, names: readonly string[], wish: Wish = {}): Promise<Opened<string>> {
  const { language = 'en' } = wish
  return openedFor(
    origin,
    names.map(name => ({ name, language })),
    wish
  )
}

/** The same where not all speak one language. */
export async function openedFor(
  origin: string,
  players: readonly Speaker[],
  { game = 'tranquility', options = {}, seed = nextSeed(), more }: Wish
): Promise<Opened<string>> {
  const seats = players.map(({ name, language }) => ({ name, language }))
  const asked = { key: newKey(), game, options, seats, ...more }
  const { headers, ...rest } = json({ seed, asked })
  // As if each came from elsewhere: nobody may open that many from one place.
  const from = { ...headers, 'cf-connecting-ip': newKey() }
  return answered(await fetch(`${origin}/dev/matches`, { ...rest, headers: from, method: 'POST' }))
}

export function take(link: string): Promise<Taken> {
  return call(link, 'POST', '/api/seat/take', { key: newKey() })
}

export function look(link: string): Promise<Envelope> {
  return call(link, 'GET', '/api/seat')
}

/** One action, settled at once; a client knows after how many lines. */
export async function act(link: string, line: string, version?: number): Promise<Envelope> {
  const after = version ?? (await look(link)).version
  const sent = await call<Envelope>(link, 'POST', '/api/seat/actions', { line, version: after, key: newKey() })
  return sent.draft ? call(link, 'POST', '/api/seat/settle') : sent
}

/** What the autopilot would do in that seat's place. */
export function advice({ game, view, choices }: Pick<Envelope, 'game' | 'view' | 'choices'>): string {
  const line = autopilotLineOrFirstChoice(findGame(game) ?? {}, view, choicesFromWire(choices))
  if (line === undefined) throw new Error(`Cannot play "${game}"`)
  return line
}

/** Whoever sits there wants no time to take anything back. */
export async function hurry(link: string): Promise<void> {
  await call(link, 'PUT', '/api/seat/profile', { settleAtOnce: true })
}

/** What the holder of a link asks, in the way that any client does. */
async function call<Answer>(link: string, method: string, path: string, body?: unknown): Promise<Answer> {
  const { origin, pathname } = new URL(link)
  const { headers, ...rest } = json(body)
  const authorization = `Seat ${pathname.slice('/s/'.length)}`
  return answered(await fetch(origin + path, { ...rest, method, headers: { ...headers, authorization } }))
}

function json(body: unknown): { headers: Record<string, string>; body?: string } {
  return body === undefined
    ? { headers: {} }
    : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

async function answered<Answer>(answer: Response): Promise<Answer> {
  if (!answer.ok) throw new Error(`Cannot go on after "${answer.status}": ${await answer.text()}`)
  return (await answer.json()) as Answer
}
