import { crew } from './crew.ts'

export const words = {
  crew,
  try: 'Try it: 90 seconds, nothing to set up',
  heading: (game: string) => `${game}: try it`,
  you: 'You',
  /** Who plays along, as many as the game needs. */
  friends: ['Lou', 'Kim', 'Noa', 'Ida', 'Sam'],
  step: (step: number, of: number) => `${step} of ${of}`,
  leave: 'Leave',
  theirs: 'Lou’s move …',
  goOn: 'Go on',
  open: 'Open a match',
  unscripted: 'To try it, this page needs JavaScript.',
  harbour: 'Without it you can still open a match and play.'
}

export type LessonWords = typeof words
