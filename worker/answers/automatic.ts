import type { Header } from 'postal-mime'

/*
 * Mails that no person has just written: notices of absence, reports that something could not be delivered, lists. They
 * play nothing and are answered with nothing, or two machines would write to each other for ever.
 */

interface Received {
  readonly headers: readonly Header[]
  readonly subject?: string | undefined
  /** Of the envelope: reports have none. */
  readonly from: string
}

const MACHINES = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?|.*-bounces?)@/i

/** Of a header what it says, where that means a machine; by itself, that it is there. */
const MARKS: { readonly [header: string]: RegExp } = {
  'auto-submitted': /^(?!\s*no\b)/i,
  precedence: /^\s*(bulk|junk|list|auto_reply)\b/i,
  'x-auto-response-suppress': /\b(all|oof|autoreply)\b/i,
  'x-autoreply': /^(?!\s*no\b)/i,
  'x-autorespond': /^/,
  'x-mail-autoreply': /^/,
  'list-id': /^/,
  'list-unsubscribe': /^/,
  'x-failed-recipients': /^/,
  'content-type': /^\s*multipart\/report\b/i
}

const SUBJECTS =
  /^\s*(automatic reply|auto(matic)?[ -]?(reply|response)|out of (the )?office|undeliver(able|ed)|delivery status notification|automatische antwort|abwesenheits|abwesend|nicht im büro|unzustellbar|réponse automatique|message d.absence|absence\b|absent\b|non remis|échec de (la )?remise)/i

export function isAutomatic({ headers, subject = '', from }: Received): boolean {
  const marked = headers.some(({ key, value }) => MARKS[key]?.test(value))
  return marked || from === '' || from === '<>' || MACHINES.test(from) || SUBJECTS.test(subject)
}
