import { Refusal } from '../../engine/refusal.ts'
import type { Feed, KnownDevice, SeatRow } from '../../schema/room-tables.ts'
import type { Device, FeedWish } from '../../schema/wire/reached.ts'
import type { Delivery } from '../../schema/wire/seat.ts'
import { hash } from '../keys/hash.ts'
import { next } from './next.ts'

const MOST_DEVICES = 8

type Asked = { readonly [way in 'device' | 'forget' | 'webhook' | 'feed']: Delivery[way] | undefined }

/** Where a seat is told besides by mail. */
export function reached(row: SeatRow, { device, forget, webhook, feed }: Asked, now: number): Partial<SeatRow> {
  const { devices } = row
  return {
    ...(device && { devices: withDevice(devices, device, now) }),
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
function withDevice(devices: readonly KnownDevice[], device: Device, since: number): readonly KnownDevice[] {
  const id = hash(device.endpoint).slice(0, 12)
  const others = devices.filter(one => one.id !== id)
  if (others.length >= MOST_DEVICES) throw new Refusal('TOO_MANY_DEVICES')
  return [...others, { ...device, id, since }]
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
