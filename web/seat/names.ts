import type { Envelope } from '../../schema/wire/envelope.ts'

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/

/** A player's name. One that is read from right to left keeps to itself: what stands around it stays in its order. */
export function nameAt({ table }: Pick<Envelope, 'table'>, seat: number): string {
  const name = table.players[seat]?.name ?? ''
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name
}

/** Whether the ship's cat has a seat. */
export function catsIn({ table }: Pick<Envelope, 'table'>): (seat: number) => boolean {
  return seat => table.players[seat]?.pilot === 'cat'
}
