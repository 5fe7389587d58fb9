/** The letters of the terrains of tiles and cards: field, woods, mountain, village and estate. */
export const TERRAINS = ['F', 'W', 'M', 'V', 'E'] as const
export type Terrain = (typeof TERRAINS)[number]

/** A face of the die: a terrain, or a rock (ruling 4). */
export type DieFace = Terrain | 'ROCK'
/** The six faces of the die. */
export const DIE_FACES: readonly DieFace[] = [...TERRAINS, 'ROCK']

/** The number of tiles of each terrain. */
export const TILES_PER_TERRAIN = 9
/** The number of cards of each terrain. */
export const CARDS_PER_TERRAIN = 12

/** All cards of the deck, terrain by terrain. */
export const DECK: readonly Terrain[] = TERRAINS.flatMap(terrain => Array<Terrain>(CARDS_PER_TERRAIN).fill(terrain))

/** A number for each terrain. */
export type TerrainCounts = { readonly [terrain in Terrain]: number }

/** The result of `count` for each terrain. */
export function countsByTerrain(count: (terrain: Terrain) => number): TerrainCounts {
  const counts: { [terrain in Terrain]: number } = { F: 0, W: 0, M: 0, V: 0, E: 0 }
  for (const terrain of TERRAINS) counts[terrain] = count(terrain)
  return counts
}

/** The number of cards of each terrain. */
export function countCards(cards: readonly Terrain[]): TerrainCounts {
  return countsByTerrain(terrain => cards.filter(card => card === terrain).length)
}

/** The cards sorted by terrain, in the order of `TERRAINS`. */
export function sortCards(cards: readonly Terrain[]): readonly Terrain[] {
  return [...cards].sort((one, other) => TERRAINS.indexOf(one) - TERRAINS.indexOf(other))
}

/** The terrain that a token in lower case names; null if it names none. */
export function parseTerrain(text: string): Terrain | null {
  return TERRAINS.find(terrain => terrain.toLowerCase() === text) ?? null
}
