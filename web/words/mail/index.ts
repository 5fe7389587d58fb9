import type { Language } from '../../../schema/wire.ts'
import { words as de } from './de.ts'
import { words as en, type MailWords } from './en.ts'
import { words as fr } from './fr.ts'

export type { MailWords }

export const mailWords: Record<Language, MailWords> = { en, fr, de }
