import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import PostalMime, { type Email } from 'postal-mime'
import { toBase64url } from '../keys/base64url.ts'
import { isAutomatic } from './automatic.ts'
import { textOfHtml } from './html.ts'
import { ownWords } from './own-words.ts'

/** A mail that answers one of ours, as far as it concerns us. */
export interface Read {
  /** The same for the same mail, however often it arrives. */
  readonly key: string
  /** What its writer wrote. */
  readonly text: string
}

const DASH = '-'.charCodeAt(0)
const NEW_LINE = '\n'.charCodeAt(0)
const RETURN = '\r'.charCodeAt(0)
const SPACE = ' '.charCodeAt(0)
const TAB = '\t'.charCodeAt(0)
const COLON = ':'.charCodeAt(0)

const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 65_536, maxRfc822NestingDepth: 0, forceRfc822Attachments: true }

/** Reads a mail; null where no person wrote it, or where it is none. */
export async function readMail(raw: ArrayBuffer, from: string): Promise<Read | null> {
  const mail = await parseMail(raw)
  if (!mail || isAutomatic({ ...mail, from })) return null
  return { key: keyOf(mail), text: await textOf(mail) }
}

/** A mail has some parts; what is parted by this many lines takes long to read, and nobody wrote it. */
const MOST_BOUNDARIES = 500

function hasManyParts(raw: ArrayBuffer): boolean {
  const bytes = new Uint8Array(raw)
  let boundaries = 0
  for (let at = bytes.indexOf(DASH); at >= 0; at = bytes.indexOf(DASH, at + 1))
    if (bytes[at + 1] === DASH && bytes[at - 1] === NEW_LINE && ++boundaries > MOST_BOUNDARIES) return true
  return false
}

/** What stands behind so many lines is an attachment, or the mail that is answered; each line takes time to read. */
const MOST_LINES = 2000

function firstLines(raw: ArrayBuffer): ArrayBuffer {
  const bytes = new Uint8Array(raw)
  let end = bytes.indexOf(NEW_LINE)
  for (let line = 1; line < MOST_LINES && end >= 0; line++) end = bytes.indexOf(NEW_LINE, end + 1)
  return end < 0 ? raw : raw.slice(0, end + 1)
}

/** Its envelope says who a mail is from and for; of the headers that say it too, each name takes time to read. */
const OF_PEOPLE = ['from', 'sender', 'reply-to', 'return-path', 'delivered-to', 'to', 'cc', 'bcc']

function withoutPeople(raw: ArrayBuffer): ArrayBuffer {
  const bytes = new Uint8Array(raw)
  const kept = new Uint8Array(bytes.length)
  let length = 0
  let isKept = true
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(NEW_LINE, at) + 1 || bytes.length
    const line = bytes.subarray(at, end)
    // Behind an empty line there are no more headers.
    if (line.every(byte => byte === RETURN || byte === NEW_LINE)) {
      kept.set(bytes.subarray(at), length)
      return kept.slice(0, length + bytes.length - at).buffer
    }
    // A header goes on on the next line, behind a space.
    if (line[0] !== SPACE && line[0] !== TAB) isKept = !OF_PEOPLE.includes(nameOf(line))
    if (isKept) {
      kept.set(line, length)
      length += line.length
    }
    at = end
  }
  return kept.slice(0, length).buffer
}

function nameOf(line: Uint8Array): string {
  const colon = line.indexOf(COLON)
  return colon < 0 ? '' : new TextDecoder().decode(line.subarray(0, colon)).trim().toLowerCase()
}

/** The parts of a mail, as far as somebody wrote them; null for what is none. */
export async function parseMail(raw: ArrayBuffer): Promise<Email | null> {
  if (hasManyParts(raw)) return null
  try {
    return await PostalMime.parse(withoutPeople(firstLines(raw)), LIMITS)
  } catch {
    return null
  }
}

// Mail programs send the same twice, in text and in HTML; some send HTML alone, or a text with nothing in it.
async function textOf({ text = '', html = '' }: Email): Promise<string> {
  return ownWords(text) || ownWords(await textOfHtml(html))
}

/** To hash all of a long mail takes longer than to read it. */
const MOST_HASHED = 4000

// Every mail has a Message-ID; where one has lost it, when it was sent and what it says first must do.
function keyOf({ messageId, date = '', text = '', html = '' }: Email): string {
  const known = messageId ?? `${date} ${text} ${html}`
  return toBase64url(sha256(utf8ToBytes(`mail ${known.slice(0, MOST_HASHED)}`)))
}
