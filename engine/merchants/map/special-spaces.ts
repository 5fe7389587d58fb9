import { spaceNameOf, type Space, SPACES } from './spaces.ts'
import { type SpecialSpace, SPECIAL_SPACE_NAMES, type Ware, WARES } from './special.ts'

const AT: readonly (SpecialSpace | null)[] = SPACES.map(
  space =>
    (Object.keys(SPECIAL_SPACE_NAMES) as SpecialSpace[]).find(
      special => SPECIAL_SPACE_NAMES[special] === spaceNameOf(space)
    ) ?? null
)

export function specialAt(space: Space): SpecialSpace | null {
  return AT[space] ?? null
}

/** The ware that is bought there; null where no castle stands. */
export function wareBoughtAt(space: Space): Ware | null {
  return WARES.find(ware => ware === AT[space]) ?? null
}

export function spaceOfSpecial(special: SpecialSpace): Space {
  return AT.indexOf(special)
}

/** The 54 spaces on which tiles and rocks may lie. */
export const TILE_SPACES: readonly Space[] = SPACES.filter(space => AT[space] === null)
