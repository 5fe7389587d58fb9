/** Field, woods, mountain, village, estate: how tiles and cards are written. */
export const TERRAINS = ['F', 'W', 'M', 'V', 'E'] as const
export type Terrain = (typeof TERRAINS)[number]

/** What the faces of the die name: a terrain each, and a rock slide (ruling 4). */
export type DieFace = Terrain | 'ROCK'
export const DIE_FACES: readonly DieFace[] = [...TERRAINS, 'ROCK']

/** How many tiles and how many cards there are of each terrain. */
export const TILES_PER_TERRAIN = 9
export const CARDS_PER_TERRAIN = 12

/** All cards, kind by kind. */
export const DECK: readonly Terrain[] = TERRAINS.flatMap(terrain => Array<Terrain>(CARDS_PER_TERRAIN).fill(terrain))

/** So many of each terrain. */
export type TerrainCounts = { readonly [terrain in Terrain]: number }

export function countsByTerrain(count: (terrain: Terrain) => number): TerrainCounts {
  const counts: { [terrain in Terrain]: number } = { F: 0, W: 0, M: 0, V: 0, E: 0 }
  for (const terrain of TERRAINS) counts[terrain] = count(terrain)
  return counts
}

export function countCards(cards: readonly Terrain[]): TerrainCounts {
  return countsByTerrain(terrain => cards.filter(card => card === terrain).length)
}

export function sortCards(cards: readonly Terrain[]): readonly Terrain[] {
  return [...cards].sort((one, other) => TERRAINS.indexOf(one) - TERRAINS.indexOf(other))
}

/** A terrain as a line names it, in lower case. */
export function parseTerrain(text: string): Terrain | null {
  return TERRAINS.find(terrain => terrain.toLowerCase() === text) ?? null
}
