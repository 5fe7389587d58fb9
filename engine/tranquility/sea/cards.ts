/** An island's value, 1 to 80. */
export type Island = number & { readonly brand?: 'island' }

/**
 * The letters of special cards: Start, Finish, Sea Monster, Wild, Compass, Joker, and the Storms by colour: yellow, purple,
 * orange.
 */
export const SPECIAL_CARDS = ['S', 'F', 'M', 'W', 'C', 'J', 'Y', 'P', 'O'] as const
/** The letter of a card that is no island. */
export type SpecialCard = (typeof SPECIAL_CARDS)[number]

/** A card: an island's value or a special card's letter, written in lines as `23`, `S`, `F`. */
export type Card = Island | SpecialCard

/** All islands, 1 to 80. */
export const ISLANDS: readonly Island[] = Array.from({ length: 80 }, (_, index) => index + 1)

const UNDISCARDABLE: readonly Card[] = ['M']

/** Whether a card may be discarded: Sea Monsters may not (RULES.md, 7.2). */
export function isDiscardable(card: Card): boolean {
  return typeof card === 'number' || !UNDISCARDABLE.includes(card)
}

/** The cards of a hand that may be discarded. */
export function discardableCards(hand: readonly Card[]): readonly Card[] {
  return hand.every(isDiscardable) ? hand : hand.filter(isDiscardable)
}
