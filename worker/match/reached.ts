import { Refusal } from '../../engine/refusal.ts'
import type { Feed, KnownDevice, SeatRow } from '../../schema/room-tables.ts'
import type { FeedWish, Renewal } from '../../schema/wire/reached.ts'
import type { Delivery } from '../../schema/wire/seat.ts'
import { hash } from '../keys/hash.ts'
import { next } from './next.ts'

const MOST_DEVICES = 8

type Asked = { readonly [way in 'device' | 'renewal' | 'forget' | 'webhook' | 'feed']: Delivery[way] | undefined }

/** Where a seat is told besides by mail. */
export function reached(
  row: SeatRow,
  { device, renewal, forget, webhook, feed }: Asked,
  { now, pushKey }: { readonly now: number; readonly pushKey: string | null }
): Partial<SeatRow> {
  const { devices } = row
  return {
    ...(device && { devices: withDevice(devices, { ...device, since: now, ...(pushKey !== null && { pushKey }) }) }),
    ...(renewal && { devices: renewed(devices, renewal) }),
    ...(forget !== undefined && { devices: devices.filter(({ id }) => id !== forget) }),
    ...(webhook !== undefined && { webhook: webhook && { ...webhook, since: now } }),
    ...(feed && { feed: changed(row.feed, feed) })
  }
}

/** Nowhere any more: whoever has the seat from now on is somebody else. */
export function unreached({ feed }: SeatRow): Pick<SeatRow, 'devices' | 'webhook' | 'feed'> {
  return { devices: [], webhook: null, feed: changed(feed, 'off') }
}

/** Named again it is the same one, with whatever is new of it. */
function withDevice(devices: readonly KnownDevice[], device: Omit<KnownDevice, 'id'>): readonly KnownDevice[] {
  const id = idOf(device)
  const others = devices.filter(one => one.id !== id)
  const kept = others.length < MOST_DEVICES ? others : others.filter(({ goneAt }) => goneAt === undefined)
  if (kept.length >= MOST_DEVICES) throw new Refusal('TOO_MANY_DEVICES')
  return [...kept, { ...device, id }]
}

/** The same device at its new address; one that its owner has removed stays away. */
function renewed(devices: readonly KnownDevice[], { was, ...device }: Renewal): readonly KnownDevice[] {
  const old = idOf({ endpoint: was })
  const id = idOf(device)
  if (!devices.some(one => one.id === old)) return devices
  const others = devices.filter(one => one.id === old || one.id !== id)
  return others.map(one => (one.id === old ? { ...withoutGone(one), ...device, id } : one))
}

function withoutGone({ goneAt: _goneAt, ...device }: KnownDevice): KnownDevice {
  return device
}

function idOf({ endpoint }: Pick<KnownDevice, 'endpoint'>): string {
  return hash(endpoint).slice(0, 12)
}

/** An address that was given up never leads anywhere again. */
function changed(feed: Feed, wish: FeedWish): Feed {
  const { on, generation } = feed
  switch (wish) {
    case 'on':
      return on ? feed : { on: true, generation }
    case 'new':
      return { on: true, generation: next(generation) }
    case 'off':
      return on ? { on: false, generation: next(generation) } : feed
  }
}
