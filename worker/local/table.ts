import { autopilotLineOrFirstChoice } from '../../engine/defaults.ts'
import { choicesFromWire } from '../../schema/wire/choice.ts'
import { randomUUID } from 'node:crypto'
import { findGame } from '../../engine/catalogue.ts'
import type { Seat } from '../../engine/game.ts'
import type { LogLine } from '../../engine/match.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { Opened } from '../../schema/wire/links.ts'
import type { OpenDealtAsked } from '../../schema/wire/opening.ts'
import type { Taken } from '../../schema/wire/seat.ts'
import type { Scene } from './scene.ts'

/** A match whose seats are all taken, and the addresses by which it is played. */
export interface Table {
  readonly watcher: string
  readonly host: string
  readonly seats: readonly string[]
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve']

/** Opens a match as any client does, or from a known seed, and takes its seats. */
export async function openTable(
  origin: string,
  { game, options, seats, language = 'en' }: Scene,
  seed?: string
): Promise<Table> {
  const players = Array.from({ length: seats }, (_, seat) => ({ name: NAMES[seat] ?? `Seat ${seat + 1}`, language }))
  const asked: OpenDealtAsked['asked'] = { key: randomUUID(), game, options, seats: players }
  const { links } = await (seed === undefined
    ? call<Opened<string>>(`${origin}/api/matches`, 'POST', { body: asked })
    : call<Opened<string>>(`${origin}/dev/matches`, 'POST', { body: { seed, asked } }))
  const taken: string[] = []
  // Where links are sealed, the seat's own is another one from now on.
  for (const { link } of links.seats)
    taken.push((await of<Taken>(link, 'POST', 'seat/take', { key: randomUUID() })).link)
  return { watcher: links.watcher, host: links.host, seats: taken }
}

/** Plays what others played. */
export async function replay({ seats, watcher }: Table, lines: readonly LogLine[]): Promise<void> {
  for (const { seat, line } of lines)
    if (seat !== null) await play(seats[seat] ?? '', line, (await look(watcher)).version)
}

/** Autopilots for those seats: each call lets one that is awaited play, and tells whether any was. */
export function autopilots({ seats, watcher }: Table, own: readonly Seat[]): () => Promise<boolean> {
  const last = new Map<Seat, string>()
  return async () => {
    const { awaits, game } = await look(watcher)
    for (const seat of awaits.filter(one => own.includes(one))) {
      const link = seats[seat] ?? ''
      const { view, choices, version } = await look(link)
      const line = autopilotLineOrFirstChoice(findGame(game) ?? {}, view, choicesFromWire(choices))
      // Who is awaited beside others may have nothing to add, and would say the same for ever.
      if (line === undefined || (awaits.length > 1 && line === last.get(seat))) continue
      await play(link, line, version)
      last.set(seat, line)
      return true
    }
    return false
  }
}

async function play(link: string, line: string, version: number): Promise<void> {
  await of(link, 'POST', 'seat/actions', { line, version, key: randomUUID() })
  await of(link, 'POST', 'seat/settle')
}

export const look = (link: string): Promise<Envelope> => of(link, 'GET', 'seat')

function of<Answer>(link: string, method: string, path: string, body?: object): Promise<Answer> {
  const { origin, pathname } = new URL(link)
  const seat = pathname.slice('/s/'.length)
  return call(`${origin}/api/${path}`, method, { seat, ...(body && { body }) })
}

async function call<Answer>(
  address: string,
  method: string,
  { seat = '', body }: { seat?: string; body?: object }
): Promise<Answer> {
  const headers = { Authorization: `Seat ${seat}`, 'Content-Type': 'application/json' }
  const answer = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!answer.ok) throw new Error(`${method} ${new URL(address).pathname} answered ${await answer.text()}`)
  return (await answer.json()) as Answer
}
