import { partsOf } from '../../cards.ts'

const TERRAINS: { readonly [terrain: string]: string } = { G: 'd’herbe', S: 'de neige', R: 'de roche' }

export function card(card: string): string {
  const { terrain, value, hasIbex } = partsOf(card)
  if (!terrain) return card === 'BR' ? 'Pont' : 'Sommet'
  return `${value || 'Feu de camp'} ${TERRAINS[terrain]}${hasIbex ? ' au bouquetin' : ''}`
}

export function ibexes(count: number): string {
  return count < 2 ? `${count} bouquetin` : `${count} bouquetins`
}
