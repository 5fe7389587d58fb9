export const INK = '#13233a'
export const EDGE = '#a8946a'
export const SEATS = ['#13233a', '#8a1f2b', '#14603a', '#5a3796'] as const

/** The colours of board.css by day: mails and pictures know no custom properties. */
const PAPERS: { readonly [what: string]: string } = {
  F: '#ecd06a',
  W: '#8fc07a',
  M: '#bfc4cc',
  V: '#e8a283',
  E: '#c9b0e6',
  ROCK: '#4b4540',
  warehouse: '#d9b684',
  meadow: '#b6e08e',
  castle: '#fffdf6'
}
const EMPTY = '#efe3c8'

/** Background of what lies on a space. */
export function paint(what: string | undefined): string {
  return PAPERS[what ?? ''] ?? EMPTY
}
