import { Refusal } from '../../engine/refusal.ts'
import type { MatchRow, SeatRow } from '../../schema/room-tables.ts'
import type { Handover } from '../../schema/wire/links.ts'
import { DAY_MS, HOUR_MS } from '../clock.ts'
import { gameOf } from './play.ts'

/** How long a seat may stay away, once it has been asked, before its link is replaced without an answer. */
const AWAY_MS = 7 * DAY_MS
/** How long a seat that was asked and stays is not asked again: each is a message to it, and anybody who watches can say that its link is lost. */
const ASKED_AGAIN_MS = 7 * DAY_MS
const ASKED_OFTEN_AGAIN_MS = 28 * DAY_MS

/** What is known of the seat that is to be handed over. */
export interface Away {
  /** When its holder was last here. */
  readonly hereAt: number
  readonly now: number
}

/** Whether nobody but its taker may hold the seat's link. */
export function isSealed({ links }: MatchRow, { takenAt }: SeatRow): boolean {
  return links === 'sealed' && takenAt !== null
}

/** When whoever sat there left, as long as it is nobody else's; null otherwise. */
export function leftAt({ takenAt, generation, parted }: SeatRow): number | null {
  return takenAt === null && parted !== null && generation === parted.generation + 1 ? parted.at : null
}

/** Whether a seat's next holder must not read what its last one wrote down. */
export function isRival(match: MatchRow): boolean {
  return match.links === 'sealed' || isCompeted(match)
}

/** Whether some play against others. */
export function isCompeted({ setup }: Pick<MatchRow, 'setup'>): boolean {
  return gameOf({ setup }).tableStyle(setup.options).table === 'competitive'
}

/**
 * From when on its host need not wait for an answer any more; null where players compete: a rival's seat is opened by its
 * consent alone. Told by the hour, as all presence is.
 */
export function freeFrom(match: Pick<MatchRow, 'setup'>, { askedAt }: Handover, hereAt: number): number | null {
  if (isCompeted(match)) return null
  return Math.max(askedAt, Math.ceil(hereAt / HOUR_MS) * HOUR_MS) + AWAY_MS
}

/** Whether a sealed seat may get a new link: it agrees, or it was asked and nobody has come. */
export function isHandedOver(match: Pick<MatchRow, 'setup'>, { handover }: SeatRow, { hereAt, now }: Away): boolean {
  return handover !== null && (handover.answer === 'agreed' || now >= (freeFrom(match, handover, hereAt) ?? Infinity))
}

/** From when on a seat that was asked may be asked again: the more often it has been, the later. */
export function askedAgainFrom({ askedAt, times = 1 }: Handover): number {
  return askedAt + (times === 1 ? ASKED_AGAIN_MS : ASKED_OFTEN_AGAIN_MS)
}

/** The seat is asked, for the first time or once more. */
export function askedNow(before: Handover | null, now: number): Handover {
  return { askedAt: now, answer: null, ...(before && { times: (before.times ?? 1) + 1 }) }
}

/** Asks the seat; who has refused may be asked again, but not all the time. */
export function askSeat(
  match: Pick<MatchRow, 'setup'>,
  { handover, name }: SeatRow,
  { hereAt, now }: Away
): Partial<SeatRow> {
  const again = handover?.answer === 'refused' && now >= askedAgainFrom(handover)
  if (handover && !again) throw new Refusal('NOT_HANDED_OVER', { name, freeAt: freeFrom(match, handover, hereAt) })
  return { handover: askedNow(handover, now) }
}

/** What its holder says to it; until the link is replaced, that may change. */
export function answerHost({ handover }: SeatRow, agree: boolean): Partial<SeatRow> {
  if (!handover) throw new Refusal('NOT_ASKED')
  return { handover: { ...handover, answer: agree ? 'agreed' : 'refused' } }
}
