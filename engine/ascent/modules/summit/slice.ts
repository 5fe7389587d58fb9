export type Summit = {
  readonly action: { readonly verb: 'summit' }
  readonly event: 'topped'
}
