import type { Language } from '../../schema/wire.ts'
import { words as de } from './de/mail.ts'
import { words as en, type MailWords } from './en/mail.ts'
import { words as fr } from './fr/mail.ts'

export type { MailWords }

export const mailWords: Record<Language, MailWords> = { en, fr, de }
