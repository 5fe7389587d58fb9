/** The types of placing a Summit. */
export type SummitTypes = {
  readonly action: { readonly verb: 'summit' }
  readonly events: { readonly topped: { readonly seat: number } }
}
