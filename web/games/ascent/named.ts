import type { Json } from '../../../engine/game.ts'
import type { Language } from '../../../schema/wire.ts'

/** Says something, or several things, as facts carry them. */
export function named(language: Language, say: (one: string) => string) {
  return (facts: Json | undefined): string =>
    Array.isArray(facts)
      ? new Intl.ListFormat(language).format(facts.map(fact => say(`${fact}`)))
      : say(`${facts ?? ''}`)
}
