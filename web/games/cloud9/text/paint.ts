export const INK = '#13233a'
export const SKY = '#d9e6ea'

/** The colours of board.css by day: mails and pictures know no custom properties. */
const PAPERS: { readonly [card: string]: string } = {
  G: '#bfe0a8',
  P: '#d9c4ee',
  R: '#f5b8a6',
  Y: '#f6df8a',
  W: '#ffffff',
  '-': '#e8e4da'
}

export function paint(card: string): string {
  return PAPERS[card] ?? '#f7f2e7'
}

/** A balloon, in a box of 60 × 76. */
export const SILK = 'M30 0a27 27 0 0 1 14 50l-6 12H22l-6-12A27 27 0 0 1 30 0z'
export const STRIPE = 'M30 0c-16 12-14 44-5 62h10c9-18 11-50-5-62z'
export const BASKET = 'M20 62h20l-2 14H22z'

/** A cloud of that half width, about its middle. */
export function cloudPath(half: number): string {
  const part = Math.round(half / 4)
  return `M${-half} ${part}a${part} ${part} 0 0 1 ${part}-${2 * part}a${part * 1.5} ${part * 1.5} 0 0 1 ${3 * part}-${part}a${part * 1.5} ${part * 1.5} 0 0 1 ${3 * part} ${part}a${part} ${part} 0 0 1 ${part} ${2 * part}z`
}
