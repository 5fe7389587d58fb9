import type { Envelope } from '../../schema/wire/envelope.ts'

/** The list that somebody saw: of a version, behind so many lines of a draft. */
export interface List {
  readonly version: number
  readonly behind: number
}

/** Why a number names no line: it means one of the list that its reader saw, and of no later one. */
export function numberRefusal(
  { version, draft }: Pick<Envelope, 'version' | 'draft'>,
  choice: string,
  list: List
): 'STALE' | 'NOT_SETTLED' | null {
  if (!/^[1-9](\s|$)/.test(choice.trim())) return null
  if (list.version !== version) return 'STALE'
  return list.behind === (draft?.lines ?? 0) ? null : 'NOT_SETTLED'
}
