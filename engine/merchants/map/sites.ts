import { nameOf, type Space, SPACES } from './spaces.ts'
import { type Special, SPECIALS, type Ware, WARES } from './special.ts'

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
