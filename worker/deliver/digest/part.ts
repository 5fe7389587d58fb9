import type { NoticeRow } from '../../../schema/room-tables.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { Posted } from '../ways/index.ts'

/** A seat of a match. */
export interface Place {
  readonly match: string
  readonly seat: number
}

/** Something that is told of one. */
export type Item = Place & Pick<NoticeRow, 'about' | 'turn'>

/** Whose letter is written: a seat, if its confirmed address is that one. */
export interface Asked {
  readonly seat: number
  /** By its keyed hash. */
  readonly address: string
}

export interface AskedFor extends Asked {
  /** The letter may have arrived with it: it is sent again as it was, though the seat be at its page or away. */
  readonly again: boolean
}

/** What one match has for the letter: how it stands, and what of it is to be told now. */
export interface Part extends Place {
  readonly notices: readonly NoticeRow[]
  readonly envelope: Envelope
  /** Whether it is for the seat itself to play. */
  readonly isWaiting: boolean
  /** Of the seat's link. */
  readonly generation: number
}

/** What came of a letter, for one of those whom it told something of. */
export interface Told extends Asked {
  readonly notices: readonly NoticeRow[]
  readonly posted: Posted
}

/** What another room is asked: nobody else may look at a seat without its link. */
export interface Gathered {
  /** Its part in a letter that leaves now; 'over' where it has none and never will again. */
  part(asked: AskedFor): Promise<Part | 'over' | null>
  told(told: Told): Promise<void>
}

export function itemsOf({ match, seat, notices }: Part): readonly Item[] {
  return notices.map(({ about, turn }) => ({ match, seat, about, turn }))
}

export function isAmong(items: readonly Item[], { match, seat, about, turn }: Item): boolean {
  return items.some(one => one.match === match && one.seat === seat && one.about === about && one.turn === turn)
}
