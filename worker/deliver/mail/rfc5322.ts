import { hash } from '../../keys/hash.ts'
import type { Message } from './message.ts'
import { MessageRefused } from './refused.ts'

/*
 * A message as SMTP carries it: RFC 5322 headers, and both bodies as quoted-printable, so that every line is short and
 * ASCII on whatever way it takes.
 */

// As long as RFC 2822 would have it, and as long as any line may be.
const WANTED_LENGTH = 76
const MOST_LENGTH = 998
// Quoted-printable never has this in it.
const BOUNDARY = '=_slow-boat'
const utf8 = new TextEncoder()

interface Sent {
  /** The sender's key: sent again, a message has the same Message-ID, and mail programs show it once. */
  readonly key: string
  readonly at: number
}

/** The whole message, its lines ended by CRLF. */
export function rfc5322(message: Message, sent: Sent): string {
  const { from, to, replyTo, subject, text, html, headers } = message
  const fields = {
    From: `${from.name} <${from.email}>`,
    To: to,
    ...(replyTo && { 'Reply-To': replyTo }),
    Subject: encodedWords(subject),
    Date: new Date(sent.at).toUTCString().replace('GMT', '+0000'),
    'Message-ID': messageId(message, sent),
    ...headers,
    'MIME-Version': '1.0',
    'Content-Type': `multipart/alternative; boundary="${BOUNDARY}"`
  }
  const head = Object.entries(fields).map(([name, value]) => folded(`${name}: ${value}`))
  const parts = [part('plain', text), part('html', html)].map(one => `--${BOUNDARY}\r\n${one}`)
  return `${[...head, '', ...parts, `--${BOUNDARY}--`].join('\r\n')}\r\n`
}

export function messageId({ from }: Message, { key }: Sent): string {
  return `<${hash(key).slice(0, 32)}@${from.email.split('@')[1]}>`
}

function part(kind: 'plain' | 'html', content: string): string {
  const type = `Content-Type: text/${kind}; charset=utf-8`
  return `${type}\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${quotedPrintable(content)}`
}

/** A header over as many lines as it takes, broken where it has spaces. */
function folded(header: string): string {
  const lines = header.split(' ').reduce<string[]>((before, word) => {
    const last = before.at(-1)
    const fits = last !== undefined && last.length + 1 + word.length <= WANTED_LENGTH
    return fits ? [...before.slice(0, -1), `${last} ${word}`] : [...before, word]
  }, [])
  if (lines.some(line => line.length >= MOST_LENGTH)) throw new MessageRefused('TOO_LONG', 'header')
  return lines.join('\r\n ')
}

// So that the first stands on the line of the header's name: some read a space before one that does not.
const ENCODED_BYTES = 39

/** A subject in ASCII as it is, any other as words of RFC 2047, each of whole characters. */
export function encodedWords(subject: string): string {
  if (/^[\x20-\x7e]*$/.test(subject) && !subject.includes('=?')) return subject
  const words = [...subject].reduce<string[]>((before, char) => {
    const grown = `${before.at(-1) ?? ''}${char}`
    return before.length > 0 && utf8.encode(grown).length <= ENCODED_BYTES
      ? [...before.slice(0, -1), grown]
      : [...before, char]
  }, [])
  return words.map(word => `=?utf-8?B?${btoa(String.fromCharCode(...utf8.encode(word)))}?=`).join(' ')
}

function quotedPrintable(content: string): string {
  return content.split('\n').map(quotedLine).join('\r\n')
}

// A space at the end of a line would be lost on the way.
function quotedLine(line: string): string {
  const bytes = utf8.encode(line)
  const lines = ['']
  for (const [at, byte] of bytes.entries()) {
    const isLast = at === bytes.length - 1
    const isPlain = byte >= 0x20 && byte <= 0x7e && byte !== 0x3d && !(byte === 0x20 && isLast)
    const sign = isPlain ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
    const last = lines.pop() ?? ''
    lines.push(...(last.length + sign.length < WANTED_LENGTH ? [last + sign] : [last, sign]))
  }
  return lines.join('=\r\n')
}
