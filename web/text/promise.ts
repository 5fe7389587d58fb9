import type { Envelope, Language } from '../../schema/wire.ts'
import { seatWords } from '../words/index.ts'

/** What was promised of the deal, for whoever keeps what they were sent. */
export function promise({ table }: Envelope, language: Language): string {
  return `${seatWords[language].proof} ${table.commitment}`
}
