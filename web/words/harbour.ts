import type { Language } from '../../schema/wire.ts'
import { words as de } from './de/harbour.ts'
import { words as en, type HarbourWords } from './en/harbour.ts'
import { words as fr } from './fr/harbour.ts'

export const harbourWords: Record<Language, HarbourWords> = { en, fr, de }
