import type { Device } from '../../schema/wire/reached.ts'
import { keepSeat } from './seats.ts'
import { partsOf, subscribeBy } from './subscription.ts'

/** Whether this browser can be told at all; on an iPhone only once the page lies on its home screen. */
export function canBeTold(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window
}

/** This browser as it can be told of a seat, once its owner has allowed that; null where they have not. */
export async function subscribed(
  key: string,
  { match, seat }: { match: string; seat: number }
): Promise<Device | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const parts = partsOf(await subscriptionBy(pushManager, key))
  await keepSeat({ match, seat, path: location.pathname, endpoint: parts.endpoint, key })
  return { ...parts, name: deviceName(navigator.userAgent) }
}

/** One subscription serves all seats of a device. One that was made with another key of ours is of no use any more. */
async function subscriptionBy(manager: PushManager, key: string): Promise<PushSubscription> {
  try {
    return await subscribeBy(manager, key)
  } catch (error) {
    const old = await manager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    return subscribeBy(manager, key)
  }
}

// In this order, since each also calls itself by the names behind it.
const BROWSERS = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/SamsungBrowser/, 'Samsung'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari']
] as const
const SYSTEMS = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Mac/, 'Mac'],
  [/Linux/, 'Linux']
] as const

/** What its owner would call a browser. */
export function deviceName(agent: string): string {
  const named = (list: readonly (readonly [RegExp, string])[]) => list.find(([mark]) => mark.test(agent))?.[1]
  return [named(BROWSERS) ?? 'Browser', named(SYSTEMS)].filter(Boolean).join(', ')
}
