import type { Entry, Told } from '../schema/wire/log.ts'
import type { StandInWords } from './words/en/stand-in.ts'

interface Telling {
  readonly who: (seat: number) => string | null
  /** Whether a seat has never been anybody's but the ship's cat's: its name says who plays. */
  readonly isCat: (seat: number) => boolean
  readonly words: StandInWords
  /** Not there where every word counts. */
  readonly merit?: (told: readonly Told[]) => string
}

/** What a line came to, in sentences: they say so where somebody stood in for its seat, and why an autopilot did that. */
export function stoodIn(
  { seat, by, events }: Pick<Entry, 'seat' | 'by' | 'events'>,
  sentences: readonly string[],
  { who, isCat, words, merit }: Telling
): readonly string[] {
  const [first, ...more] = sentences
  if (first === undefined || !by || seat === null) return sentences
  const said = isCat(seat) ? first : words[by](who(seat), first)
  return [by === 'autopilot' && merit ? `${said} (${merit(events)})` : said, ...more]
}
