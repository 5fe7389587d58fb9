/** Cards with their number. */
export const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`)

/** One card in words. */
export const cardsInWords = (count: number) => (count === 1 ? 'one card' : `${count} cards`)

/** How many somebody named. */
export const countOrNone = (count: number) => (count === 0 ? 'none' : cardsInWords(count))
