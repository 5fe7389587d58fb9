// Where it fits, each is told once on a device, whatever is played.
export const words = {
  gotIt: 'Got it',
  common: {
    draft: 'Only you know of this yet. It counts once you go on with the button below, or by itself after a while.',
    away: 'You may close this page: its link brings you back. Further down you can ask for an email when it is your turn.'
  }
}

export type HintsWords = typeof words
