import type { Envelope } from '../../schema/wire/envelope.ts'
import { isolated } from '../words/isolated.ts'

/** Who invites to a seat, with what line, and who else is to play there. */
export interface Inviting {
  /** Null where nobody was named, and for the host's own seat. */
  readonly host: string | null
  readonly greeting: string | null
  readonly others: readonly string[]
}

export function inviting({ seat, table, invitation }: Envelope): Inviting {
  const { host = null, greeting = null } = invitation ?? {}
  const isOwn = host !== null && host.seat === seat
  const others = table.players.filter((_, other) => other !== seat && (isOwn || other !== host?.seat))
  return {
    host: isOwn || !host ? null : isolated(host.name),
    greeting: isOwn ? null : greeting,
    others: others.map(({ name }) => isolated(name))
  }
}
