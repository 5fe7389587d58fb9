/** Cards with their number. */
export const cards = (count: number) => (count < 2 ? `${count} carte` : `${count} cartes`)

/** One card in words. */
export const cardsInWords = (count: number) => (count === 1 ? 'une carte' : count === 0 ? '0 carte' : `${count} cartes`)

/** How many somebody named. */
export const youNamed = (count: number) =>
  count === 0 ? 'tu n’en as indiqué aucune' : `tu as indiqué ${cardsInWords(count)}`
