export type Island = number & { readonly mark?: 'island' }

/** Start, Finish, Sea Monster, Wild, Compass, Joker, and the Storms by colour: yellow, purple, orange. */
export const SPECIAL_CARDS = ['S', 'F', 'M', 'W', 'C', 'J', 'Y', 'P', 'O'] as const
export type SpecialCard = (typeof SPECIAL_CARDS)[number]

/** As it is written in a line: `23`, `S`, `F`. */
export type Card = Island | SpecialCard

export const ISLANDS: readonly Island[] = Array.from({ length: 80 }, (_, index) => index + 1)

/** The cards that may be discarded: all but Sea Monsters. */
export function discardableCards(hand: readonly Card[]): readonly Card[] {
  return hand.includes('M') ? hand.filter(card => card !== 'M') : hand
}
