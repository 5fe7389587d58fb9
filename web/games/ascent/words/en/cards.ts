import { partsOf } from '../../board/cards.ts'

const TERRAINS: { readonly [terrain: string]: string } = { G: 'grassy', S: 'snowy', R: 'rocky' }

/** Names a mountain card; what other cards are called, their modules say. All of them take "a". */
export function card(card: string): string {
  const { terrain, value, hasIbex } = partsOf(card)
  if (!terrain) return card
  return `${TERRAINS[terrain]} ${value}${hasIbex ? ' with ibex' : ''}`
}
