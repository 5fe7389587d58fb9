import type { Language } from '../languages.ts'
import type { Options, Result } from '../../engine/game.ts'

/** A match that is over, as those who sat there count it. */
export interface Voyage {
  readonly game: string
  readonly seats: number
  readonly options: Options
  readonly result: Result
  /** What was reached, where the game counts it. */
  readonly feat: number | null
}

/** What a seat has played before with some of those who sit here, the oldest first. */
export interface Shared {
  /** Their names, the seat's own not among them. */
  readonly others: readonly Named[]
  readonly voyages: readonly Voyage[]
}

export interface Named {
  readonly seat: number
  readonly name: string
}

/** The same in words, in the seat's language: told to that seat and nobody else. */
export interface VoyagesTold {
  readonly language: Language
  /** Those with most of them first. */
  readonly crews: readonly CrewTold[]
}

export interface CrewTold {
  /** Who, how many, and how many of them were won. */
  readonly says: string
  /** Each set-up, with the odds of autopilots. */
  readonly setups: readonly string[]
  /** What was reached at best, in each game that counts it. */
  readonly bests: readonly string[]
}
