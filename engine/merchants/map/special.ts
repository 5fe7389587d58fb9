/** The wares, in the order in which they are listed. Each has a castle that buys it. */
export const WARES = ['cheese', 'wine', 'cloth', 'weapons', 'gems'] as const
export type Ware = (typeof WARES)[number]

/** The special spaces, on which no tile can lie: the castles by their wares, the warehouse and the meadow. */
export type SpecialSpace = Ware | 'warehouse' | 'meadow'

/** The name of the space where each special space lies, such as `g9` (RULES.md, 2; rulings 1 and 23). */
export const CELL_NAME_BY_SPECIAL_SPACE: { readonly [special in SpecialSpace]: string } = {
  warehouse: 'g9',
  meadow: 'e5',
  cheese: 'c7',
  wine: 'i7',
  cloth: 'g3',
  weapons: 'a3',
  gems: 'c1'
}
