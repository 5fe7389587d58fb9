export type Summit = { readonly action: { readonly verb: 'summit' } }
