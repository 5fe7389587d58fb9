import type { ReturnPath } from '../../keys/return-paths.ts'

/*
 * What became of a mail after it was accepted, as whoever carried it says: a provider by its webhook or queue, a mail
 * server by a mail to the return path.
 */

/**
 * It arrived; waits, and is tried again there; came back, since the address takes no mail; came back for another reason, that may
 * pass; never left, for a fault of whoever should send it; or was marked as spam by whoever got it.
 */
export type Outcome = 'delivered' | 'delayed' | 'hard-bounce' | 'soft-bounce' | 'unsent' | 'complaint'

export interface DeliveryReport {
  readonly outcome: Outcome
  /** When it happened, as far as whoever says it knows. */
  readonly at: number
  /** What its receipt says from then on. */
  readonly code: string
}

/** Which mail a report is about. */
export type ReportedMail =
  | Pick<ReturnPath, 'seat' | 'generation' | 'sentAt'>
  /** Where nothing of ours comes back: the keyed hash of the address, and the id under which the mail was accepted. */
  | { readonly seat: number; readonly address: string; readonly id: string }
