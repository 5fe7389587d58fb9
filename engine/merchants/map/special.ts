import { nameOf, type Space, SPACES } from './spaces.ts'

/** The wares, in the order in which they are told; each has a castle that buys it. */
export const WARES = ['cheese', 'wine', 'cloth', 'weapons', 'gems'] as const
export type Ware = (typeof WARES)[number]

/** What lies where no tile can: a castle by its ware, the warehouse, the meadow. */
export type Special = Ware | 'warehouse' | 'meadow'

/** RULES.md, 2; rulings 1 and 23. */
export const SPECIALS: { readonly [special in Special]: string } = {
  warehouse: 'g9',
  meadow: 'e5',
  cheese: 'c7',
  wine: 'i7',
  cloth: 'g3',
  weapons: 'a3',
  gems: 'c1'
}

const AT: readonly (Special | null)[] = SPACES.map(
  space => (Object.keys(SPECIALS) as Special[]).find(special => SPECIALS[special] === nameOf(space)) ?? null
)

export function specialAt(space: Space): Special | null {
  return AT[space] ?? null
}

/** The ware that is bought there; null where no castle stands. */
export function wareAt(space: Space): Ware | null {
  return WARES.find(ware => ware === AT[space]) ?? null
}

export function spaceOf(special: Special): Space {
  return AT.indexOf(special)
}

/** The 54 spaces on which tiles and rocks may lie. */
export const TILE_SPACES: readonly Space[] = SPACES.filter(space => AT[space] === null)
