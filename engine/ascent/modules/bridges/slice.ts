/** The types that Bridges add. */
export type BridgesTypes = {
  readonly action: { readonly verb: 'bridge'; readonly slot: string }
  readonly events: { readonly bridged: { readonly seat: number; readonly slot: string } }
}
