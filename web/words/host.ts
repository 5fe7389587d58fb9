import type { Language } from '../../schema/wire.ts'
import { words as de } from './de/host.ts'
import { words as en, type HostWords } from './en/host.ts'
import { words as fr } from './fr/host.ts'

export const hostWords: Record<Language, HostWords> = { en, fr, de }
