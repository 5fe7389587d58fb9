import { COLOURS, type Colour } from './cards.ts'

/** The number of worms of each colour. */
export type WormCounts = { readonly [colour in Colour]: number }

/** A token that pays: a worm of a colour, or a pearl (`pe`). */
export type PayToken = Colour | 'pe'

/** All kinds of tokens, in the order in which lines name them. */
const TOKENS: readonly PayToken[] = [...COLOURS, 'pe']

/** The same number of worms of each colour. */
export function wormsOfEachColour(count: number): WormCounts {
  return { R: count, Y: count, G: count, B: count, P: count, K: count }
}

/** The token that a word in lower case names; null if it names none. */
export function parsePayToken(text: string): PayToken | null {
  return TOKENS.find(token => token.toLowerCase() === text) ?? null
}

/** Sorts tokens in the order in which lines name them. */
export function sortTokens(tokens: readonly PayToken[]): readonly PayToken[] {
  return TOKENS.flatMap(token => tokens.filter(other => other === token))
}

/** Counts tokens by kind; kinds without any are left out. */
export function countTokens(tokens: readonly PayToken[]): { [token in PayToken]?: number } {
  const counts: { [token in PayToken]?: number } = {}
  for (const token of sortTokens(tokens)) counts[token] = (counts[token] ?? 0) + 1
  return counts
}

/** The worm counts after tokens are added, or removed if `sign` is -1; pearls are ignored. */
export function addWormsIgnoringPearls(worms: WormCounts, tokens: readonly PayToken[], sign: 1 | -1 = 1): WormCounts {
  const sums = { ...worms }
  for (const token of tokens) if (token !== 'pe') sums[token] += sign
  return sums
}

/** The colours of which there is at least one worm. */
export function coloursIn(worms: WormCounts): readonly Colour[] {
  return COLOURS.filter(colour => worms[colour] > 0)
}

/** A player's worms and pearls, with which it pays. */
export interface TokenCounts {
  readonly worms: WormCounts
  readonly pearls: number
}

/** All tokens of a player, one by one, in the order in which lines name them. */
export function payTokensOneByOne(purse: TokenCounts): readonly PayToken[] {
  return TOKENS.flatMap(token => Array<PayToken>(countOf(purse, token)).fill(token))
}

/** Whether a player has all the given tokens, each as often as it is listed. */
export function holdsTokens(purse: TokenCounts, tokens: readonly PayToken[]): boolean {
  return tokens.every(token => tokens.filter(other => other === token).length <= countOf(purse, token))
}

function countOf({ worms, pearls }: TokenCounts, token: PayToken): number {
  return token === 'pe' ? pearls : worms[token]
}
