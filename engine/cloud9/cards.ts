/** Green, purple, red, yellow: how cards and faces of dice are written. */
export const COLOURS = ['G', 'P', 'R', 'Y'] as const
export type Colour = (typeof COLOURS)[number]

/** A card of the hand; `W` is a wild one. */
export type Card = Colour | 'W'

/** One side of a die; `-` is blank. */
export type Face = Colour | '-'
export const FACES: readonly Face[] = [...COLOURS, '-', '-']

/** How many cards of each kind there are: ruling 2. */
export const COUNTS: { readonly [card in Card]: number } = { G: 18, P: 18, R: 18, Y: 18, W: 4 }

export const CARDS: readonly Card[] = [...COLOURS, 'W']

/** All of them, kind by kind. */
export const DECK: readonly Card[] = CARDS.flatMap(card => Array<Card>(COUNTS[card]).fill(card))

/** What the pilot must show for a roll: its colours, always in the same order. */
export function needOf(roll: readonly Face[]): readonly Colour[] {
  return COLOURS.flatMap(colour => roll.filter((face): face is Colour => face === colour))
}
