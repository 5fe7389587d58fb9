/** How many islands are left out of the deck, by the level's name (RULES.md, 8). */
export const REMOVED_ISLAND_COUNT_BY_LEVEL: { readonly [level: string]: number } = {
  none: 0,
  galateia: 4,
  triton: 6,
  leucothea: 8,
  amphitrite: 10,
  poseidon: 12
}
