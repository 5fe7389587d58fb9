/** What is said once a device has looked up what it keeps of a match. */
export const words = {
  otherPromise: 'This device was shown another promise for this match before. The cards may have been exchanged.'
}

export type RememberedWords = typeof words
