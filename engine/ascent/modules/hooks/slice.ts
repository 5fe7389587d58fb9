/** The types that Grappling hooks add. */
export type HooksTypes = {
  readonly action: { readonly verb: 'hook' }
  /** The number of Grappling hooks left. */
  readonly slice: { readonly hooks?: number }
  readonly shown: { readonly hooks?: number }
  readonly events: { readonly hooked: { readonly seat: number; readonly left: number } }
}
