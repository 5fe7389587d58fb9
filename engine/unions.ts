/** The union of one property's types, over all members of a union that have the property. */
export type Pluck<Property extends string, Member> = Member extends { readonly [about in Property]: infer Word }
  ? Word
  : never

/** The intersection of all members of a union. */
export type UnionToIntersection<Words> = (Words extends unknown ? (word: Words) => void : never) extends (
  all: infer Whole
) => void
  ? Whole
  : never
