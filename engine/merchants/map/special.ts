/** The wares, in the order in which they are told; each has a castle that buys it. */
export const WARES = ['cheese', 'wine', 'cloth', 'weapons', 'gems'] as const
export type Ware = (typeof WARES)[number]

/** What lies where no tile can: a castle by its ware, the warehouse, the meadow. */
export type SpecialSpace = Ware | 'warehouse' | 'meadow'

/** The spaces on which they lie: RULES.md, 2; rulings 1 and 23. */
export const SPECIAL_SPACE_NAMES: { readonly [special in SpecialSpace]: string } = {
  warehouse: 'g9',
  meadow: 'e5',
  cheese: 'c7',
  wine: 'i7',
  cloth: 'g3',
  weapons: 'a3',
  gems: 'c1'
}
