import { apiOf } from '../seat/api.ts'
import { forgetSeat, keepSeat, type KeptSeat, keptSeats } from './seats.ts'
import { partsOf, subscribeBy } from './subscription.ts'

/** What is answered where a link opens nothing any more. */
const SHUT: readonly string[] = ['LINK_REISSUED', 'NO_SUCH_LINK', 'NO_SUCH_MATCH']

/**
 * A push service may give a browser another address, or none any more. Each seat that was told of an older one is told
 * where this device is now; one that could not be asked is told another time.
 */
export async function renew(manager: PushManager): Promise<void> {
  const kept = await keptSeats()
  const [one] = kept
  if (!one) return
  const subscription = (await manager.getSubscription()) ?? (await subscribeBy(manager, one.key))
  const parts = partsOf(subscription)
  await Promise.all(kept.filter(({ endpoint }) => endpoint !== parts.endpoint).map(seat => tell(seat, parts)))
}

async function tell(kept: KeptSeat, parts: ReturnType<typeof partsOf>): Promise<void> {
  const api = apiOf(kept.path.slice('/s/'.length))
  const { ok, refused } = await api('PUT', 'delivery', { renewal: { ...parts, was: kept.endpoint } })
  if (ok) await keepSeat({ ...kept, endpoint: parts.endpoint })
  else if (refused && SHUT.includes(refused.code)) await forgetSeat(kept)
}
