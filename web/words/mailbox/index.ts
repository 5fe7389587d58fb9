import type { Language } from '../../../schema/wire.ts'
import { words as de } from './de.ts'
import { words as en, type MailboxWords } from './en.ts'
import { words as fr } from './fr.ts'

export type { MailboxWords }

export const mailboxWords: Record<Language, MailboxWords> = { en, fr, de }
