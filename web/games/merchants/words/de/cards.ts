const NAMES: { readonly [card: string]: string } = {
  F: 'Acker',
  W: 'Wald',
  M: 'Gebirge',
  V: 'Dorf',
  E: 'Gut',
  ROCK: 'Felsen'
}

export function card(card: string): string {
  return NAMES[card] ?? card
}

/** Of which one says "der". */
const isHe = (card: string) => ['F', 'W', 'ROCK'].includes(card)

/** With its article, as what is taken: "ein Dorf", "einen Wald". */
export function one(card: string): string {
  return `${isHe(card) ? 'einen' : 'ein'} ${NAMES[card] ?? card}`
}

/** The same as what it is: "das Dorf", "der Wald". */
export function the(card: string): string {
  return `${isHe(card) ? 'der' : 'das'} ${NAMES[card] ?? card}`
}

/** The same as what is taken: "das Dorf", "den Wald". */
export function theOne(card: string): string {
  return `${isHe(card) ? 'den' : 'das'} ${NAMES[card] ?? card}`
}

const WARES: { readonly [ware: string]: string } = {
  cheese: 'Käse',
  wine: 'Wein',
  cloth: 'Tuch',
  weapons: 'Waffen',
  gems: 'Juwelen',
  warehouse: 'Lager',
  meadow: 'Wiese'
}

/** A ware, the warehouse or the meadow. */
export function ware(name: string): string {
  return WARES[name] ?? name
}

export function special(name: string): string {
  return name === 'warehouse' || name === 'meadow' ? ware(name) : `${ware(name)}burg`
}

/** Whither: "in die Käseburg", "zum Lager". */
export function into(name: string): string {
  if (name === 'warehouse') return 'zum Lager'
  return `${name === 'meadow' ? 'auf' : 'in'} die ${special(name)}`
}

/** As it is written on the map. */
export const short = (special: string) => ware(special).slice(0, 2)

export const cards = (count: number) => (count === 1 ? '1 Karte' : `${count} Karten`)
export const rocks = (count: number) => `${count} Felsen`

export function either(parts: readonly string[]): string {
  return new Intl.ListFormat('de', { type: 'disjunction' }).format(parts)
}

export function list(parts: readonly string[]): string {
  return new Intl.ListFormat('de').format(parts)
}
