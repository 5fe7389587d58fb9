/**
 * What became of a message: accepted under an id, to be tried again after a while, or refused for good. Only what is said
 * of the recipient refuses it for good, and counts as the fault of their address.
 */
export type Delivery = { readonly sent: string } | Deferred | { readonly failed: string }

/** A message that is to be tried again. */
export interface Deferred {
  /**
   * The operator's fault is one of this service: its settings, account, quota or sender, whoever it sends by, or a message
   * that it wrote wrongly. It is tried until it passes. A temporary one is said of the recipient, who may have moved for good.
   */
  readonly fault: 'operator' | 'temporary'
  readonly why: string
  /** How long to wait at least. */
  readonly retryAfterMs: number
}

export function operatorFault(why: string, retryAfterMs = 0): Deferred {
  return { fault: 'operator', why, retryAfterMs }
}

export function temporaryFault(why: string, retryAfterMs = 0): Deferred {
  return { fault: 'temporary', why, retryAfterMs }
}
