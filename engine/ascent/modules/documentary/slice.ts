/** The types that Alpine Documentary adds. */
export type DocumentaryTypes = {
  /** The sequences turned up, from the left. */
  readonly shown: { readonly panoramas?: readonly { readonly sequence: string; readonly isFilmed: boolean }[] }
  readonly events: {
    readonly revealed: { readonly sequences: readonly string[] }
    readonly filmed: { readonly sequence: string }
  }
}
