import type { MatchRow } from '../../schema/room-tables.ts'
import type { Happened } from '../../schema/wire/happened.ts'

/** They stand in the row of the match, which every action reads. */
const MOST_KEPT = 40

type Without<One> = One extends Happened ? Omit<One, 'at' | 'version'> : never

/** What befell the match beside its lines, with one thing more. */
export function noted(
  { annals, version }: Pick<MatchRow, 'annals' | 'version'>,
  what: Without<Happened>,
  now: number
): Pick<MatchRow, 'annals'> {
  const entry = { ...what, at: now, version } as Happened
  return { annals: [...annals, entry].slice(-MOST_KEPT) }
}
