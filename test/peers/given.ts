/** Where the servers are that the Worker's tests send mail to, all on this machine. */
export interface Peers {
  /** Answers with all that they were given. */
  readonly kept: string
  readonly resend: string
  /** Of mail servers the ports. */
  readonly smtps: number
  readonly starttls: number
  /** With a certificate that nobody has signed. */
  readonly untrusted: { readonly smtps: number; readonly starttls: number }
  /** Without TLS, and with a promise of it that is not kept. */
  readonly clear: number
  readonly stripped: number
  readonly rude: { readonly [manner: string]: number }
}

export interface Kept {
  readonly taken: readonly Taken[]
  readonly posted: readonly Posted[]
  /** Every line that was said without TLS. */
  readonly heard: readonly string[]
}

/** What a mail server was given, byte for byte. */
export interface Taken {
  readonly from: string
  readonly to: string
  readonly raw: string
}

/** What somebody asked the provider to send. */
export interface Posted {
  readonly path: string
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined }
  readonly body: { readonly [field: string]: unknown; readonly to: readonly string[] }
}

declare module 'vitest' {
  interface ProvidedContext {
    peers: Peers
  }
}
