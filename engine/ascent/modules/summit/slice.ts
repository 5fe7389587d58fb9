export type Summit = {
  readonly action: { readonly verb: 'summit' }
  readonly events: { readonly topped: { readonly seat: number } }
}
