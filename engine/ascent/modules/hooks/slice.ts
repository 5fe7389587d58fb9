export type Hooks = {
  readonly action: { readonly verb: 'hook' }
  /** The Grappling hooks left. */
  readonly slice: { readonly hooks?: number }
  readonly shown: { readonly hooks?: number }
  readonly event: 'hooked'
}
