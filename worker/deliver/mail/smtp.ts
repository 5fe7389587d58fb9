import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { clock, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../clock.ts'
import { type Delivery, operatorFault, temporaryFault } from '../delivery.ts'
import type { Mailer } from './mailer.ts'
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
      const envelope = { from: message.returnPath?.address ?? message.from.email, to: message.to }
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

/**
 * Refused for good is only what a server answers to the recipient's address, and says of that. Sender, login, certificate,
 * relaying, content and the way to the server are the operator's.
 */
function afterError(error: unknown): Delivery {
  const { code = '', command = '', responseCode = 0, response = '' } = Object(error) as Failure
  const why = responseCode > 0 ? `SMTP_${responseCode}` : `SMTP_${code || 'UNREACHABLE'}`
  const [, enhanced] = /^\d{3}[ -](?:\d\.)(\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  const isOfRecipient = command === 'RCPT TO' && responseCode !== 421 && isOfAddress(responseCode, enhanced)
  if (isOfRecipient && responseCode >= 500 && !isFull(responseCode, enhanced)) return { failed: why }
  if (isOfRecipient) return temporaryFault(why, 5 * MINUTE_MS)
  const waitsForOwner = responseCode >= 500 || code === 'EAUTH' || code === 'ETLS'
  return operatorFault(why, waitsForOwner ? HOUR_MS : MINUTE_MS)
}

/** Whether an answer is about the address or its mailbox: by its enhanced code (RFC 3463), or where it has none by its own. */
function isOfAddress(responseCode: number, enhanced: string | undefined): boolean {
  if (enhanced === undefined) return OF_ADDRESS.includes(responseCode)
  return /^[12]\./.test(enhanced) && !OF_SENDER.includes(enhanced)
}

function isFull(responseCode: number, enhanced: string | undefined): boolean {
  return enhanced === undefined ? responseCode === 552 : enhanced === '2.2'
}

interface Failure {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
  /** All that the server answered. */
  readonly response?: string
}

/** A mailbox that is busy, is not there, is elsewhere, is full, or has no such name (RFC 5321). */
const OF_ADDRESS = [450, 452, 550, 551, 552, 553]
/** Two of the codes about addresses are about the sender's. */
const OF_SENDER = ['1.7', '1.8']
