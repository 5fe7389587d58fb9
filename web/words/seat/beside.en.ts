export const words = {
  since: (when: string) => `since ${when}`,
  restored: (when: string) => `Restored from the copy of ${when}: what came after it is lost.`,
  newLink: (when: string) => `new link ${when}`,
  earlier: 'Earlier',
  later: 'Later',
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
  more: 'Rules, notes, settings',
  loading: 'One moment …',
  proof: 'Sealed before the deal:',
  lost: 'Nothing got through. Try again in a moment.'
}

export type BesideWords = typeof words
