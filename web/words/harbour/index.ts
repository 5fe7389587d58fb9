import type { Language } from '../../../schema/wire.ts'
import { words as de } from './de.ts'
import { words as en, type HarbourWords } from './en.ts'
import { words as fr } from './fr.ts'

export const harbourWords: Record<Language, HarbourWords> = { en, fr, de }
