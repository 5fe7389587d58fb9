import { partsOf } from '../../cards.ts'

const TERRAINS: { readonly [terrain: string]: string } = { G: 'grassy', S: 'snowy', R: 'rocky' }

export function card(card: string): string {
  const { terrain, value, hasIbex } = partsOf(card)
  if (!terrain) return card === 'BR' ? 'Bridge' : 'Summit'
  return `${TERRAINS[terrain]} ${value || 'Campfire'}${hasIbex ? ' with ibex' : ''}`
}

export function ibexes(count: number): string {
  return count === 1 ? '1 ibex' : `${count} ibexes`
}
