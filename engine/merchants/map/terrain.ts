/** Field, woods, mountain, village, estate: how tiles and cards are written. */
export const TERRAINS = ['F', 'W', 'M', 'V', 'E'] as const
export type Terrain = (typeof TERRAINS)[number]

/** What the faces of the die name: a terrain each, and a rock slide (ruling 4). */
export type Named = Terrain | 'ROCK'
export const FACES: readonly Named[] = [...TERRAINS, 'ROCK']

/** How many tiles and how many cards there are of each terrain. */
export const TILES_EACH = 9
export const CARDS_EACH = 12

/** All cards, kind by kind. */
export const CARDS: readonly Terrain[] = TERRAINS.flatMap(terrain => Array<Terrain>(CARDS_EACH).fill(terrain))

/** So many of each terrain. */
export type Counts = { readonly [terrain in Terrain]: number }

export function countsOf(count: (terrain: Terrain) => number): Counts {
  const counts: { [terrain in Terrain]: number } = { F: 0, W: 0, M: 0, V: 0, E: 0 }
  for (const terrain of TERRAINS) counts[terrain] = count(terrain)
  return counts
}

export function counted(cards: readonly Terrain[]): Counts {
  return countsOf(terrain => cards.filter(card => card === terrain).length)
}

export function inOrder(cards: readonly Terrain[]): readonly Terrain[] {
  return [...cards].sort((one, other) => TERRAINS.indexOf(one) - TERRAINS.indexOf(other))
}

/** A terrain as a line names it, in lower case. */
export function readTerrain(text: string): Terrain | null {
  return TERRAINS.find(terrain => terrain.toLowerCase() === text) ?? null
}
