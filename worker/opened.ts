import type { Opened } from '../schema/wire.ts'
import type { Env } from './env.ts'
import type { Table } from './ledger.ts'
import { type Link, linkAddress } from './links.ts'

type Signing = Pick<Env, 'LINK_KEYS' | 'STORE_KEY' | 'ORIGIN'>

/** Every link of a match, as it is now. */
export function opened({ match, seats }: Table, env: Signing): Opened {
  return {
    match: match.id,
    links: {
      host: address({ role: 'host', seat: 0, generation: 0 }),
      watcher: watcherLink(match.id, env),
      seats: seats.map(({ seat, name, generation }) => ({
        seat,
        name,
        link: address({ role: 'seat', seat, generation })
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
