export type Bridges = {
  readonly action: { readonly verb: 'bridge'; readonly slot: string }
  readonly event: 'bridged'
}
