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

/** An event, and the sentence that tells of it. */
export interface SaidEvent {
  readonly event: Told
  readonly sentence: string
}

/**
 * What a line came to, in sentences: where somebody stood in for its seat, the first that tells of that seat says so, and why
 * an autopilot did it. A line that tells of others alone, as where the next seat rolls, says nothing of it.
 */
export function stoodIn(
  { seat, by, events }: Pick<Entry, 'seat' | 'by' | 'events'>,
  said: readonly SaidEvent[],
  { who, isCat, words, merit }: Telling
): readonly string[] {
  const own = said.findIndex(({ event }) => (event.facts.seat ?? seat) === seat)
  return said.map(({ sentence }, at) => {
    if (at !== own || !by || seat === null) return sentence
    const told = isCat(seat) ? sentence : words[by](who(seat), sentence)
    return by === 'autopilot' && merit ? `${told} (${merit(events)})` : told
  })
}
