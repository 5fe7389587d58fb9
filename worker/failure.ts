import type { Failure, Language } from '../schema/wire.ts'
import type { Refused } from './answer.ts'

/** An error as every client gets it. */
export function failure({ code, facts, envelope }: Refused, _language: Language): Failure {
  return { code, message: code, facts, ...(envelope && { envelope }) }
}
