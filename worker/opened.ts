import type { NoticeRow } from '../schema/room-tables.ts'
import type { Opened } from '../schema/wire.ts'
import type { Env } from './env.ts'
import type { Table } from './ledger.ts'
import { type Link, linkAddress } from './links.ts'
import { invitationOf } from './notices.ts'

type Signing = Pick<Env, 'LINK_KEYS' | 'STORE_KEY' | 'ORIGIN'>

/** Every link of a match, as it is now. */
export function opened({ match, seats }: Table, notices: readonly NoticeRow[], env: Signing): Opened {
  return {
    match: match.id,
    links: {
      host: address({ role: 'host', seat: 0, generation: 0 }),
      watcher: watcherLink(match.id, env),
      seats: seats.map(row => ({
        seat: row.seat,
        name: row.name,
        link: address({ role: 'seat', seat: row.seat, generation: row.generation }),
        invitation: invitationOf(row, notices)
      }))
    }
  }

  function address(link: Omit<Link, 'match'>): string {
    return linkAddress({ ...link, match: match.id }, env)
  }
}

/** The one to share: it shows no hand. */
export function watcherLink(match: string, env: Signing): string {
  return linkAddress({ match, role: 'watcher', seat: 0, generation: 0 }, env)
}
