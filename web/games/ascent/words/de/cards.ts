import { partsOf } from '../../board/cards.ts'

const TERRAINS: { readonly [terrain: string]: string } = { G: 'Gras', S: 'Schnee', R: 'Fels' }

export function card(card: string): string {
  const { terrain, value, hasIbex } = partsOf(card)
  if (!terrain) return card
  return `${TERRAINS[terrain]}-${value}${hasIbex ? ' mit Steinbock' : ''}`
}

/** A card by name, as what lies there: the Summit and a Campfire are no feminines. */
export function one(name: string): string {
  return /(Gipfel|Lagerfeuer)$/.test(name) ? `ein ${name}` : `eine ${name}`
}

/** As what somebody discards. */
export function discarded(name: string): string {
  return name === 'Gipfel' ? `einen ${name}` : one(name)
}
