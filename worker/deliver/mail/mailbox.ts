import { desc, eq, lte } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { mailbox } from '../../../schema/mailbox-table.ts'
import { clock, DAY_MS, HOUR_MS } from '../../clock.ts'
import { operatorFault } from '../delivery.ts'
import type { Mailer } from './mailer.ts'

/** How long a message that is sent again is known, as by a provider: later it takes the place of the first. */
const KNOWN_MS = DAY_MS

/** The local mailbox: keeps every message where /dev/mail shows it, and sends nothing. */
export function mailboxMailer(db: D1Database, now: () => number = () => clock.now()): Mailer {
  return {
    async send(message, { key }) {
      try {
        const kept = { ...message, key, at: now() }
        await drizzle(db)
          .insert(mailbox)
          .values(kept)
          .onConflictDoUpdate({
            target: mailbox.key,
            set: kept,
            setWhere: lte(mailbox.at, now() - KNOWN_MS)
          })
        return { sent: key }
      } catch {
        return operatorFault('MAILBOX', HOUR_MS)
      }
    }
  }
}

export type KeptMail = typeof mailbox.$inferSelect

const SHOWN = 200

/** The newest messages, without their contents. */
export async function messages(db: D1Database) {
  const { id, at, to, subject } = mailbox
  return drizzle(db).select({ id, at, to, subject }).from(mailbox).orderBy(desc(id)).limit(SHOWN)
}

export async function message(db: D1Database, id: number): Promise<KeptMail | undefined> {
  return drizzle(db).select().from(mailbox).where(eq(mailbox.id, id)).get()
}
