import type { Envelope } from '../../schema/wire/envelope.ts'
import { isolated } from '../words/isolated.ts'

/** A player's name, as it stands in a sentence. */
export function nameAt({ table }: Pick<Envelope, 'table'>, seat: number): string {
  return isolated(table.players[seat]?.name ?? '')
}
