import type { Language } from '../../../schema/wire.ts'
import { words as de } from './de.ts'
import { words as en, type NoticeWords } from './en.ts'
import { words as fr } from './fr.ts'

export const noticesWords: Record<Language, NoticeWords> = { en, fr, de }
