import type { Facts } from '../../engine/game.ts'
import type { Language } from '../../schema/languages.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'

/** Why a request was refused, and what is known of the reader that helps to say so. */
export interface Refused {
  readonly code: string
  readonly facts: Facts
  readonly language?: Language
  readonly game?: string
  /** The present state of things, where the request was made on an older one. */
  readonly envelope?: Envelope
}

/** What a room answers. Errors lose their class on their way out of it, so a refusal is an answer like any other. */
export type Answer<T> = { readonly ok: T } | { readonly refused: Refused }
