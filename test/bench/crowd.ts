import { choicesFromWire } from '../../schema/wire/choice.ts'
import { autopilotLineOrFirstChoice } from '../../engine/defaults.ts'
import { findGame } from '../../engine/catalogue.ts'
import type { Acted } from '../../schema/wire/acting.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { Opened } from '../../schema/wire/links.ts'

const NAVIGATION = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }
const MOST_ACTIONS = 30

/** What a crowd has done so far. */
export interface Work {
  matches: number
  actions: number
  requests: number
}

/** Plays one match to its end, or until it has been long enough, with a socket for each seat. */
export type PlayMatch = (origin: string, work: Work, stop: AbortSignal) => Promise<void>

/** As players do: they open a match, look at pages, play, and read the record. */
export const playMatch: PlayMatch = async (origin, work, stop) => {
  const ask = asking(origin, work)
  // Alone a match is soon over; two leave theirs in the middle.
  const names = work.matches % 2 === 0 ? ['Ann'] : ['Ann', 'Ben']
  const seats = names.map(name => ({ name, address: `${name}.${crypto.randomUUID()}@example.org` }))
  const wishes = { key: crypto.randomUUID(), game: 'tranquility', seats }
  const { match, links } = await ask<Opened<string>>('POST', '/api/matches', { body: wishes })
  const tokens = links.seats.map(({ link }) => link.slice(-39))
  for (const link of tokens) {
    await ask('POST', '/api/seat/take', { link, body: {} })
    await ask('PUT', '/api/seat/profile', { link, body: { settleAtOnce: true } })
    await ask('GET', `/s/${link}`, { headers: NAVIGATION })
  }
  const sockets = tokens.map(link => new WebSocket(`${origin.replace('http', 'ws')}/api/seat/live`, ['slowboat', link]))
  let seen = await ask<Envelope>('GET', '/api/seat', { link: tokens[0] as string })
  for (let played = 0; played < MOST_ACTIONS && !seen.result && !stop.aborted; played++) {
    const link = tokens[seen.awaits[0] as number] as string
    seen = await ask<Envelope>('GET', '/api/seat', { link })
    const line = autopilotLineOrFirstChoice(findGame(seen.game) ?? {}, seen.view, choicesFromWire(seen.choices))
    const action = { line, version: seen.version, key: crypto.randomUUID() }
    seen = await ask<Acted>('POST', '/api/seat/actions', { link, body: action })
    work.actions++
  }
  await ask('GET', '/api/seat/log', { link: tokens[0] as string })
  await ask('GET', `/m/${match}`, { headers: NAVIGATION })
  for (const socket of sockets) socket.close()
  work.matches++
}

/** The same number of the same kinds of requests, to a room that does nothing. */
export const playEmpty: PlayMatch = async (origin, work, stop) => {
  const ask = asking(origin, work)
  const room = `/${crypto.randomUUID()}`
  const seats = work.matches % 2 === 0 ? 1 : 2
  await ask('POST', room, {})
  for (let call = 0; call < 3 * seats; call++) await ask(call % 3 === 2 ? 'GET' : 'POST', room, {})
  const sockets = Array.from({ length: seats }, () => new WebSocket(origin.replace('http', 'ws') + room))
  for (let played = 0; played < MOST_ACTIONS && !stop.aborted; played++) {
    await ask('GET', room, {})
    await ask('POST', room, {})
    work.actions++
  }
  for (let call = 0; call < 3; call++) await ask('GET', room, {})
  for (const socket of sockets) socket.close()
  work.matches++
}

interface Asked {
  readonly link?: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

function asking(origin: string, work: Work) {
  return async <Answer>(method: string, path: string, { link, body, headers = {} }: Asked): Promise<Answer> => {
    work.requests++
    const given = { ...headers, ...(link && { Authorization: `Seat ${link}` }) }
    const init = { method, headers: given, ...(body && { body: JSON.stringify(body) }) }
    const send = () => fetch(origin + path, init)
    // A connection that lay idle may be closed at the moment when it is used again.
    const answer = await send().catch(send)
    const text = await answer.text()
    // A record is there only when the match is over.
    if (!answer.ok && answer.status !== 404) throw new Error(`${method} ${path} answered ${answer.status} ${text}`)
    return (answer.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text) as Answer
  }
}
