export type SummitTypes = {
  readonly action: { readonly verb: 'summit' }
  readonly events: { readonly topped: { readonly seat: number } }
}
