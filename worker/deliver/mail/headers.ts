import { MessageRefused } from './refused.ts'

/*
 * The headers that may be set on a mail: the list of Cloudflare's Email Service, which is the strictest way of sending,
 * so that a message that passes here passes everywhere. (Its local simulation checks nothing.)
 */

const ALLOWED = [
  'In-Reply-To',
  'References',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'List-Id',
  'List-Archive',
  'List-Help',
  'List-Owner',
  'List-Post',
  'List-Subscribe',
  'Precedence',
  'Auto-Submitted',
  'Content-Language',
  'Keywords',
  'Comments',
  'Importance',
  'Priority',
  'Sensitivity',
  'Organization',
  'Require-Recipient-Valid-Since',
  'Expires',
  'Reply-By',
  'Archived-At'
] as const

const ONE_CLICK = 'List-Unsubscribe=One-Click'
const SPELLINGS = new Map<string, string>(ALLOWED.map(name => [name.toLowerCase(), name]))
const WORDS: { readonly [name: string]: readonly string[] } = {
  'List-Unsubscribe-Post': [ONE_CLICK],
  Precedence: ['bulk', 'list', 'junk'],
  'Auto-Submitted': ['auto-generated', 'auto-replied', 'auto-notified'],
  Importance: ['high', 'normal', 'low'],
  Priority: ['normal', 'non-urgent', 'urgent'],
  Sensitivity: ['personal', 'private', 'company-confidential']
}

const NAME_BYTES = 100
const VALUE_BYTES = 2048
const ALL_BYTES = 16_384
const MOST = 20

export type Headers = { readonly [name: string]: string }

/** The same headers in their canonical spelling, or a MessageRefused. */
export function checkedHeaders(headers: Headers): Headers {
  const checked: Record<string, string> = {}
  for (const [asked, value] of Object.entries(headers)) {
    const name = checkedName(asked)
    if (Object.keys(checked).some(other => other.toLowerCase() === name.toLowerCase())) {
      throw new MessageRefused('HEADER_TWICE', name)
    }
    checked[name] = checkedValue(name, value)
  }
  checkTogether(checked)
  return checked
}

function checkedName(asked: string): string {
  if (asked.length > NAME_BYTES) throw new MessageRefused('TOO_LONG', 'header name')
  if (/^x-[a-z0-9_-]+$/i.test(asked)) return asked
  // Other letters may have one of ours as their small letter.
  const name = /^[a-z-]+$/i.test(asked) ? SPELLINGS.get(asked.toLowerCase()) : undefined
  if (!name) throw new MessageRefused('HEADER_NAME', 'header name')
  return name
}

function checkedValue(name: string, value: string): string {
  if (value.trim() === '') throw new MessageRefused('EMPTY', name)
  if (/\p{Cc}/u.test(value)) throw new MessageRefused('CONTROL_CHARACTER', name)
  if (!/^[\x20-\x7e]*$/.test(value)) throw new MessageRefused('NOT_ASCII', name)
  if (value.length > VALUE_BYTES) throw new MessageRefused('TOO_LONG', name)
  if (WORDS[name] && !WORDS[name].includes(value)) throw new MessageRefused('HEADER_VALUE', name)
  return value
}

function checkTogether(headers: Headers): void {
  const names = Object.keys(headers)
  if (names.filter(name => SPELLINGS.has(name.toLowerCase())).length > MOST) {
    throw new MessageRefused('TOO_MANY', 'headers')
  }
  // As they are sent: name, colon, space, value, CR, LF.
  const bytes = names.reduce((sum, name) => sum + name.length + (headers[name]?.length ?? 0) + 4, 0)
  if (bytes > ALL_BYTES) throw new MessageRefused('TOO_LONG', 'headers')
  if (headers['List-Unsubscribe-Post'] && !headers['List-Unsubscribe']) {
    throw new MessageRefused('HEADER_VALUE', 'List-Unsubscribe-Post')
  }
}

/** Headers for one-click unsubscribing (RFC 8058). */
export function unsubscribeHeaders(link: string): Headers {
  return { 'List-Unsubscribe': `<${checkedLink(link)}>`, 'List-Unsubscribe-Post': ONE_CLICK }
}

// Only the local mailbox may carry links that are not TLS.
function checkedLink(link: string): string {
  const url = URL.canParse(link) ? new URL(link) : null
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url))
  if (!safe || /[^\x21-\x7e]|[<>,"]/.test(link)) throw new MessageRefused('LINK', 'List-Unsubscribe')
  return link
}

export function isLoopback(url: URL): boolean {
  return url.hostname === 'localhost' || url.hostname === '127.0.0.1' || url.hostname === '[::1]'
}
