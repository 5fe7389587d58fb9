/** The manifest that web/build.ts writes, by the names of entries. */
export interface Assets {
  /** Scripts and pictures, which a page asks for: where they lie. */
  readonly files: { readonly [entry: string]: string }
  /** What a page looks like, which stands in the page itself: nothing is to be seen without it. */
  readonly styles: { readonly [entry: string]: Style }
}

export interface Style {
  readonly text: string
  /** By this the security policy knows it. */
  readonly hash: string
}
