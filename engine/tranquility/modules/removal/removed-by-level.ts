/** How many islands are left out, by the names that the rulebook gives to that. */
export const REMOVED_BY_LEVEL: { readonly [level: string]: number } = {
  none: 0,
  galateia: 4,
  triton: 6,
  leucothea: 8,
  amphitrite: 10,
  poseidon: 12
}
