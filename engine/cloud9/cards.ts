/** Green, purple, red, yellow: how cards and faces of dice are written. */
export const COLOURS = ['G', 'P', 'R', 'Y'] as const
export type Colour = (typeof COLOURS)[number]

/** A card of the hand; `W` is a wild one. */
export type Card = Colour | 'W'

/** One side of a die; `-` is blank. */
export type DieFace = Colour | '-'
export const DIE_FACES: readonly DieFace[] = [...COLOURS, '-', '-']

/** How many cards of each kind there are: ruling 2. */
export const CARD_COUNTS: { readonly [card in Card]: number } = { G: 18, P: 18, R: 18, Y: 18, W: 4 }

export const CARD_KINDS: readonly Card[] = [...COLOURS, 'W']

/** All of them, kind by kind. */
export const DECK: readonly Card[] = CARD_KINDS.flatMap(card => Array<Card>(CARD_COUNTS[card]).fill(card))

/** What the pilot must show for a roll: its colours, always in the same order. */
export function neededColours(roll: readonly DieFace[]): readonly Colour[] {
  return COLOURS.flatMap(colour => roll.filter((face): face is Colour => face === colour))
}
