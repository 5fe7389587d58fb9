import { Refusal } from '../../engine/refusal.ts'
import { SECOND_MS } from '../clock.ts'

interface Size {
  /** So many at once … */
  readonly most: number
  /** … and one more each time that so long has gone by. */
  readonly everyMs: number
}

/** When each bucket will be full again: kept in memory alone, since whoever keeps a room busy keeps it awake. */
type Filling<Name> = Pick<Map<Name, number>, 'get'> & { set(name: Name, fullAt: number): unknown }

export type Buckets<Name> = ReturnType<typeof openBuckets<Name>>

/** A bucket for each name, from which everything that it asks takes one. */
export function openBuckets<Name>({ most, everyMs }: Size, filling: Filling<Name> = new Map()) {
  return {
    /** Takes one, and answers 0; or how long it takes until there is one. */
    take(name: Name, now: number): number {
      const fullAt = Math.max(filling.get(name) ?? 0, now) + everyMs
      const waitMs = fullAt - now - most * everyMs
      if (waitMs > 0) return waitMs
      filling.set(name, fullAt)
      return 0
    }
  }
}

/** Too often: it says when to come back, in whole seconds. */
export function tooMany(waitMs: number): Refusal {
  return new Refusal('TOO_MANY', { seconds: Math.max(1, Math.ceil(waitMs / SECOND_MS)) })
}
