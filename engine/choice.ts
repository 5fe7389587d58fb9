import type { Choice, WayPrices, Ways } from './game.ts'
import { writePicks } from './notation.ts'

/** The line of a choice in one of its ways, with the cards that go along. */
export function choiceLine({ line }: Pick<Choice, 'line'>, way = '', cards: readonly string[] = []): string {
  return (line.replace('_', way) + writePicks(cards)).trim()
}

/** Every way that a choice offers with its price; one that leaves nothing open is the way `''`. */
export function waysWithPrices({
  ways,
  pick
}: Pick<Choice, 'ways' | 'pick'>): readonly (readonly [way: string, price: number])[] {
  if (!ways) return [['', pick?.least ?? 0]]
  // Not its entries: they take three times as long.
  return Object.keys(ways.at).map(way => [way, ways.at[way] ?? 0])
}

/** Ways that all cost the same. */
export function priceEach(price: number, ways: readonly (string | number)[]): WayPrices {
  return Object.fromEntries(ways.map(way => [way, price]))
}

/** The choice of one of those ways, all at one price; none where there is no way, or too few cards to pay one. */
export function choiceAtPrice(
  choice: Pick<Choice, 'verb' | 'subject' | 'standsFor' | 'facts' | 'line'>,
  kind: Ways['kind'],
  ways: readonly string[],
  price = 0,
  from: readonly string[] = []
): readonly Choice[] {
  const [first] = ways
  if (first === undefined || from.length < price) return []
  const pick = price > 0 && { pick: { from, least: price, most: price } }
  const example = choiceLine(choice, first, from.slice(0, price))
  return [{ ...choice, ways: { kind, at: priceEach(price, ways) }, ...pick, example }]
}
