import { parseDashPrefixedPicks } from '../notation.ts'
import { spaceNameOf, type Space, spaceNamed } from './map/spaces.ts'
import { sortCards, parseTerrain, type Terrain } from './map/terrain.ts'

/** The cards of tokens such as `-F -W`, sorted; null unless they are exactly `count` cards. */
export function parsePayment(tokens: readonly string[], count: number): readonly Terrain[] | null {
  const cards = parseDashPrefixedPicks(tokens, parseTerrain)
  return cards?.length === count ? sortCards(cards) : null
}

/** The two spaces of a token such as `e2>f8`; null for any other text. */
export function parseShiftToken(fromToToken: string): { readonly from: Space; readonly to: Space } | null {
  const [first = '', second = '', ...more] = fromToToken.split('>')
  const [from, to] = [spaceNamed(first), spaceNamed(second)]
  return from === null || to === null || more.length > 0 ? null : { from, to }
}

/** Every pair of a space in `from` and a space in `to`, written as in lines: `e2>f8`. */
export function formatAllShifts(from: readonly Space[], to: readonly Space[]): readonly string[] {
  return from.flatMap(start => to.map(end => `${spaceNameOf(start)}>${spaceNameOf(end)}`))
}
