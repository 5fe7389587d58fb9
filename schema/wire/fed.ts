import type { Language } from '../languages.ts'

/** What a seat's calendar and feed say: whether it is awaited, and nothing of what lies on the table. */
export interface Fed {
  readonly match: string
  readonly seat: number
  readonly game: string
  readonly language: Language
  readonly zone: string
  /** The turn for which it is awaited, and since when, whatever it has done in it; null while it is not. */
  readonly turn: { readonly number: number; readonly since: number } | null
  readonly isOver: boolean
  /** When the match was last changed. */
  readonly changedAt: number
}
