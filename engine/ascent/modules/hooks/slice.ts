/** The types that Grappling hooks add. */
export type HooksTypes = {
  readonly action: { readonly verb: 'hook' }
  /** The number of Grappling hooks left. */
  readonly slice: { readonly hooks?: number }
  readonly shown: { readonly hooks?: number }
  /** The whole hand goes back into the deck, and so many hooks are left then. */
  readonly consequences: { readonly returnsHand: { readonly count: number; readonly left: number } }
  readonly events: { readonly hooked: { readonly seat: number; readonly left: number } }
}
