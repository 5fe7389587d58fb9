import type { Language } from '../../schema/wire.ts'

/** Each language as its own speakers call it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', de: 'Deutsch' }
