/** The four colours of cards and dice: green, purple, red, yellow. */
export const COLOURS = ['G', 'P', 'R', 'Y'] as const
export type Colour = (typeof COLOURS)[number]

/** A card; `W` is a wild card. */
export type Card = Colour | 'W'

/** A face of a die; `-` is blank. */
export type DieFace = Colour | '-'
/** The six faces of each die. */
export const DIE_FACES: readonly DieFace[] = [...COLOURS, '-', '-']

/** How many copies of each card the deck has (ruling 2). */
export const COPIES_PER_CARD: { readonly [card in Card]: number } = { G: 18, P: 18, R: 18, Y: 18, W: 4 }

/** Every kind of card once. */
export const CARD_KINDS: readonly Card[] = [...COLOURS, 'W']

/** All 76 cards, unshuffled. */
export const DECK: readonly Card[] = CARD_KINDS.flatMap(card => Array<Card>(COPIES_PER_CARD[card]).fill(card))

/** The colours that the pilot must show for a roll: those of its dice, without blanks, in the order of COLOURS. */
export function neededColoursWithDuplicates(roll: readonly DieFace[]): readonly Colour[] {
  return COLOURS.flatMap(colour => roll.filter((face): face is Colour => face === colour))
}
