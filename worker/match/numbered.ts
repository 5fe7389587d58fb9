import type { Envelope } from '../../schema/wire/envelope.ts'

/** Why a number names no line: it means one of the list that its reader saw, and of no later one; beside a draft there is none. */
export function numberRefusal(
  { version, draft }: Pick<Envelope, 'version' | 'draft'>,
  asked: { readonly choice: string; readonly version: number }
): 'STALE' | 'NOT_SETTLED' | null {
  if (!/^[1-9](\s|$)/.test(asked.choice.trim())) return null
  if (asked.version !== version) return 'STALE'
  return draft ? 'NOT_SETTLED' : null
}
