import type { Outcome } from './report.ts'

/** What of an answer of a mail server says why: its own code, and the enhanced one (RFC 3463) without its first figure. */
export interface Status {
  readonly code: number
  readonly detail: string | null
}

/** The codes in a text like "smtp; 550-5.1.1 The email account does not exist". */
export function statusIn(text: string): Status {
  const [, code = '0'] = /(?:^|[\s;:(<[])([245]\d\d)(?=[\s-]|$)/.exec(text) ?? []
  const [, detail = null] = /(?:^|[^\d.])[245]\.(\d{1,3}\.\d{1,3})(?![\d.]*\d)/.exec(text) ?? []
  return { code: Number(code), detail }
}

/** Whether a mail that has come back says of its address that there is none; anything else may pass. */
export function bounceOf(status: Status): Extract<Outcome, 'hard-bounce' | 'soft-bounce'> {
  return isOfAddress(status) ? 'hard-bounce' : 'soft-bounce'
}

/** A full mailbox is emptied some day; a mail that was found too large or looked like spam says nothing of the address. */
function isOfAddress({ code, detail }: Status): boolean {
  if (detail === null || detail === '0.0') return OF_ADDRESS.includes(code)
  return DETAILS_OF_ADDRESS.test(detail) && !OF_SENDER.includes(detail)
}

/** There is no such mailbox, it is elsewhere, or has no such name (RFC 5321). */
const OF_ADDRESS = [550, 551, 553]
/** Of addresses; a mailbox that is closed; a domain that leads nowhere, and what Exchange says of somebody it doesn't know. */
const DETAILS_OF_ADDRESS = /^(1\.\d+|2\.[01]|4\.[14])$/
/** Two of the codes about addresses are about the sender's. */
const OF_SENDER = ['1.7', '1.8']
