import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { clock, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../clock.ts'
import type { Delivery, Mailer } from './mailer.ts'
import { messageId, rfc5322 } from './rfc5322.ts'
import { within } from './within.ts'

/*
 * Any mail server, by SMTP over TLS: nothing, least of all a password, is said before the connection is encrypted. A
 * conversation has an end, whatever the server does or leaves undone.
 */

export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** TLS from the first byte on; otherwise STARTTLS, without which nothing is sent. */
  readonly secure: boolean
  readonly login: { readonly user: string; readonly pass: string } | null
}

const PROTOCOLS: { readonly [protocol: string]: Pick<SmtpServer, 'secure' | 'port'> } = {
  'smtps:': { secure: true, port: 465 },
  'smtp:': { secure: false, port: 587 }
}

interface Patience {
  /** For the connection, and for each answer. */
  readonly answerMs: number
  /** For everything. */
  readonly allMs: number
}

/** `smtps://user:password@mail.example.org`, or `smtp://` for STARTTLS; null for what is no such address. */
export function smtpServer(text: string): SmtpServer | null {
  const url = URL.canParse(text) ? new URL(text) : null
  const known = url && PROTOCOLS[url.protocol]
  if (!known || url.hostname === '') return null
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const [user, pass] = [url.username, url.password].map(decoded)
  return {
    ...known,
    host,
    ...(url.port !== '' && { port: Number(url.port) }),
    login: user ? { user, pass: pass ?? '' } : null
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export function smtpMailer(
  server: SmtpServer,
  { answerMs, allMs }: Patience = { answerMs: 15 * SECOND_MS, allMs: 45 * SECOND_MS }
): Mailer {
  return {
    async send(message, { key }) {
      const sent = { key, at: clock.now() }
      // Whoever sends by another way need not load it.
      const { default: Connection } = await import('nodemailer/lib/smtp-connection')
      const { host, port, secure } = server
      const waiting = { connectionTimeout: answerMs, greetingTimeout: answerMs, socketTimeout: answerMs }
      const name = message.from.email.split('@')[1]
      const connection = new Connection({ host, port, secure, requireTLS: true, name, ...waiting })
      const envelope = { from: message.from.email, to: message.to }
      try {
        await within(allMs, converse(connection, server.login, envelope, rfc5322(message, sent)))
        return { sent: messageId(message, sent) }
      } catch (error) {
        return afterError(error)
      } finally {
        connection.close()
      }
    }
  }
}

type Envelope = { readonly from: string; readonly to: string }

/** Ends when the server has taken the message, or with the first thing that goes wrong; what comes after is not heard. */
function converse(
  connection: SMTPConnection,
  login: SmtpServer['login'],
  envelope: Envelope,
  text: string
): Promise<void> {
  return new Promise((resolve, reject) => {
    const then = (next: () => void) => (error?: object | null) => (error ? reject(error) : next())
    const send = () => connection.send(envelope, text, then(resolve))
    connection.on('error', reject)
    connection.connect(then(() => (login ? connection.login(login, then(send)) : send())))
  })
}

/** What the server says of the recipient or the message is final; of our sender, login or certificate the owner must hear. */
function afterError(error: unknown): Delivery {
  const { code = '', command = '', responseCode = 0 } = Object(error) as Failure
  const why = responseCode > 0 ? `SMTP_${responseCode}` : `SMTP_${code || 'UNREACHABLE'}`
  const isOurs = code === 'EAUTH' || code === 'ETLS' || command === 'MAIL FROM' || NO_LOGIN.includes(responseCode)
  if (isOurs && (responseCode === 0 || responseCode >= 500)) return { retryAfterMs: HOUR_MS, why }
  if (responseCode >= 500 && FINAL.includes(code)) return { failed: why }
  return { retryAfterMs: responseCode >= 400 && responseCode !== 421 ? 5 * MINUTE_MS : MINUTE_MS, why }
}

interface Failure {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
}

const FINAL = ['EENVELOPE', 'EMESSAGE']
const NO_LOGIN = [530, 534, 535, 538]
