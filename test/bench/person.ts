import { choicesFromWire } from '../../schema/wire/choice.ts'
import { autopilotLineOrFirstChoice } from '../../engine/defaults.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { findGame } from '../../engine/catalogue.ts'
import type { Acted } from '../../schema/wire/acting.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { Opened } from '../../schema/wire/links.ts'
import { writeLink } from '../../worker/keys/links.ts'
import { SECRETS } from './runtime.ts'

/** Where the Worker answers at this moment: a runtime that starts again has another port. */
export interface Server {
  origin: string
}

export type Insist = <Answer>(method: string, path: string, body?: object, link?: string) => Promise<Answer>

const RETRY_MS = 50
const LOOK_MS = 30
const HESITATION_MS = 600
const MOST_ACTIONS = 20

/** An action that was acknowledged. */
export interface Done {
  readonly seat: number
  readonly key: string
  readonly line: string
}

/** A match, and all that its players were told had been played. */
export interface Played {
  readonly match: string
  /** Whether its drafts lay until the alarm settled them. */
  readonly byAlarm: boolean
  readonly done: readonly Done[]
}

/** Calls that are sent again until they are answered. */
export function insisting(server: Server): Insist {
  return async <Answer>(method: string, path: string, body?: object, link = '') => {
    for (;;) {
      const answer = await attempt(server, method, path, body, link)
      if (answer?.ok) return (await answer.json()) as Answer
      if (answer && answer.status < 500) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`)
      await sleep(RETRY_MS)
    }
  }
}

async function attempt({ origin }: Server, method: string, path: string, body: object | undefined, link: string) {
  const headers = { Authorization: `Seat ${link}`, 'Content-Type': 'application/json' }
  try {
    const answer = await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const whole = await answer.arrayBuffer()
    return new Response(whole, answer)
  } catch {
    return null
  }
}

/** Plays both seats of one match after another, some actions of each, and leaves it to whatever is still due there. */
export async function playOn(tables: Played[], insist: Insist, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const byAlarm = Math.random() < 0.5
    const { match, links } = await seated(insist, byAlarm)
    const table = { match, byAlarm, done: [] }
    tables.push(table)
    await playSome(table.done, links, insist, stop)
  }
}

async function playSome(done: Done[], links: readonly string[], insist: Insist, stop: AbortSignal): Promise<void> {
  const look = (link: string) => insist<Envelope>('GET', '/api/seat', undefined, link)
  const most = Math.ceil(Math.random() * MOST_ACTIONS)
  while (done.length < most && !stop.aborted) {
    const [seat] = (await look(links[0] as string)).awaits
    if (seat === undefined) return
    const link = links[seat] as string
    const seen = await look(link)
    // Long enough, now and then, for the seat to be told that it is its turn.
    if (Math.random() < 0.2) await sleep(HESITATION_MS * Math.random())
    const action = { line: lineOf(seen), version: seen.version, key: crypto.randomUUID() }
    await insist<Acted>('POST', '/api/seat/actions', action, link)
    done.push({ seat, key: action.key, line: action.line })
    while (!stop.aborted && (await look(link)).draft) await sleep(LOOK_MS)
  }
}

/** Two seats, each with an address that was confirmed by its invitation. */
async function seated(insist: Insist, byAlarm: boolean): Promise<{ match: string; links: string[] }> {
  const key = crypto.randomUUID()
  const seats = ['Ann', 'Ben'].map(name => ({ name, address: `${name.toLowerCase()}.${key}@example.org` }))
  const { match, links } = await insist<Opened<string>>('POST', '/api/matches', { key, game: 'tranquility', seats })
  for (const [seat, { link }] of links.seats.entries()) {
    const via = writeLink({ match, role: 'confirm', seat, generation: 0 }, SECRETS)
    await insist('POST', '/api/seat/take', { via }, link)
    if (!byAlarm) await insist('PUT', '/api/seat/profile', { settleAtOnce: true }, link)
  }
  return { match, links: links.seats.map(({ link }) => link) }
}

function lineOf({ game, view, choices }: Envelope): string {
  return autopilotLineOrFirstChoice(findGame(game) ?? {}, view, choicesFromWire(choices))
}
