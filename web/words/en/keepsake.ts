export const words = {
  played: (boat: string) => `Played on Slow Boat, boat ${boat}.`,
  text: 'Before the first card was seen, every seat was shown a promise: a fingerprint of the seed that all chance comes from. The seed is in this file now, and so are the rules: it can play the whole match again, with no network.',
  check: 'Check it',
  unscripted: 'The check needs JavaScript, and so does going through the moves.',
  alone:
    'This file alone cannot tell whether the promise was made before the deal: compare it with the one in your emails, or on the device you played on. And whoever can change a file can change its check. If in doubt, check the match where it was played.'
}

/** What comes of checking it in the file itself. */
export const found = {
  holds: 'Proven: everything agrees.',
  fails: 'Not proven: something does not agree.',
  broken: 'Not proven: the record in this file can no longer be read.'
}

export type KeepsakeWords = typeof words
export type FoundWords = typeof found
