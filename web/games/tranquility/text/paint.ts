import { hour } from '../board/island.ts'

export const INK = '#0b1b2e'
const SEA = '#c4dbe0'
const NIGHT = 13

/** The skies of board.css, from dawn over noon to night: mail programs know no custom properties. */
const SKIES = [
  '#ddbbcc',
  '#ddcccc',
  '#ddccdd',
  '#ccddee',
  '#bbddee',
  '#aaddee',
  '#99ddff',
  '#99ddff',
  '#99ddff',
  '#aaddee',
  '#bbddee',
  '#ddcccc',
  '#eebbaa',
  '#332255',
  '#222244',
  '#111133'
] as const

export interface Paint {
  readonly background: string
  readonly color: string
}

/** Background and numeral of a card, or of the open sea. */
export function paint(card: string | undefined): Paint {
  const island = Number(card)
  if (card === undefined) return { background: SEA, color: INK }
  if (Number.isNaN(island)) return { background: '#f7f2e7', color: INK }
  return { background: SKIES[hour(island)] ?? SEA, color: hour(island) < NIGHT ? INK : '#ffffff' }
}
