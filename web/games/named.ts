import type { Json } from '../../engine/game.ts'
import type { Language } from '../../schema/languages.ts'
import { locale } from '../words/locale.ts'

/** Names one thing, or several, as facts carry them. */
export type Cards = (facts: Json | undefined) => string

export function named(language: Language, say: (one: string) => string): Cards {
  return facts =>
    Array.isArray(facts)
      ? new Intl.ListFormat(locale(language)).format(facts.map(fact => say(`${fact}`)))
      : say(`${facts ?? ''}`)
}
