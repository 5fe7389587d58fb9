import type { Json } from '../../../engine/game.ts'
import type { Language } from '../../../schema/wire.ts'

/** Names a card, or several, as facts carry them. */
export type Cards = (cards: Json | undefined) => string

export function named(language: Language, kinds: Readonly<Record<string, string>>): Cards {
  const one = (card: Json) => kinds[`${card}`] ?? `${card}`
  return cards => (Array.isArray(cards) ? new Intl.ListFormat(language).format(cards.map(one)) : one(cards ?? ''))
}
