import { parsePicks } from '../notation.ts'
import { nameOf, type Space, spaceNamed } from './map/spaces.ts'
import { inOrder, readTerrain, type Terrain } from './map/terrain.ts'

/** The cards that are given, in any order: `-F -W`; null where they are not so many. */
export function readCards(tokens: readonly string[], count: number): readonly Terrain[] | null {
  const cards = parsePicks(tokens, readTerrain)
  return cards?.length === count ? inOrder(cards) : null
}

/** From one space to another: `e2>f8`. */
export function readShift(text: string): { readonly from: Space; readonly to: Space } | null {
  const [first = '', second = '', ...more] = text.split('>')
  const [from, to] = [spaceNamed(first), spaceNamed(second)]
  return from === null || to === null || more.length > 0 ? null : { from, to }
}

/** Each of some spaces to each of others, as it is written in a line. */
export function shiftsOf(from: readonly Space[], to: readonly Space[]): readonly string[] {
  return from.flatMap(start => to.map(end => `${nameOf(start)}>${nameOf(end)}`))
}
