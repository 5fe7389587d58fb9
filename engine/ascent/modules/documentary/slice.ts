/** A Panorama: three values from left to right, and whether it is face down, face up, or filmed (RULES.md, 6.2). */
export type PanoramaCard = {
  readonly sequence: readonly number[]
  readonly side: 'hidden' | 'revealed' | 'filmed'
}

/** The types that Alpine Documentary adds. */
export type DocumentaryTypes = {
  /** All ten Panoramas, from the left; in a match without the rule all are hidden (RULES.md, 3.1). */
  readonly slice: { readonly panoramas: readonly PanoramaCard[] }
  /** The revealed sequences, from the left. */
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
