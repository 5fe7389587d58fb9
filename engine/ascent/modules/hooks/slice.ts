/** The types that Grappling hooks add. */
export type HooksTypes = {
  readonly action: { readonly verb: 'hook' }
  /** The number of Grappling hooks left. */
  readonly slice: { readonly hooks?: number }
  readonly shown: { readonly hooks?: number }
  /** The whole hand of `count` cards goes back into the deck, and `left` hooks are left. */
  readonly consequences: { readonly returnsHand: { readonly count: number; readonly left: number } }
  readonly events: { readonly hooked: { readonly seat: number; readonly left: number } }
}
