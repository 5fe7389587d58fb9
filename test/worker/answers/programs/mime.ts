/** How mail programs put a mail together. */

export type Encoding = '8bit' | 'quoted-printable' | 'base64' | 'latin1'

interface Part {
  readonly kind: 'plain' | 'html'
  readonly content: string
  readonly encoding: Encoding
  readonly flowed?: boolean
}

const utf8 = new TextEncoder()
let boundaries = 0

export const plain = (content: string, encoding: Encoding = 'quoted-printable', flowed = false): Part => ({
  kind: 'plain',
  content,
  encoding,
  flowed
})
export const html = (content: string, encoding: Encoding = 'quoted-printable'): Part => ({
  kind: 'html',
  content: `<html><head><style>p { margin: 0 }</style></head><body>${content}</body></html>`,
  encoding
})

/** One part as it is, several as alternatives of each other. */
export function mime(parts: readonly Part[], headers: Record<string, string> = {}): string {
  const [only] = parts
  const boundary = `----=_Part_${++boundaries}`
  const body =
    parts.length === 1 && only
      ? written(only)
      : `Content-Type: multipart/alternative; boundary="${boundary}"\r\n\r\n${parts
          .map(part => `--${boundary}\r\n${written(part)}\r\n`)
          .join('')}--${boundary}--\r\n`
  const head = { 'MIME-Version': '1.0', ...headers }
  return `${Object.entries(head)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}${body}`
}

function written({ kind, content, encoding, flowed }: Part): string {
  const charset = encoding === 'latin1' ? 'iso-8859-1' : 'utf-8'
  const bytes = encoding === 'latin1' ? latin1(content) : utf8.encode(content)
  const name = encoding === 'latin1' ? 'quoted-printable' : encoding
  const type = `Content-Type: text/${kind}; charset="${charset}"${flowed ? '; format=flowed' : ''}`
  return `${type}\r\nContent-Transfer-Encoding: ${name}\r\n\r\n${encoded(bytes, content, encoding)}`
}

function encoded(bytes: Uint8Array, content: string, encoding: Encoding): string {
  switch (encoding) {
    case '8bit':
      return content.replaceAll('\n', '\r\n')
    case 'base64':
      return btoa(String.fromCharCode(...bytes)).replace(/.{76}/g, '$&\r\n')
    case 'quoted-printable':
    case 'latin1':
      return [...bytes]
        .map(quoted)
        .join('')
        .replace(/\n/g, '\r\n')
        .replace(/ (?=\r\n)/g, '=20')
        .replace(LONG, '$1=\r\n')
  }
}

const LONG = /((?:=[0-9A-F]{2}|[^=\r\n]){60})(?=[^\r\n])/g

function quoted(byte: number): string {
  const isPlain = byte === 10 || (byte >= 32 && byte < 127 && byte !== 61)
  return isPlain ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
}

// What that has no sign for, mail programs write as the next best.
function latin1(text: string): Uint8Array {
  return Uint8Array.from(text.replace(/[‘’]/g, "'").replace(/[“”„]/g, '"').replaceAll('–', '-'), char => {
    const code = char.codePointAt(0) ?? 0
    return code < 256 ? code : 63
  })
}
