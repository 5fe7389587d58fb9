import { partsOf } from '../../cards.ts'

const TERRAINS: { readonly [terrain: string]: string } = { G: 'd’herbe', S: 'de neige', R: 'de roche' }

export function card(card: string): string {
  const { terrain, value, hasIbex } = partsOf(card)
  if (!terrain) return card
  return `${value} ${TERRAINS[terrain]}${hasIbex ? ' au bouquetin' : ''}`
}
