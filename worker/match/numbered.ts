import type { Seat } from '../../engine/game.ts'
import type { MatchRow } from '../../schema/room-tables.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { draftsOf } from './drafts.ts'
import { turnOf } from './turns.ts'

/** The list that somebody saw: of a version, behind so many lines of a draft. */
export interface List {
  readonly version: number
  readonly behind: number
}

/**
 * What a mail is answered on, by the version that it shows: the present one, where what its seat had drafted still lies or
 * has been settled since; and the list that it shows. Where some of the turn was taken back, that may be another one now.
 */
export function answeredOn(
  { version, drafts, undone, waits }: Pick<MatchRow, 'version' | 'drafts' | 'undone' | 'waits'>,
  seat: Seat,
  shown: number
): { readonly version: number; readonly list: List | null } {
  const behind = shown - version
  const isThere = behind >= 0 && behind <= draftsOf({ drafts }, seat).length
  const turn = turnOf(waits, seat) ?? version
  const isRetaken = undone.some(one => one.seat === seat && one.version >= turn && one.version < shown)
  const on = isThere ? { version, behind } : { version: shown, behind: 0 }
  return { version: on.version, list: isRetaken ? null : on }
}

/** Why a number names no line: it means one of the list that its reader saw, and of no later one. */
export function numberRefusal(
  { version, draft }: Pick<Envelope, 'version' | 'draft'>,
  choice: string,
  list: List | null
): 'STALE' | 'NOT_SETTLED' | null {
  if (!/^[1-9](\s|$)/.test(choice.trim())) return null
  if (list?.version !== version) return 'STALE'
  return list.behind === (draft?.lines ?? 0) ? null : 'NOT_SETTLED'
}
