import { spaceNameOf, type Space, spaceNamed, SPACES } from '../map/spaces.ts'
import { specialAt } from '../map/special-spaces.ts'
import type { Terrain } from '../map/terrain.ts'
import type { View } from '../view.ts'

/** What a merchant finds on a space: a tile, nothing, a special space, or a rock that he cannot pass. */
export type Ground = Terrain | 'empty' | 'special' | 'rock'

/** The map as it lies, by space. */
export function groundBySpace({ tiles, rocks }: View): readonly Ground[] {
  return SPACES.map(space => {
    if (specialAt(space)) return 'special'
    const name = spaceNameOf(space)
    return rocks.includes(name) ? 'rock' : (tiles[name] ?? 'empty')
  })
}

/** Where a seat's merchant stands. */
export function merchantSpace({ players }: View, seat: number): Space {
  const space = spaceNamed(players[seat]?.at ?? '')
  if (space === null) throw new Error(`Cannot find the merchant of seat "${seat}"`)
  return space
}
