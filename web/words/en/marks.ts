/** What the signs are called that a seat may put on places. */
export const words = {
  signs: { star: 'star', query: 'question mark', heed: 'exclamation mark', cross: 'cross' }
}

export type MarksWords = typeof words
