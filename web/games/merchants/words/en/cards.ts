const NAMES: { readonly [card: string]: string } = {
  F: 'field',
  W: 'woods',
  M: 'mountain',
  V: 'village',
  E: 'estate',
  ROCK: 'rock slide'
}

export function card(card: string): string {
  return NAMES[card] ?? card
}

/** With its article: "a field". */
export function one(card: string): string {
  if (card === 'W') return 'woods'
  return `${card === 'E' ? 'an' : 'a'} ${NAMES[card] ?? card}`
}

const SPECIALS: { readonly [special: string]: string } = {
  cheese: 'the cheese castle',
  wine: 'the wine castle',
  cloth: 'the cloth castle',
  weapons: 'the weapons castle',
  gems: 'the gems castle',
  warehouse: 'the warehouse',
  meadow: 'the meadow'
}

export function special(name: string): string {
  return SPECIALS[name] ?? name
}

const WARES: { readonly [ware: string]: string } = {
  cheese: 'cheese',
  wine: 'wine',
  cloth: 'cloth',
  weapons: 'weapons',
  gems: 'gems'
}

export function ware(name: string): string {
  return WARES[name] ?? name
}

export const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`)
export const rocks = (count: number) => (count === 1 ? '1 rock' : `${count} rocks`)

export function list(parts: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(parts)
}
