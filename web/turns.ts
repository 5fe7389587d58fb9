import type { Envelope } from '../schema/wire/envelope.ts'
import type { Entry } from '../schema/wire/log.ts'

/** What each seat did in one go, oldest first: a turn may be several lines. Whoever plays alone never stops. */
export function turnsIn(entries: readonly Entry[], { table }: Pick<Envelope, 'table'>): readonly (readonly Entry[])[] {
  const turns: Entry[][] = []
  for (const entry of entries) {
    const last = turns.at(-1)
    const isSame = last?.[0]?.seat === entry.seat && last[0].by === entry.by && entry.seat !== null
    if (last && isSame && table.players.length > 1) last.push(entry)
    else turns.push([entry])
  }
  return turns
}

/** All of them told as one: it stands where the last of them stood. */
export function asTurns(entries: readonly Entry[], envelope: Pick<Envelope, 'table'>): readonly Entry[] {
  return turnsIn(entries, envelope).flatMap(turn => {
    const last = turn.at(-1)
    return last ? { ...last, events: turn.flatMap(({ events }) => events) } : []
  })
}
