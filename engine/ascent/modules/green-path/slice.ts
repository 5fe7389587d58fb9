/** The types that Green Path adds. */
export type GreenPathTypes = {
  /** The hiker's slot, the highest that the path has reached; null without a path, left out without the rule. */
  readonly shown: { readonly hiker?: string | null }
  /** The hiker comes to another slot, in row `row` of `of`. */
  readonly consequences: { readonly hikes: { readonly slot: string; readonly row: number; readonly of: number } }
}
