import type { Language } from '../../schema/wire.ts'
import { words as de } from './de/notices.ts'
import { words as en, type NoticeWords } from './en/notices.ts'
import { words as fr } from './fr/notices.ts'

export const noticesWords: Record<Language, NoticeWords> = { en, fr, de }
