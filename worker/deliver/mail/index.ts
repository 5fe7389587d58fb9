import { HOUR_MS } from '../../clock.ts'
import type { Env } from '../../env.ts'
import { bindingMailer } from './binding.ts'
import { isLoopback } from './headers.ts'
import { mailboxMailer } from './mailbox.ts'
import type { Mailer } from './mailer.ts'

export type { Delivery, Mailer } from './mailer.ts'
export { type Message, type Parcel, writeMessage } from './message.ts'
export { MessageRefused } from './refused.ts'

type Settings = Pick<Env, 'MAIL' | 'MAIL_FROM' | 'ORIGIN' | 'DB' | 'EMAIL'>

/** The way of sending that the configuration names. One that cannot work says why with every message, and waits to be put right. */
export function mailer({ MAIL, MAIL_FROM, ORIGIN, DB, EMAIL }: Settings): Mailer {
  switch (MAIL) {
    case 'mailbox':
      if (!hasMailbox({ MAIL, ORIGIN })) return broken(`MAIL "mailbox" needs a loopback ORIGIN, not "${ORIGIN}"`)
      return mailboxMailer(DB)
    case 'binding':
      if (!MAIL_FROM) return broken('MAIL "binding" needs MAIL_FROM, the address that mails come from')
      return bindingMailer(EMAIL)
    case 'none':
      return { send: async () => ({ failed: 'NO_MAIL' }) }
    default:
      return broken(`MAIL "${MAIL}" is not supported: use "binding", "none" or, locally, "mailbox"`)
  }
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
  return { send: async () => ({ retryAfterMs: HOUR_MS, why }) }
}
