export const cards = (count: number) => (count === 1 ? '1 Karte' : `${count} Karten`)
export const cardsInWords = (count: number) => (count === 1 ? 'eine Karte' : `${count} Karten`)
export const cardsOrNone = (count: unknown) =>
  count === 0 ? 'keine Karte' : count === 1 ? 'eine Karte' : `${count} Karten`
export const paying = (paid: number) =>
  paid ? ` und mit ${paid === 1 ? 'einer Karte' : `${paid} Karten`} bezahlt` : ''
