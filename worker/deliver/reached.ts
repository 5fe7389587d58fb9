import type { SeatRow } from '../../schema/room-tables.ts'
import type { Reached, Webhook } from '../../schema/wire/reached.ts'
import type { Env } from '../env.ts'
import { linkAddress } from '../keys/links.ts'
import { pushKeys } from './push/keys.ts'

/** Where a seat is told besides by mail, as it is shown to itself. Of what must stay secret it says enough to know it again. */
export function reachedOf(row: SeatRow, match: string, env: Env): Reached {
  const { seat, devices, webhook, feed } = row
  const link = linkAddress({ match, role: 'feed', seat, generation: feed.generation }, env)
  return {
    devices: devices.map(({ id, name, since, goneAt = null }) => ({ id, name, since, goneAt })),
    pushKey: pushKeys(env)?.publicKey ?? null,
    webhook: webhook && { kind: webhook.kind, shown: shortened(webhook) },
    feed: feed.on ? { calendar: `${link}.ics`, atom: `${link}.atom` } : null
  }
}

function shortened({ address }: Webhook): string {
  const { host, pathname } = new URL(address)
  // A room of Matrix ends with its server's name.
  const [own = ''] = pathname.split(':')
  return `${host} … ${own.slice(-4)}`
}
