import type { Language } from '../../../schema/wire.ts'
import { words as de } from './de.ts'
import { words as en, type TextWords } from './en.ts'
import { words as fr } from './fr.ts'

export type { TextWords }

export const textWords: Record<Language, TextWords> = { en, fr, de }
