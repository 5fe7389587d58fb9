export const words = {
  outdated: 'That suggestion came too late: the table has changed since.',
  since: (when: string) => `since ${when}`,
  restored: (when: string) => `Restored from the copy of ${when}: what came after it is lost.`,
  newLink: (when: string) => `new link ${when}`,
  earlier: 'Earlier',
  later: 'Later',
  watching: 'You are watching.',
  quiet: 'Nothing new since you were here.',
  you: 'you',
  players: 'Players',
  here: (when: string) => `last here ${when}`,
  never: 'not here yet',
  free: 'seat not taken yet',
  unreached: (when: string) => `not reached since ${when}`,
  log: 'What happened',
  older: 'Earlier still',
  say: 'Say something',
  send: 'Send',
  rules: 'Rules of this match',
  more: 'Notes, settings, a link to share',
  loading: 'One moment …',
  proof: 'Sealed before the deal:',
  lost: 'Nothing got through. Try again in a moment.'
}

export type SeatLogWords = typeof words
