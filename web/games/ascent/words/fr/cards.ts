import { partsOf } from '../../board/cards.ts'

const TERRAINS: { readonly [terrain: string]: string } = { G: 'herbeux', S: 'enneigé', R: 'rocheux' }

export function card(card: string): string {
  const { terrain, value, hasIbex } = partsOf(card)
  if (!terrain) return card
  return `${value} ${TERRAINS[terrain]}${hasIbex ? ' au bouquetin' : ''}`
}
