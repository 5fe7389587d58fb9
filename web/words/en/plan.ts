/** What is said of plans. */
export const words = {
  composing: 'Plan:',
  arm: (there: number): string => (there > 0 ? 'Add to my plan' : 'Plan this'),
  change: 'Change',
  close: 'Close',
  likely: (played: number, of: number) => `In ${played} of ${of} next turns that we imagined it would be played.`,
  yours: 'Your plan',
  up: (written: string) => `Try ${written} earlier`,
  drop: (written: string) => `Take ${written} out of the plan`,
  keeps:
    'When it is your turn, the first of these that is possible at no more is played 90 seconds later, if you have not played yourself. If none is, we tell you why. Asked for something else, you are told too, and the plan stays.',
  armed: ([first = '', ...others]: readonly string[]) =>
    [`Your plan: ${first}.`, ...others.map(other => `Otherwise ${other}.`)].join(' '),
  less: (says: string) => `${says} or less`,
  dropped: (whys: readonly string[]) => `Your plan was not played. ${whys.join(' ')}`,
  why: (written: string, reason: string) => `${written}: ${reason}`
}

export type PlanWords = typeof words
