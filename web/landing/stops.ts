import type { Language } from '../../schema/languages.ts'
import { mailWords } from '../words/index.ts'

/** What is offered beside the end of all mail, the mildest first: at the foot of a mail and on the page behind it. */
export const STOP_KINDS = ['pause', 'daily', 'people'] as const

/** The foot of a mail in plain text. */
export function stopLine(language: Language): string {
  const { stops, stop } = mailWords[language]
  return [...STOP_KINDS.map(kind => stops[kind]), stop].join(' · ')
}
