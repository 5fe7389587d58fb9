import type { Language } from '../../schema/languages.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { promiseWords } from '../words/index.ts'

/** What was promised of the deal, for whoever keeps what they were sent. */
export function promise({ table }: Envelope, language: Language): string {
  const { dealtBefore, text } = promiseWords[language]
  return `${table.dealtBefore ? `${dealtBefore} ` : ''}${text} ${table.commitment}`
}
