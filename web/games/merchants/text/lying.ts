import { wareBoughtAt } from '../../../../engine/merchants/map/special-spaces.ts'
import { spaceNamed } from '../../../../engine/merchants/map/spaces.ts'
import type { View } from '../../../../engine/merchants/view.ts'
import { specialOn } from '../board/map.ts'

/** What a space shows: its ground, and what is drawn on it. */
export interface Lying {
  readonly ground: string | undefined
  readonly glyph: string
}

export function lyingOn({ tiles, rocks }: View, space: string): Lying {
  const special = specialOn(space)
  if (special) return { ground: wareBoughtAt(spaceNamed(space) ?? 0) ? 'castle' : special, glyph: special }
  if (rocks.includes(space)) return { ground: 'ROCK', glyph: 'ROCK' }
  return { ground: tiles[space], glyph: tiles[space] ?? '' }
}

/** Who stands there, by numbers. */
export function standingOn({ players }: View, space: string): string {
  return players.flatMap(({ at }, seat) => (at === space ? [seat + 1] : [])).join('')
}
