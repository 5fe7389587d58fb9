const NAMES: { readonly [card: string]: string } = {
  F: 'champ',
  W: 'forêt',
  M: 'montagne',
  V: 'village',
  E: 'domaine',
  ROCK: 'rocher'
}

/** Of which one says "la". */
const isShe = (card: string) => card === 'W' || card === 'M'

export function card(card: string): string {
  return NAMES[card] ?? card
}

/** With its article: "un champ", "une forêt". */
export function one(card: string): string {
  return `${isShe(card) ? 'une' : 'un'} ${NAMES[card] ?? card}`
}

/** With its article: "le champ", "la forêt". */
export function the(card: string): string {
  return `${isShe(card) ? 'la' : 'le'} ${NAMES[card] ?? card}`
}

const WARES: { readonly [ware: string]: string } = {
  cheese: 'fromage',
  wine: 'vin',
  cloth: 'étoffes',
  weapons: 'armes',
  gems: 'gemmes',
  warehouse: 'entrepôt',
  meadow: 'prairie'
}

/** A ware, the warehouse or the meadow. */
export function ware(name: string): string {
  return WARES[name] ?? name
}

/** With its article: "du vin", "des armes". */
export function some(name: string): string {
  return `${ware(name).endsWith('s') ? 'des' : 'du'} ${ware(name)}`
}

export function special(name: string): string {
  return name === 'warehouse' || name === 'meadow' ? ware(name) : `château ${some(name)}`
}

/** Where somebody goes: "au château du vin", "à l’entrepôt", "dans la prairie". */
export function into(name: string): string {
  if (name === 'warehouse') return 'à l’entrepôt'
  return name === 'meadow' ? 'dans la prairie' : `au ${special(name)}`
}

/** As it is written on the map. */
export const short = (special: string) => ware(special).charAt(0).toUpperCase() + ware(special).charAt(1)

/** What is earned: "1 écu", "18 écus". */
export const gold = (count: number) => counted(count, 'écu')
export const cards = (count: number) => counted(count, 'carte')
export const rocks = (count: number) => counted(count, 'rocher')

/** Of none, too, one speaks as of one. */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count > 1 ? 's' : ''}`
}

export function either(parts: readonly string[]): string {
  return new Intl.ListFormat('fr', { type: 'disjunction' }).format(parts)
}

export function list(parts: readonly string[]): string {
  return new Intl.ListFormat('fr').format(parts)
}
