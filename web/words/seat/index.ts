import type { Language } from '../../../schema/wire.ts'
import { words as de } from './de.ts'
import { words as en, type Words } from './en.ts'
import { words as fr } from './fr.ts'

export const seatWords: Record<Language, Words> = { en, fr, de }
