import { findGame } from '../../engine/catalogue.ts'
import type { Envelope, Opened } from '../../schema/wire.ts'

const GAME = 'tranquility'

let keys = 0
/** Long enough that nobody guesses it, and never the same. */
export const newKey = (): string => `key-${Date.now()}-${keys++}-of-a-browser-test`

/** Opens a match as any client does. */
export async function opened(origin: string, names: readonly string[]): Promise<Opened> {
  const asked = { key: newKey(), game: GAME, seats: names.map(name => ({ name })) }
  return answered(await fetch(`${origin}/api/matches`, { ...json(asked), method: 'POST' }))
}

/** A whole match, opened, taken and played to its end by the autopilot over the wire. */
export async function finished(origin: string, names: readonly string[]): Promise<Opened> {
  const match = await opened(origin, names)
  const links = match.links.seats.map(({ link }) => link.slice(link.lastIndexOf('/') + 1))
  for (const link of links) await call(origin, link, 'POST', '/api/seat/take', {})
  for (let envelope = await look(links[0] ?? ''); !envelope.result;) {
    const link = links[envelope.awaits[0] ?? 0] ?? ''
    const own = await look(link)
    await call(origin, link, 'POST', '/api/seat/actions', { line: lineFor(own), version: own.version, key: newKey() })
    envelope = await call(origin, link, 'POST', '/api/seat/settle')
  }
  return match

  function look(link: string): Promise<Envelope> {
    return call(origin, link, 'GET', '/api/seat')
  }
}

function lineFor({ game, view, choices }: Envelope): string {
  const line = findGame(game)?.autopilot(view, choices)
  if (line === undefined) throw new Error(`Cannot play "${game}"`)
  return line
}

async function call<Answer>(
  origin: string,
  link: string,
  method: string,
  path: string,
  body?: unknown
): Promise<Answer> {
  const { headers, ...rest } = json(body)
  return answered(
    await fetch(origin + path, { ...rest, method, headers: { ...headers, authorization: `Seat ${link}` } })
  )
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
