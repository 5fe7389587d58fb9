import type { Envelope } from '../../schema/wire/envelope.ts'

/** Who has said that they would like to stop: whoever has left is not in the way, and has said nothing. */
export function stoppers({ agreed, players }: Envelope['table']): readonly number[] {
  return agreed.filter(seat => players[seat]?.leftAt === undefined)
}
