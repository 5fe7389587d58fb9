import type { Language } from '../../schema/wire.ts'
import { words as de } from './de/record.ts'
import { words as en, type RecordWords } from './en/record.ts'
import { words as fr } from './fr/record.ts'

export const recordWords: Record<Language, RecordWords> = { en, fr, de }
