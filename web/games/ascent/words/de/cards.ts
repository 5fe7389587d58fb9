import { partsOf } from '../../cards.ts'

const TERRAINS: { readonly [terrain: string]: string } = { G: 'Gras', S: 'Schnee', R: 'Fels' }

export function card(card: string): string {
  const { terrain, value, hasIbex } = partsOf(card)
  if (!terrain) return card === 'BR' ? 'Brücke' : 'Gipfel'
  return value ? `${TERRAINS[terrain]} ${value}${hasIbex ? ' mit Steinbock' : ''}` : `${TERRAINS[terrain]}-Lagerfeuer`
}

export function ibexes(count: number): string {
  return count === 1 ? '1 Steinbock' : `${count} Steinböcke`
}
