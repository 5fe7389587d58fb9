interface Size {
  /** So many at once … */
  readonly most: number
  /** … and one more each time that so long has gone by. */
  readonly everyMs: number
}

/** When each bucket will be full again: kept in memory alone, since whoever keeps a room busy keeps it awake. */
type Filling<Name> = Pick<Map<Name, number>, 'get'> & { set(name: Name, fullAt: number): unknown }

export type Buckets<Name> = ReturnType<typeof makeBuckets<Name>>

/** A bucket for each name, from which everything that it asks takes one. */
export function makeBuckets<Name>({ most, everyMs }: Size, filling: Filling<Name> = new Map()) {
  return {
    /** Takes as much as it weighs, and answers 0; or how long it takes until there is so much. */
    take(name: Name, now: number, weight = 1): number {
      const kept = filling.get(name) ?? 0
      // No bucket takes longer to fill: where it would, the clock has gone back, and what was taken is forgotten.
      const from = kept > now + most * everyMs ? now : Math.max(kept, now)
      const fullAt = from + weight * everyMs
      const retryAfterMs = fullAt - now - most * everyMs
      if (retryAfterMs > 0) return retryAfterMs
      filling.set(name, fullAt)
      return 0
    }
  }
}
