const NAMES: { readonly [card: string]: string } = {
  F: 'field',
  W: 'woods',
  M: 'mountain',
  V: 'village',
  E: 'estate',
  ROCK: 'rock'
}

export function card(card: string): string {
  return NAMES[card] ?? card
}

/** With its article: "a field". */
export function one(card: string): string {
  if (card === 'W') return 'woods'
  return `${card === 'E' ? 'an' : 'a'} ${NAMES[card] ?? card}`
}

/** The names of wares are English words. */
export const ware = (name: string) => name

export function special(name: string): string {
  return name === 'warehouse' || name === 'meadow' ? `the ${name}` : `the ${name} castle`
}

/** As it is written on the map. */
export const short = (special: string) => special.charAt(0).toUpperCase() + special.charAt(1)

export const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`)
export const rocks = (count: number) => (count === 1 ? '1 rock' : `${count} rocks`)

export function either(parts: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(parts)
}

export function list(parts: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(parts)
}
