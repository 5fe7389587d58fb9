/** So many of each kind, as a language says it. */
export function byKind(cards: readonly string[], say: (kind: string, count: number) => string): string[] {
  return [...new Set(cards)].map(kind => say(kind, cards.filter(card => card === kind).length))
}
