import type { Entry } from '../schema/wire/log.ts'
import type { StandInWords } from './words/en/stand-in.ts'

/** What a line came to, in sentences: the first says so where somebody stood in for its seat. */
export function stoodIn(
  { seat, by }: Pick<Entry, 'seat' | 'by'>,
  [first, ...more]: readonly string[],
  who: (seat: number) => string | null,
  words: StandInWords
): readonly string[] {
  if (first === undefined) return []
  return [by && seat !== null ? words[by](who(seat), first) : first, ...more]
}
