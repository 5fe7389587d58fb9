import { clock, DAY_MS, SECOND_MS } from '../../clock.ts'
import type { Delivery } from './way.ts'

const PATIENCE_MS = 10 * SECOND_MS
/** What may be asked again later, besides whatever is the other side's own fault. */
const PASSING = [408, 425, 429]

/** Posts to somebody else's service. It sends us nowhere else, and nothing that it answers is read but its status. */
export async function knock(url: string, init: RequestInit): Promise<Delivery> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
    await answer.body?.cancel()
    return deliveryOf(answer)
  } catch {
    return { retryAfterMs: 0, why: 'UNREACHABLE' }
  }
}

function deliveryOf({ ok, status, headers }: Response): Delivery {
  const why = `HTTP_${status}`
  if (ok) return { sent: why }
  if (status < 500 && !PASSING.includes(status)) return { failed: why }
  return { retryAfterMs: Math.min(retryAfterMs(headers.get('Retry-After') ?? ''), DAY_MS), why }
}

// Seconds, or a date.
function retryAfterMs(text: string): number {
  if (/^\d+(\.\d+)?$/.test(text)) return Math.ceil(Number(text) * SECOND_MS)
  const at = Date.parse(text)
  return Number.isNaN(at) ? 0 : Math.max(0, at - clock.now())
}
