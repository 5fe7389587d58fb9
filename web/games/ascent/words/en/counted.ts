/** Where space is short. */
export const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`)
/** As a sentence tells them. */
export const cardsInWords = (count: number) => (count === 1 ? 'one card' : `${count} cards`)
/** As a refusal counts them: what is due, what can be paid, what was named. */
export const due = (count: number) => (count === 0 ? 'nothing' : some(count))
export const most = (count: number) => (count === 0 ? 'none' : `only ${some(count)}`)
export const countOrNone = (count: number) => (count === 0 ? 'none' : some(count))
const some = (count: number) => (count === 1 ? 'one card' : `${count} cards`)
/** What a move cost, behind it. */
export const paying = (paid: number) => (paid ? ` and paid ${cardsInWords(paid)}` : '')
