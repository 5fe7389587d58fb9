import { partsOf } from '../board/cards.ts'
import type { Written } from '../module.ts'
import { written } from '../modules/written.ts'

export const INK = '#13233a'
export const SKY = '#c4dbe0'
const PAPER = '#f7f2e7'

/** The terrains of board.css by day: mails and pictures know no custom properties. */
export const TERRAINS: { readonly [terrain: string]: string } = { G: '#cfe0a8', S: '#f4f7fb', R: '#ecc9b8' }
const PAPERS: NonNullable<Written['papers']> = Object.assign({}, ...written.map(({ papers }) => papers))

/** Background of a card; ink on any of them is easily read. */
export function paint(card: string | undefined): string {
  if (card === undefined) return SKY
  return TERRAINS[partsOf(card).terrain] ?? PAPERS[card] ?? PAPER
}
