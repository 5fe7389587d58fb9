export const words = {
  with: (names: string) => `Next: with ${names}`,
  alone: 'Next: your other match'
}

export type OnwardWords = typeof words
