export type GreenPathTypes = {
  /** The highest slot that the path has reached. */
  readonly shown: { readonly hiker?: string | null }
}
