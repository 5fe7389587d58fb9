import type { Envelope } from '../../../schema/wire/envelope.ts'

/** Whether its seat has nothing to do just now but to wait for others. */
export function waits({ seat, awaits, draft, result, choices, table }: Envelope): boolean {
  return seat !== null && table.players.length > 1 && !awaits.includes(seat) && !draft && !result && !choices[0]
}
