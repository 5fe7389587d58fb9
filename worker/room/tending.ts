import type { Result } from '../../engine/game.ts'
import type { MatchRow } from '../../schema/room-tables.ts'
import { leavesUpTo } from '../../schema/sealed.ts'
import { clock, HOUR_MS } from '../clock.ts'

/** What D1 has of a match that is not packed. */
export interface Kept {
  /** Whether the directory has an entry of it. */
  readonly listed: boolean
  readonly leaves: number
  /** The last line that is in any of them. */
  readonly last: number
}

/** What changed a moment ago may be on its way to D1. */
const ON_ITS_WAY_MS = HOUR_MS

/**
 * What must change in the row of a match so that D1 comes to have all of it; null where nothing is missing. What is
 * copied again is written over what is there, so it does no harm where D1 had it after all.
 */
export function toCatchUp(
  match: MatchRow,
  result: Result | null,
  { listed, leaves, last }: Kept
): Partial<MatchRow> | null {
  const { revision, copiedRevision, copiedVersion, changedAt, deletingAt } = match
  if (deletingAt !== null || clock.now() - changedAt < ON_ITS_WAY_MS) return null
  const isWhole = last >= copiedVersion && leaves >= leavesUpTo(copiedVersion)
  const isLost = !listed || !isWhole || result !== null
  if (isLost) return { copiedVersion: -1, copyAttempts: 0, copyAt: clock.now() }
  return revision > copiedRevision ? { copyAttempts: 0, copyAt: clock.now() } : null
}
