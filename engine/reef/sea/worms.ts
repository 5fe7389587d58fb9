import { COLOURS, type Colour } from './cards.ts'

/** How many of each colour. */
export type Worms = { readonly [colour in Colour]: number }

/** What pays: a worm of a colour, or a pearl. */
export type Token = Colour | 'pe'

/** Tokens in the order in which lines name them. */
const TOKENS: readonly Token[] = [...COLOURS, 'pe']

/** So many of each colour. */
export function each(count: number): Worms {
  return { R: count, Y: count, G: count, B: count, P: count, K: count }
}

export function readToken(text: string): Token | null {
  return TOKENS.find(token => token.toLowerCase() === text) ?? null
}

export function inOrder(tokens: readonly Token[]): readonly Token[] {
  return TOKENS.flatMap(token => tokens.filter(other => other === token))
}

/** How many there are of each token; those without any are left out. */
export function counted(tokens: readonly Token[]): { [token in Token]?: number } {
  const counts: { [token in Token]?: number } = {}
  for (const token of inOrder(tokens)) counts[token] = (counts[token] ?? 0) + 1
  return counts
}

/** The worms once so many of each are added. */
export function plus(worms: Worms, tokens: readonly Token[], sign: 1 | -1 = 1): Worms {
  const more = counted(tokens)
  const counts = COLOURS.map(colour => [colour, worms[colour] + sign * (more[colour] ?? 0)])
  return Object.fromEntries(counts) as unknown as Worms
}

/** The colours of which there is at least one. */
export function coloursIn(worms: Worms): readonly Colour[] {
  return COLOURS.filter(colour => worms[colour] > 0)
}

/** All that pays, one by one, as lines name it. */
export function purse({ worms, pearls }: { readonly worms: Worms; readonly pearls: number }): readonly Token[] {
  return TOKENS.flatMap(token => Array.from({ length: token === 'pe' ? pearls : worms[token] }, (): Token => token))
}
