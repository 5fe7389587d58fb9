import type { Language } from '../../../schema/languages.ts'
import { ADDRESS } from '../../../schema/wire/fields.ts'
import { ADDRESS_LENGTH } from '../../../schema/wire/limits.ts'
import { checkedHeaders, type Headers, unsubscribeHeaders } from './headers.ts'
import { MessageRefused } from './refused.ts'
import type { ReturnTag } from './return-path.ts'

/** A message ready for any way of sending: checked, whole, for one person. */
export interface Message {
  readonly from: { readonly name: string; readonly email: string }
  readonly to: string
  /** Where an answer goes; without it, nobody reads one. */
  readonly replyTo?: string | null
  readonly returnPath?: ReturnTag
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Headers
}

export interface Parcel {
  /** ORIGIN: its host names the thread and the list. */
  readonly origin: string
  /** MAIL_FROM: the address that mails come from. */
  readonly from: string
  readonly to: string
  /** The address that plays for the seat, where answers are read. */
  readonly replyTo?: string | null
  /** By what a report of what became of it is known. */
  readonly returnPath?: ReturnTag
  readonly match: string
  /** Or whose mail it is, where it is about several matches. */
  readonly seat: number | string
  readonly language: Language
  /** The whole address of the page that ends these mails. */
  readonly unsubscribe: string
  readonly letter: { readonly subject: string; readonly text: string; readonly html: string }
}

const SENDER = 'Slow Boat'
const SUBJECT_LENGTH = 200
// Gmail hides what comes after 102 kB.
const PART_LENGTH = 100_000

/** The one door to every way of sending: whatever could become a header of its own, or a second recipient, is refused here. */
export function writeMessage(parcel: Parcel): Message {
  const { origin, from, to, replyTo, returnPath, match, seat, language, unsubscribe, letter } = parcel
  const { hostname } = new URL(origin)
  // Cloudflare and others choose the Message-ID themselves; a root that was never sent holds a seat's mails together all the same.
  const root = `<${match}.${seat}@${hostname}>`
  return {
    from: { name: SENDER, email: checkedAddress(from, 'from') },
    to: checkedAddress(to, 'to'),
    ...(replyTo && { replyTo: checkedAddress(replyTo, 'reply-to') }),
    ...(returnPath && { returnPath }),
    subject: checkedSubject(letter.subject),
    text: checkedPart(letter.text, 'text'),
    html: checkedPart(letter.html, 'html'),
    headers: checkedHeaders({
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
      References: root,
      'In-Reply-To': root,
      'List-Id': `${SENDER} <${match}.${hostname}>`,
      ...unsubscribeHeaders(unsubscribe)
    })
  }
}

function checkedAddress(address: string, part: string): string {
  if (address.length > ADDRESS_LENGTH || !ADDRESS.test(address)) throw new MessageRefused('ADDRESS', part)
  return address
}

function checkedSubject(subject: string): string {
  if (subject.trim() === '') throw new MessageRefused('EMPTY', 'subject')
  if (subject.length > SUBJECT_LENGTH) throw new MessageRefused('TOO_LONG', 'subject')
  // A name that is read from right to left is isolated by U+2068 and U+2069.
  if (/[\p{Zl}\p{Zp}]|[^\P{C}\u2068\u2069]/u.test(subject)) throw new MessageRefused('CONTROL_CHARACTER', 'subject')
  return subject
}

function checkedPart(content: string, part: string): string {
  if (content.trim() === '') throw new MessageRefused('EMPTY', part)
  if (content.length > PART_LENGTH) throw new MessageRefused('TOO_LONG', part)
  // Of the control characters a text needs its line ends and nothing else; a lone CR could end a line where nobody sees one.
  if (/[^\P{Cc}\n]/u.test(content)) throw new MessageRefused('CONTROL_CHARACTER', part)
  return content
}
