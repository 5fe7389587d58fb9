import { HOUR_MS } from '../../clock.ts'
import type { Env } from '../../env.ts'
import { operatorFault } from '../delivery.ts'
import { bindingMailer } from './binding.ts'
import { isLoopback } from './headers.ts'
import { mailboxMailer } from './mailbox.ts'
import type { Mailer } from './mailer.ts'
import { resendMailer } from './resend.ts'
import { smtpMailer, smtpServer } from './smtp.ts'

export type { Mailer } from './mailer.ts'
export { type Message, type Parcel, writeMessage } from './message.ts'
export { MessageRefused } from './refused.ts'

type Settings = Pick<Env, 'MAIL' | 'MAIL_FROM' | 'ORIGIN' | 'DB' | 'EMAIL' | 'RESEND_KEY' | 'SMTP_SERVER'>

/** The way of sending that the configuration names. One that cannot work says why with every message, and waits to be put right. */
export function mailer(settings: Settings): Mailer {
  const { MAIL, MAIL_FROM, ORIGIN, DB, EMAIL } = settings
  switch (MAIL) {
    case 'mailbox':
      if (!hasMailbox({ MAIL, ORIGIN })) return broken(`MAIL "mailbox" needs a loopback ORIGIN, not "${ORIGIN}"`)
      return mailboxMailer(DB)
    case 'binding':
      return MAIL_FROM ? bindingMailer(EMAIL) : broken(`MAIL "binding" ${NO_SENDER}`)
    case 'resend':
      return MAIL_FROM ? resendFor(settings) : broken(`MAIL "resend" ${NO_SENDER}`)
    case 'smtp':
      return MAIL_FROM ? smtpFor(settings) : broken(`MAIL "smtp" ${NO_SENDER}`)
    case 'none':
      return { send: async () => operatorFault(NO_MAIL, 6 * HOUR_MS) }
    default:
      return broken(`MAIL "${MAIL}" is no way: use "binding", "resend", "smtp", "none" or, locally, "mailbox"`)
  }
}

/** Where the operator has chosen to send none, for now. */
export const NO_MAIL = 'NO_MAIL'

const NO_SENDER = 'needs MAIL_FROM, the address that mails come from'

function resendFor({ RESEND_KEY: key }: Settings): Mailer {
  return key ? resendMailer({ key }) : broken('MAIL "resend" needs the secret RESEND_KEY')
}

// What was given instead has a password in it: it is not repeated.
function smtpFor({ SMTP_SERVER = '' }: Settings): Mailer {
  const server = smtpServer(SMTP_SERVER)
  return server
    ? smtpMailer(server)
    : broken('MAIL "smtp" needs the secret SMTP_SERVER, like "smtps://user:password@host"')
}

/** Whether /dev/mail exists: never where others could reach it. */
export function hasMailbox({ MAIL, ORIGIN }: Pick<Env, 'MAIL' | 'ORIGIN'>): boolean {
  return MAIL === 'mailbox' && isLoopback(new URL(ORIGIN))
}

/** The address that mails come from. */
export function sender({ MAIL_FROM }: Pick<Env, 'MAIL_FROM'>): string {
  return MAIL_FROM ?? 'slow-boat@mailbox.localhost'
}

function broken(why: string): Mailer {
  return { send: async () => operatorFault(why, HOUR_MS) }
}
