import type { Envelope } from '../../schema/wire/envelope.ts'
import type { Failure } from '../../schema/wire/failure.ts'
import { fetchWithin } from '../fetch-within.ts'
import { untilDone } from '../until-done.ts'

/** What the server answers, in three ways that a page tells apart. */
export interface Answer<T> {
  readonly ok?: T
  readonly refused?: Failure
  /** With neither, nothing that can be understood came back: the same may be asked again. */
}

export type Api = <T = Envelope>(
  method: string,
  path: string,
  body?: object,
  signal?: AbortSignal
) => Promise<Answer<T>>

/** Asks for the seat of a link, which goes in a header and never in an address. */
export function apiOf(link: string): Api {
  return async (method, path, body, signal) => {
    try {
      const headers = { Authorization: `Seat ${link}`, 'Content-Type': 'application/json' }
      const asked = { method, headers, body: JSON.stringify(body), ...(signal && { signal }) }
      return await fetchWithin(`/api/seat/${path}`, asked, async response => {
        const answer = await response.json()
        return response.ok ? { ok: answer } : response.status < 500 ? { refused: answer } : {}
      })
    } catch {
      return {}
    }
  }
}

/** Asks again until there is an answer, be it a refusal. */
export function untilAnswered<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
  return untilDone(async () => {
    const answer = await ask()
    return answer.ok || answer.refused ? answer : undefined
  })
}

/** A key by which the server knows a request that comes twice. */
export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
