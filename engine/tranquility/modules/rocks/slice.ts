export type Rocks = {
  /** Where the Jagged Rocks lie, counted from 0; null once they are removed. */
  readonly slice: { readonly rocks?: { readonly row: number | null } }
  readonly step: { readonly step: 'rocks' }
  readonly phase: 'rocks'
  /** Their row, by rank; null once they are gone. */
  readonly shown: { readonly rocks?: number | null }
  readonly event: 'rocks-laid' | 'rocks-moved' | 'rocks-kept' | 'rocks-gone'
}
