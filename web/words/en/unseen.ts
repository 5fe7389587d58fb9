/** What is said of all that is hidden. */
export const words = {
  title: 'Still hidden',
  hint: 'Counted from what you see now. What you saw once and see no more counts as hidden.',
  nextHint: 'Next: how likely the next card that comes to you is one of them, by what you see now.',
  kind: 'Cards',
  left: 'Hidden',
  next: 'Next',
  leftOf: (left: number, of: number, isMost: boolean) => `${isMost ? 'at most ' : ''}${left} of ${of}`,
  line: (name: string, left: string) => `${name}: ${left}`,
  nothing: 'Nothing is hidden that could be counted.'
}

export type UnseenWords = typeof words
