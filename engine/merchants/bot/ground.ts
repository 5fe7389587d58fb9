import { spaceNameOf, type Space, spaceNamed, SPACES } from '../map/spaces.ts'
import { specialSpaceAt } from '../map/special-spaces.ts'
import type { Terrain } from '../map/terrain.ts'
import type { View } from '../view.ts'

/** The ground of a space: the terrain of its open tile, no tile, a special space, or a rock, which no merchant passes. */
export type Ground = Terrain | 'empty' | 'special' | 'rock'

/** The ground of every space, in the order of spaces. */
export function groundBySpace({ tiles, rocks }: View): readonly Ground[] {
  return SPACES.map(space => {
    if (specialSpaceAt(space)) return 'special'
    const name = spaceNameOf(space)
    return rocks.includes(name) ? 'rock' : (tiles[name] ?? 'empty')
  })
}

/** The space of a seat's merchant. */
export function merchantSpaceOrThrow({ players }: View, seat: number): Space {
  const space = spaceNamed(players[seat]?.at ?? '')
  if (space === null) throw new Error(`Cannot find the merchant of seat "${seat}"`)
  return space
}
