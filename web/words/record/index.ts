import type { Language } from '../../../schema/wire.ts'
import { words as de } from './de.ts'
import { words as en, type RecordWords } from './en.ts'
import { words as fr } from './fr.ts'

export const recordWords: Record<Language, RecordWords> = { en, fr, de }
