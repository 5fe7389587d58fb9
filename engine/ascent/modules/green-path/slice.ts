/** The types that Green Path adds. */
export type GreenPathTypes = {
  /** The slot of the hiker, the highest that the path has reached; null without a path, left out without the rule. */
  readonly shown: { readonly hiker?: string | null }
}
