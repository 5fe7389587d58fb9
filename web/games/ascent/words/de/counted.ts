export const cards = (count: number) => (count === 1 ? '1 Karte' : `${count} Karten`)
export const cardsInWords = (count: number) => (count === 1 ? 'eine Karte' : `${count} Karten`)
export const due = (count: number) => (count === 0 ? 'nichts' : some(count))
export const most = (count: number) => (count === 0 ? 'keine' : `nur ${some(count)}`)
export const countOrNone = (count: number) => (count === 0 ? 'keine' : some(count))
const some = (count: number) => (count === 1 ? 'eine Karte' : `${count} Karten`)
export const paying = (paid: number) =>
  paid ? ` und mit ${paid === 1 ? 'einer Karte' : `${paid} Karten`} bezahlt` : ''
