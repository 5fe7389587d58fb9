import { env } from 'cloudflare:workers'
import { type Incoming, receive } from '../../../worker/routes/answer.ts'

export interface Sent {
  readonly to: string
  readonly text: string
  /** Of the envelope. */
  readonly from?: string
  readonly headers?: { readonly [name: string]: string }
}

let sent = 0

/** A mail in plain text, as a program sends it that adds nothing. */
export function plainMail({ to, text, from = 'ann@example.org', headers = {} }: Sent): string {
  const head = {
    From: `Ann <${from}>`,
    To: to,
    Subject: 'Re: Tranquility',
    'Message-ID': `<${++sent}@example.org>`,
    Date: 'Mon, 04 Jan 2100 09:00:00 +0000',
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
  return `${lines.join('\r\n')}\r\n\r\n${text.replaceAll('\n', '\r\n')}`
}

/** Gives a mail to the Worker, as a mail server does; answers why it was sent back, if it was. */
export async function deliver(raw: string, { to, from = 'ann@example.org' }: Pick<Sent, 'to' | 'from'>) {
  const bytes = new TextEncoder().encode(raw)
  const rejected: string[] = []
  const message: Incoming = {
    from,
    to,
    raw: new Blob([bytes]).stream(),
    rawSize: bytes.length,
    setReject: reason => void rejected.push(reason)
  }
  await receive(message, env)
  return rejected
}

export const answer = (mail: Sent) => deliver(plainMail(mail), mail)
