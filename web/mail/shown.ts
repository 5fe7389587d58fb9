import type { Envelope } from '../../schema/wire/envelope.ts'

/** The version that a mail shows: the one that there is once the lines are settled that its seat had drafted. */
export function shownBy({ version, draft }: Pick<Envelope, 'version' | 'draft'>): number {
  return version + (draft?.lines ?? 0)
}
