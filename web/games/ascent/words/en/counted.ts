/** Where space is short. */
export const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`)
/** As a sentence tells them. */
export const cardsInWords = (count: number) => (count === 1 ? 'one card' : `${count} cards`)
/** As a refusal counts them. */
export const cardsOrNone = (count: unknown) => (count === 1 ? 'one card' : count === 0 ? 'nothing' : `${count} cards`)
/** What a move cost, behind it. */
export const paying = (paid: number) => (paid ? ` and paid ${cardsInWords(paid)}` : '')
