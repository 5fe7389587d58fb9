import { desc, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { mailbox } from '../../../schema/mailbox-table.ts'
import { clock, HOUR_MS } from '../../clock.ts'
import { operatorFault } from '../delivery.ts'
import type { Mailer } from './mailer.ts'

/** The local mailbox: keeps every message where /dev/mail shows it, and sends nothing. */
export function mailboxMailer(db: D1Database, now: () => number = () => clock.now()): Mailer {
  return {
    async send(message, { key }) {
      try {
        await drizzle(db)
          .insert(mailbox)
          .values({ ...message, key, at: now() })
          .onConflictDoNothing()
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
