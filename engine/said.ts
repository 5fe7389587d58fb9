/** What several parts of a game say about one thing, as one of many; those that say nothing are left out. */
export type Said<About extends string, Part> = Part extends { readonly [about in About]: infer Word } ? Word : never

/** All of those at once: what a function must be given that takes any of them. */
export type All<Words> = (Words extends unknown ? (word: Words) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never
