/** The union of one property's types, over all members of a union that have the property. */
export type Pluck<About extends string, Part> = Part extends { readonly [about in About]: infer Word } ? Word : never

/** The intersection of all members of a union. */
export type UnionToIntersection<Words> = (Words extends unknown ? (word: Words) => void : never) extends (
  all: infer Whole
) => void
  ? Whole
  : never
