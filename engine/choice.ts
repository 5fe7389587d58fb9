import type { Choice, LineTemplate, WayPrices, WaysOfChoice } from './game.ts'
import { formatDashPrefixedPicks } from './notation.ts'

/** The line of a choice in one of its ways, with the picked cards: the way replaces `_` in the template. */
export function fillLineTemplate(
  { line: template }: { readonly line: LineTemplate },
  way = '',
  cards: readonly string[] = []
): string {
  return (template.replace('_', way) + formatDashPrefixedPicks(cards)).trim()
}

/** Calls `visit` with every way of a choice and its price. A choice without ways has the one way `''`. */
export function forEachWay(
  { ways, pick }: Pick<Choice, 'ways' | 'pick'>,
  visit: (way: string, price: number) => void
): void {
  if (!ways) return visit('', pick?.least ?? 0)
  // In, since Object.entries takes three times as long.
  for (const way in ways.at) visit(way, ways.at[way] ?? 0)
}

/** Every way of a choice with its price. */
export function waysWithPrices(
  choice: Pick<Choice, 'ways' | 'pick'>
): readonly (readonly [way: string, price: number])[] {
  const all: [string, number][] = []
  forEachWay(choice, (way, price) => all.push([way, price]))
  return all
}

/** Prices for ways that all cost the same. */
export function samePriceForWays(price: number, ways: readonly (string | number)[]): WayPrices {
  // A loop, since Object.fromEntries takes twice as long.
  const at: { [way: string]: number } = {}
  for (const way of ways) at[way] = price
  return at
}

/** A list of one choice whose ways all cost `price`; empty if there is no way, or too few cards to pay. */
export function singleChoiceIfPayable(
  choice: Pick<Choice, 'verb' | 'subject' | 'standsFor' | 'facts' | 'line'>,
  kind: WaysOfChoice['kind'],
  ways: readonly string[],
  price = 0,
  from: readonly string[] = []
): readonly Choice[] {
  const [first] = ways
  if (first === undefined || from.length < price) return []
  const pick = price > 0 && { pick: { from, least: price, most: price } }
  const example = fillLineTemplate(choice, first, from.slice(0, price))
  return [{ ...choice, ways: { kind, at: samePriceForWays(price, ways) }, ...pick, example }]
}

/** The choice of all ways that the cards of `from` can pay; null if there is none. Its example takes the cheapest way. */
export function choiceOfPayableWays(
  { verb, subject, line }: { readonly verb: string; readonly subject: string; readonly line: LineTemplate },
  kind: WaysOfChoice['kind'],
  prices: readonly (readonly [way: string, price: number])[],
  from: readonly string[]
): Choice | null {
  const at: { [way: string]: number } = {}
  let least = Infinity
  let most = 0
  let cheapest = ''
  for (const [way, price] of prices) {
    if (price > from.length) continue
    at[way] = price
    if (price > most) most = price
    if (price >= least) continue
    least = price
    cheapest = way
  }
  if (cheapest === '') return null
  const choice = {
    verb,
    subject,
    line,
    ways: { kind, at },
    example: fillLineTemplate({ line }, cheapest, from.slice(0, least))
  }
  return most === 0 ? choice : { ...choice, pick: { from, least, most } }
}
