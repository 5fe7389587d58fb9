import type { Passed } from '../../schema/room-tables.ts'
import { DAY_MS } from '../clock.ts'
import { hash } from '../keys/hash.ts'

/** What is kept of a request that replaces its own link, so that a lost answer does not lose the seat. */
export function passed(key: string, now: number): Passed {
  return { key: hash(key), until: now + DAY_MS }
}

/** Whether this is that request, sent again. */
export function isPassed(passed: Passed | null, key: string | undefined, now: number): boolean {
  return passed !== null && key !== undefined && passed.key === hash(key) && now < passed.until
}
