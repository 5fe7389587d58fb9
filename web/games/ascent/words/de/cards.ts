import { partsOf } from '../../cards.ts'

const TERRAINS: { readonly [terrain: string]: string } = { G: 'Gras', S: 'Schnee', R: 'Fels' }

export function card(card: string): string {
  const { terrain, value, hasIbex } = partsOf(card)
  if (!terrain) return card
  return `${TERRAINS[terrain]} ${value}${hasIbex ? ' mit Steinbock' : ''}`
}
