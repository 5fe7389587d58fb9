import { spaceNameOf, type Space, SPACES } from './spaces.ts'
import { type SpecialSpace, CELL_NAME_BY_SPECIAL_SPACE, type Ware, WARES } from './special.ts'

const AT: readonly (SpecialSpace | null)[] = SPACES.map(
  space =>
    (Object.keys(CELL_NAME_BY_SPECIAL_SPACE) as SpecialSpace[]).find(
      special => CELL_NAME_BY_SPECIAL_SPACE[special] === spaceNameOf(space)
    ) ?? null
)

/** The castle, warehouse or meadow on a space; null on a space for tiles. */
export function specialSpaceAt(space: Space): SpecialSpace | null {
  return AT[space] ?? null
}

/** The ware that the castle on a space buys; null where no castle stands. */
export function wareBoughtAt(space: Space): Ware | null {
  return WARES.find(ware => ware === AT[space]) ?? null
}

/** The space of a castle, the warehouse or the meadow. */
export function spaceOfSpecial(special: SpecialSpace): Space {
  return AT.indexOf(special)
}

/** The 54 spaces on which tiles and rocks may lie. */
export const TILE_SPACES: readonly Space[] = SPACES.filter(space => AT[space] === null)
