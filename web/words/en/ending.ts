export const words = {
  record: 'See the whole match',
  keepsake: 'Take it along',
  again: 'Once more, with everybody',
  againAlone: 'Once more',
  anew: 'Another set-up',
  newSeat: 'To my new seat',
  alike: 'The same deal for another crew',
  crew: 'Your matches together',
  days: (days: number) => (days === 1 ? 'one day' : `${days} days`),
  inDays: (days: number) => (days === 1 ? 'in a day' : `in ${days} days`),
  turns: 'How it turned',
  share: 'Share a picture',
  save: 'Save a picture'
}

export type EndingWords = typeof words
