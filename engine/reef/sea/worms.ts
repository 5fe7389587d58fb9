import { COLOURS, type Colour } from './cards.ts'

/** How many of each colour. */
export type WormCounts = { readonly [colour in Colour]: number }

/** What pays: a worm of a colour, or a pearl. */
export type PayToken = Colour | 'pe'

/** Tokens in the order in which lines name them. */
const TOKENS: readonly PayToken[] = [...COLOURS, 'pe']

/** So many of each colour. */
export function wormsOfEachColour(count: number): WormCounts {
  return { R: count, Y: count, G: count, B: count, P: count, K: count }
}

export function parsePayToken(text: string): PayToken | null {
  return TOKENS.find(token => token.toLowerCase() === text) ?? null
}

export function sortTokens(tokens: readonly PayToken[]): readonly PayToken[] {
  return TOKENS.flatMap(token => tokens.filter(other => other === token))
}

/** How many there are of each token; those without any are left out. */
export function countTokens(tokens: readonly PayToken[]): { [token in PayToken]?: number } {
  const counts: { [token in PayToken]?: number } = {}
  for (const token of sortTokens(tokens)) counts[token] = (counts[token] ?? 0) + 1
  return counts
}

/** The worms once so many of each are added. */
export function addWorms(worms: WormCounts, tokens: readonly PayToken[], sign: 1 | -1 = 1): WormCounts {
  const more = countTokens(tokens)
  const counts = COLOURS.map(colour => [colour, worms[colour] + sign * (more[colour] ?? 0)])
  return Object.fromEntries(counts) as unknown as WormCounts
}

/** The colours of which there is at least one. */
export function coloursIn(worms: WormCounts): readonly Colour[] {
  return COLOURS.filter(colour => worms[colour] > 0)
}

/** All that pays, one by one, as lines name it. */
export function tokensOf({
  worms,
  pearls
}: {
  readonly worms: WormCounts
  readonly pearls: number
}): readonly PayToken[] {
  return TOKENS.flatMap(token => Array.from({ length: token === 'pe' ? pearls : worms[token] }, (): PayToken => token))
}
