import { Refusal } from '../../engine/refusal.ts'
import { SECOND_MS } from '../clock.ts'

/** Too often: it says when to come back, in whole seconds. */
export function tooMany(retryAfterMs: number): Refusal {
  return new Refusal('TOO_MANY', { seconds: Math.max(1, Math.ceil(retryAfterMs / SECOND_MS)) })
}
