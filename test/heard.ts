/** What came from the Worker for some other host. */
export interface Heard {
  readonly url: string
  readonly method: string
  readonly headers: { readonly [name: string]: string }
  /** In base64. */
  readonly body: string
}

/** What a host answers once. */
export interface Reply {
  readonly url: string
  readonly status: number
  readonly headers?: { readonly [name: string]: string }
  readonly body?: string
  /** Says nothing at all, or not to the end. */
  readonly stops?: 'before' | 'within'
}
