/** The types that Alpine Documentary adds. */
export type DocumentaryTypes = {
  /** The sequences turned up, from the left. */
  readonly shown: { readonly panoramas?: readonly { readonly sequence: string; readonly isFilmed: boolean }[] }
  /** A sequence is filmed, the `count`th of `of`. */
  readonly consequences: {
    readonly films: { readonly sequence: string; readonly count: number; readonly of: number }
  }
  readonly events: {
    readonly revealed: { readonly sequences: readonly string[] }
    readonly filmed: { readonly sequence: string }
  }
}
