export type Documentary = {
  /** The sequences turned up, from the left. */
  readonly shown: { readonly panoramas?: readonly { readonly sequence: string; readonly isFilmed: boolean }[] }
  readonly event: 'revealed' | 'filmed'
}
