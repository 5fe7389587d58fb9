/** What a sentence looks like, in each language. */
export const SENTENCE = /^[\p{Lu}\d„“«…].*[.?!]$/su
