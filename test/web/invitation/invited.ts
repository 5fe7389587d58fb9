import type { Envelope, Invited } from '../../../schema/wire/envelope.ts'

/** The envelope of a seat that nobody has taken yet. */
export function invited(envelope: Envelope, invitation: Partial<Invited> = {}): Envelope {
  const players = envelope.table.players.map((player, at) => ({ ...player, taken: at !== envelope.seat }))
  const table = { ...envelope.table, players }
  return { ...envelope, choices: [], table, invitation: { host: null, greeting: null, ...invitation } }
}
