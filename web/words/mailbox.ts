import type { Language } from '../../schema/wire.ts'
import { words as de } from './de/mailbox.ts'
import { words as en, type MailboxWords } from './en/mailbox.ts'
import { words as fr } from './fr/mailbox.ts'

export type { MailboxWords }

export const mailboxWords: Record<Language, MailboxWords> = { en, fr, de }
