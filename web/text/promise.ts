import type { Language } from '../../schema/languages.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { seatWords } from '../words/index.ts'

/** What was promised of the deal, for whoever keeps what they were sent. */
export function promise({ table }: Envelope, language: Language): string {
  return `${seatWords[language].proof} ${table.commitment}`
}
