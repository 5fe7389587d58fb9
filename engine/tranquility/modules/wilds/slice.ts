/** How many Wilds a match has (ruling 2). */
export const WILDS = 2

/** How many Wilds nobody has seen played. */
type WildsLeft = { readonly left: number }

/** The types that the rule adds to state and view. */
export type WildsTypes = {
  readonly slice: { readonly wilds?: WildsLeft }
  readonly shown: { readonly wilds?: WildsLeft }
}
