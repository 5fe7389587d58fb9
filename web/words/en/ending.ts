export const words = {
  record: 'See the whole match',
  keepsake: 'Take it along',
  days: (days: number) => (days === 1 ? 'one day' : `${days} days`),
  turns: 'How it turned',
  share: 'Share a picture',
  save: 'Save a picture'
}

export type EndingWords = typeof words
