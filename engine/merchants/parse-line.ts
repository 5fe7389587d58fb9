import { parsePicks } from '../notation.ts'
import { spaceNameOf, type Space, spaceNamed } from './map/spaces.ts'
import { sortCards, parseTerrain, type Terrain } from './map/terrain.ts'

/** The cards that are given, in any order: `-F -W`; null where they are not so many. */
export function parsePayment(tokens: readonly string[], count: number): readonly Terrain[] | null {
  const cards = parsePicks(tokens, parseTerrain)
  return cards?.length === count ? sortCards(cards) : null
}

/** From one space to another: `e2>f8`. */
export function parseShift(text: string): { readonly from: Space; readonly to: Space } | null {
  const [first = '', second = '', ...more] = text.split('>')
  const [from, to] = [spaceNamed(first), spaceNamed(second)]
  return from === null || to === null || more.length > 0 ? null : { from, to }
}

/** Each of some spaces to each of others, as it is written in a line. */
export function formatShifts(from: readonly Space[], to: readonly Space[]): readonly string[] {
  return from.flatMap(start => to.map(end => `${spaceNameOf(start)}>${spaceNameOf(end)}`))
}
