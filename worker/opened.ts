import type { MatchRow } from '../schema/room-tables.ts'
import type { Opened } from '../schema/wire.ts'
import { DAY_MS } from './clock.ts'
import type { Env } from './env.ts'
import type { Table } from './ledger.ts'
import { type Link, linkAddress } from './links.ts'

type Signing = Pick<Env, 'LINK_KEYS' | 'STORE_KEY' | 'ORIGIN'>

/** Every link of a match, as it is now. */
export function opened({ match, seats }: Table, env: Signing): Opened {
  return {
    match: match.id,
    links: {
      host: address({ role: 'host', seat: 0, generation: match.hostGeneration }),
      watcher: watcherLink(match, env),
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
export function watcherLink({ id, watcherGeneration }: MatchRow, env: Signing): string {
  return linkAddress({ match: id, role: 'watcher', seat: 0, generation: watcherGeneration }, env)
}

/** Whether whoever asks again to open the match may be given its links again: not for good, and none that was replaced. */
export function isGivenAgain({ match, seats }: Table, now: number): boolean {
  const replaced = match.hostGeneration + match.watcherGeneration > 0 || seats.some(seat => seat.reissuedAt !== null)
  return !replaced && now < match.openedAt + DAY_MS
}
