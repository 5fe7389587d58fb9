import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** In D1, for the local mailbox alone: where the service is deployed it stays empty. */
export const mailbox = sqliteTable('mailbox', {
  id: integer().primaryKey(),
  /** The sender's key: a message sent again is kept once. */
  key: text().notNull().unique(),
  at: integer().notNull(),
  from: text({ mode: 'json' }).$type<{ name: string; email: string }>().notNull(),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  headers: text({ mode: 'json' }).$type<{ readonly [name: string]: string }>().notNull(),
  /** Where an answer goes. */
  replyTo: text('reply_to')
})
