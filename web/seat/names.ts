import type { Envelope } from '../../schema/wire/envelope.ts'
import { isolated } from '../words/isolated.ts'

/** A player's name, as it stands in a sentence. */
export function nameAt({ table }: Pick<Envelope, 'table'>, seat: number): string {
  return isolated(table.players[seat]?.name ?? '')
}

/** Whether the ship's cat has a seat. */
export function catsIn({ table }: Pick<Envelope, 'table'>): (seat: number) => boolean {
  return seat => table.players[seat]?.pilot === 'cat'
}
