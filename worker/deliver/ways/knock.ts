import { clock, DAY_MS, HOUR_MS, SECOND_MS } from '../../clock.ts'
import type { Env } from '../../env.ts'
import { type Delivery, operatorFault, temporaryFault } from '../delivery.ts'
import { fetchWithin } from '../fetch-within.ts'
import { isLoopback } from '../mail/headers.ts'

const PATIENCE_MS = 10 * SECOND_MS
/** What may be asked again later, besides whatever is the other side's own fault. */
const PASSING = [408, 425, 429]

type Settings = Pick<Env, 'STAND_IN' | 'ORIGIN'>

interface Knock {
  /** The statuses by which the service says that whoever was meant is not there, or wants nothing. */
  readonly ofRecipient: readonly number[]
  readonly patienceMs?: number
}

/** Posts to somebody else's service. It sends us nowhere else, and nothing that it answers is read but its status. */
export async function knock(
  url: string,
  init: RequestInit,
  env: Settings,
  { ofRecipient, patienceMs = PATIENCE_MS }: Knock
): Promise<Delivery> {
  const address = addressOf(url, env)
  try {
    return await fetchWithin(patienceMs, address, init, async answer => {
      await answer.body?.cancel()
      return deliveryOf(answer, ofRecipient)
    })
  } catch {
    return temporaryFault('UNREACHABLE')
  }
}

/** In tests another server on this machine stands for all hosts; where others could reach us, never. */
function addressOf(url: string, { STAND_IN, ORIGIN }: Settings): string {
  if (!STAND_IN) return url
  if (![STAND_IN, ORIGIN].every(one => isLoopback(new URL(one))))
    throw new Error(`STAND_IN "${STAND_IN}" and ORIGIN "${ORIGIN}", wanted both on this machine`)
  return `${STAND_IN}/${url}`
}

function deliveryOf({ ok, status, headers }: Response, ofRecipient: readonly number[]): Delivery {
  const why = `HTTP_${status}`
  if (ok) return { sent: why }
  if (status >= 500 || PASSING.includes(status))
    return temporaryFault(why, Math.min(retryAfterMs(headers.get('Retry-After') ?? ''), DAY_MS))
  // Who is elsewhere is not looked for there. All else is said of our keys, or of what we have written.
  return status < 400 || ofRecipient.includes(status) ? { failed: why } : operatorFault(why, HOUR_MS)
}

// Seconds, or a date.
function retryAfterMs(text: string): number {
  if (/^\d+(\.\d+)?$/.test(text)) return Math.ceil(Number(text) * SECOND_MS)
  const at = Date.parse(text)
  return Number.isNaN(at) ? 0 : Math.max(0, at - clock.now())
}
