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

const SPECIALS: { readonly [special: string]: string } = {
  cheese: 'château du fromage',
  wine: 'château du vin',
  cloth: 'château des étoffes',
  weapons: 'château des armes',
  gems: 'château des gemmes',
  warehouse: 'entrepôt',
  meadow: 'prairie'
}

export function special(name: string): string {
  return SPECIALS[name] ?? name
}

/** Where somebody goes: "au château du vin", "à l’entrepôt", "dans la prairie". */
export function into(name: string): string {
  if (name === 'warehouse') return 'à l’entrepôt'
  return name === 'meadow' ? 'dans la prairie' : `au ${special(name)}`
}

const WARES: { readonly [ware: string]: string } = {
  cheese: 'fromage',
  wine: 'vin',
  cloth: 'étoffes',
  weapons: 'armes',
  gems: 'gemmes'
}

export function ware(name: string): string {
  return WARES[name] ?? name
}

const THEIRS: { readonly [ware: string]: string } = {
  cheese: 'du fromage',
  wine: 'du vin',
  cloth: 'des étoffes',
  weapons: 'des armes',
  gems: 'des gemmes'
}

/** With its article: "du vin", "des armes". */
export function some(name: string): string {
  return THEIRS[name] ?? name
}

export const cards = (count: number) => (count <= 1 ? `${count} carte` : `${count} cartes`)
export const rocks = (count: number) => (count <= 1 ? `${count} rocher` : `${count} rochers`)

export function list(parts: readonly string[]): string {
  return new Intl.ListFormat('fr').format(parts)
}
