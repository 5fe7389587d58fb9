export const cards = (count: number) => (count < 2 ? `${count} carte` : `${count} cartes`)
export const cardsInWords = (count: number) => (count < 2 ? 'une carte' : `${count} cartes`)
export const cardsOrNone = (count: unknown) =>
  count === 0 ? 'aucune carte' : count === 1 ? 'une carte' : `${count} cartes`
export const paying = (paid: number) => (paid ? ` et payé ${cardsInWords(paid)}` : '')
