import { findGame } from '../../../engine/catalogue.ts'
import type { Options } from '../../../engine/game.ts'
import type { Envelope, Language, Opened, Taken } from '../../../schema/wire.ts'

/** What is played, and with which settings; the first game's usual ones where nothing is said. */
export interface Wish {
  readonly game?: string
  readonly options?: Options
  readonly language?: Language
}

let keys = 0
/** Long enough that nobody guesses it, and never the same. */
const newKey = (): string => `key-${Date.now()}-${keys++}-of-a-browser-test`

/** Opens a match as any client does. */
export async function opened(origin: string, names: readonly string[], wish: Wish = {}): Promise<Opened<string>> {
  const { game = 'tranquility', options = {}, language = 'en' } = wish
  const asked = { key: newKey(), game, options, seats: names.map(name => ({ name, language })) }
  const { headers, ...rest } = json(asked)
  // As if each came from elsewhere: nobody may open that many from one place.
  const from = { ...headers, 'cf-connecting-ip': newKey() }
  return answered(await fetch(`${origin}/api/matches`, { ...rest, headers: from, method: 'POST' }))
}

export function take(link: string): Promise<Taken> {
  return call(link, 'POST', '/api/seat/take', { key: newKey() })
}

export function look(link: string): Promise<Envelope> {
  return call(link, 'GET', '/api/seat')
}

/** One action, settled at once. */
export async function act(link: string, line: string): Promise<Envelope> {
  const { version } = await look(link)
  await call(link, 'POST', '/api/seat/actions', { line, version, key: newKey() })
  return call(link, 'POST', '/api/seat/settle')
}

/** A whole match, opened, taken and played to its end by the autopilot over the wire. */
export async function finished(origin: string, names: readonly string[], wish: Wish = {}): Promise<Opened<string>> {
  const match = await opened(origin, names, wish)
  const links: string[] = []
  for (const { link } of match.links.seats) links.push((await take(link)).link)
  for (let envelope = await look(match.links.watcher); !envelope.result;) {
    const link = links[envelope.awaits[0] ?? 0] ?? ''
    await act(link, lineFor(await look(link)))
    envelope = await look(match.links.watcher)
  }
  return match
}

function lineFor({ game, view, choices }: Envelope): string {
  const line = findGame(game)?.autopilot(view, choices)
  if (line === undefined) throw new Error(`Cannot play "${game}"`)
  return line
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
