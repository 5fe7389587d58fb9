import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { Env } from '../../env.ts'

/** Where the record of a match is shown; one that is closed, by the seat's own link alone. */
export function recordOf({ match, table }: Envelope, link: string, { ORIGIN }: Env): string {
  return table.closedAt === undefined ? `${ORIGIN}/m/${match}` : `${link}?record=1`
}
