/** Cards with their number. */
export const cards = (count: number) => (count === 1 ? '1 Karte' : `${count} Karten`)

/** One card in words. */
export const cardsInWords = (count: number) => (count === 1 ? 'eine Karte' : `${count} Karten`)

/** How many somebody named. */
export const countOrNone = (count: number) => (count === 0 ? 'keine' : cardsInWords(count))
