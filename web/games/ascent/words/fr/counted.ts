export const cards = (count: number) => (count < 2 ? `${count} carte` : `${count} cartes`)
export const cardsInWords = (count: number) => (count === 1 ? 'une carte' : cards(count))
export const due = (count: number) => (count === 0 ? 'ne coûte rien' : `coûte ${some(count)}`)
export const most = (count: number) => (count === 0 ? 'en défausser aucune' : `défausser que ${some(count)}`)
export const youNamed = (count: number) => (count === 0 ? 'tu n’en as indiqué aucune' : `tu as indiqué ${some(count)}`)
const some = cardsInWords
export const paying = (paid: number) => (paid ? ` et payé ${cardsInWords(paid)}` : '')
