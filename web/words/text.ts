import type { Language } from '../../schema/wire.ts'
import { words as de } from './de/text.ts'
import { words as en, type TextWords } from './en/text.ts'
import { words as fr } from './fr/text.ts'

export type { TextWords }

export const textWords: Record<Language, TextWords> = { en, fr, de }
