import type { AnsweredRow, NoticeRow, SeatRow } from '../../../schema/room-tables.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { About, WayName } from '../../../schema/wire/told.ts'
import { MINUTE_MS } from '../../clock.ts'
import type { Env } from '../../env.ts'
import type { MarksOf } from '../addresses.ts'
import type { Sender } from '../sender.ts'
import { type Delivery, operatorFault } from '../delivery.ts'

export type { Delivery } from '../delivery.ts'

/** What is to be told, and to whom. */
export interface Post {
  readonly notice: NoticeRow
  readonly seat: SeatRow
  readonly sender: Sender
  /** What the seat may know. */
  readonly envelope: Envelope
  /** What came of its answers by mail, as far as it was not told. */
  readonly answered: readonly AnsweredRow[]
  /** The host's link, where the seat is the host's own. */
  readonly host?: string | null
}

/** While D1 cannot be asked, or does not know yet what it must. */
export const NO_DIRECTORY = operatorFault('NO_DIRECTORY', MINUTE_MS)

/** While another room writes the letter that it is to be told in. */
export const GATHERING = operatorFault('GATHERING', MINUTE_MS)

/** What became of it, and whether it has been counted for whoever gets it. */
export interface Posted {
  readonly delivery: Delivery
  readonly counted: boolean
  /** What of the seat's there is no more at the other end. */
  readonly gone?: readonly string[]
  /** What of it has taken the message, and by which of our keys. */
  readonly took?: { readonly devices: readonly string[]; readonly pushKey: string }
}

/** Who asks for a message at once: a test, or the private link that carries their matches to other devices. */
export type Trial = Pick<Post, 'seat' | 'envelope'> & { readonly boat?: string | undefined }

/** What one way must be able to do. Each is a file here, with a line in the list; a seat may have several. */
export interface Way {
  readonly name: WayName
  /** Messages a day to one seat of a match; null where they are counted elsewhere. */
  readonly mostADay: number | null
  /** What may be told by it. */
  readonly abouts: readonly About[]
  /** What D1 must know before that leaves: nothing, what owners of addresses have said, or all that has changed. */
  restsOn(about: About): 'nothing' | 'wishes' | 'copy'
  /** Whether the seat has it: one that somebody has only named, or one whose owner has said yes. */
  standing(row: SeatRow): 'none' | 'named' | 'confirmed'
  /** Whether it is known to reach them. */
  isProven(row: SeatRow): boolean
  /** Since when its owner has wanted it there; null where they have not said so. */
  since(row: SeatRow): number | null
  /** Since when there is nothing left at the other end of what the seat has named; null where there is, or none was named. */
  lostAt(row: SeatRow): number | null
  /** Whether a failure for good is one of the way itself, which is then left alone until its owner puts it right. */
  ends(failure: string): boolean
  /** Whether the seat has put it right, or has another one now: what came of earlier messages says nothing any more. */
  isAnew(before: SeatRow, after: SeatRow): boolean
  /** What speaks against a message, known without asking anybody: it becomes its receipt. */
  withheld(notice: NoticeRow, seats: readonly SeatRow[], marksOf: MarksOf): string | null
  /** Sends it, where it can only once for the same seat, thing and turn. */
  send(post: Post, env: Env): Promise<Posted>
  /** Sends a message that says nothing but that it can be sent. */
  trial(trial: Trial, env: Env): Promise<Posted>
  /** What the seat remembers of it; it may have another address by now than it was sent to. */
  learned(row: SeatRow, post: Told, posted: Posted, known: Known): Partial<SeatRow>
}

/** Whether a test has got through since the seat has it. */
export function isTested({ name, since }: Pick<Way, 'name' | 'since'>, row: SeatRow): boolean {
  const at = row.tested[name]
  const from = since(row)
  return at !== undefined && from !== null && at >= from
}

/** What was sent, and to whom; nothing of the match where it was a test. */
interface Told {
  readonly notice: NoticeRow | null
  readonly seat: SeatRow
}

interface Known {
  readonly marksOf: MarksOf
  readonly now: number
}
