import type { Fed } from '../../schema/wire/fed.ts'

export interface Asked {
  readonly fed: Fed
  readonly origin: string
  /** The whole address of the feed itself. */
  readonly self: string
  readonly now: number
}
