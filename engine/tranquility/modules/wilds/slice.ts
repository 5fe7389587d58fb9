/** How many Wilds a match has (ruling 2). */
export const WILDS_IN_MATCH = 2

/** `left`: how many Wilds have not been played; discarded Wilds count, as nobody sees them. */
type WildsLeft = { readonly left: number }

/** The types that Wilds add to state and view. */
export type WildsTypes = {
  readonly slice: { readonly wilds?: WildsLeft }
  readonly shown: { readonly wilds?: WildsLeft }
}
