import type { Language } from '../../../schema/wire.ts'
import { words as de } from './de.ts'
import { words as en, type HostWords } from './en.ts'
import { words as fr } from './fr.ts'

export const hostWords: Record<Language, HostWords> = { en, fr, de }
