import { spell } from '../engine/match.ts'
import { Refusal } from '../engine/refusal.ts'
import type { MatchRow } from '../schema/room-tables.ts'
import { type Asked, gameOf } from './play.ts'

interface Made {
  readonly line: string
  readonly version: number | null
}

/**
 * What an action made when it was sent before, under the same key: a version, or none yet while it is a draft (and
 * none ever where it was taken back). Undefined for one that is new.
 */
export function madeBefore(
  match: MatchRow,
  { seat, line, version, key }: Asked,
  lineOf: (seat: number, key: string, after: number) => Made | undefined
): number | null | undefined {
  if (key === match.undone) return null
  const before = isDraft() ?? lineOf(seat, key, version)
  if (before && before.line !== spell(gameOf(match), line)) throw new Refusal('KEY_REUSED')
  return before?.version

  function isDraft(): Made | undefined {
    const { draft } = match
    return draft?.seat === seat && draft.key === key ? { line: draft.line, version: null } : undefined
  }
}
