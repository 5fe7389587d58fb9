import { words as marks } from './marks.ts'

/** What may be done with the table while one waits. */
export const words = {
  ...marks,
  tryOut: 'Try cards out',
  tryOutHint: 'Lay your cards on the board, just to see. Nothing is sent.',
  look: 'Look back',
  lookHint: 'Every moment of the match, from the deal on.',
  mark: 'Mark places',
  markHint: 'Only you see your marks, on all your devices.',
  trying: 'Only you see this.',
  empty: 'Tap a card, then a place. Nothing is sent.',
  laid: 'Nothing is sent. Tap a laid card to take it up again.',
  lay: (card: string, place: string) => (card ? `Try ${card} on ${place}` : `Try a card on ${place}`),
  plan: 'Plan this',
  play: 'Do this',
  again: 'Start over',
  back: 'Back to the game',
  now: 'Back to now',
  marking: 'Only you see this.',
  tapPlace: 'Choose a sign, then tap places. Tap again to take it away.',
  unsaved: 'Not saved yet: no connection just now.',
  none: 'No marks',
  done: 'Done'
}

export type WaitingWords = typeof words
