import type { Envelope, Failure } from '../../schema/wire.ts'

/** What the server answers, in three ways that a page tells apart. */
export type Answer<T> =
  | { readonly ok: T }
  | { readonly refused: Failure }
  /** No answer, or none that can be understood: the same may be asked again. */
  | { readonly lost: true }

export type Api = <T = Envelope>(method: string, path: string, body?: object) => Promise<Answer<T>>

/** Asks for the seat of a link, which goes in a header and never in an address. */
export function apiOf(link: string): Api {
  return async (method, path, body) => {
    try {
      const response = await fetch(`/api/seat/${path}`, {
        method,
        headers: { Authorization: `Seat ${link}`, 'Content-Type': 'application/json' },
        body: body ? JSON.stringify(body) : null
      })
      const answer = await response.json()
      if (response.ok) return { ok: answer }
      return response.status < 500 ? { refused: answer } : { lost: true }
    } catch {
      return { lost: true }
    }
  }
}

/** A key by which the server knows a request that comes twice. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), word => word.toString(36)).join('-')
}
