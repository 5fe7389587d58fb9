export const INK = '#13233a'
export const SEA = '#8fb9c4'
const PAPER = '#f7f2e7'
const DEEP = '#9db4bd'

/** The colours of board.css: mails and pictures know no custom properties. */
export const COLOURS: { readonly [colour: string]: string } = {
  R: '#f6a79b',
  Y: '#f2d57c',
  G: '#a8d69a',
  B: '#9fc7f0',
  P: '#cdb8f0',
  K: '#f7b9dc'
}

/** Background of a card; ink on any that shows a sign is easily read. */
export function paint(card: string | undefined): string {
  if (card === undefined) return SEA
  if (card === '~') return '#b9d8dc'
  return card === '#' ? DEEP : (COLOURS[card.charAt(0)] ?? PAPER)
}
