export const words = {
  outdated: 'That suggestion came too late: the table has changed since.',
  since: (when: string) => `since ${when}`,
  restored: (when: string) => `Restored from the copy of ${when}: what came after it is lost.`,
  handover: {
    asked:
      'Your host asks for a new link to this seat, so that somebody else can play on. Yours would then open it no more. If you do not come here for seven days, it may be given away without you.',
    agreed: 'You have agreed that somebody else may have this seat. It is yours until your host gives it a new link.',
    agree: 'I agree',
    refuse: 'I stay'
  },
  newLink: (when: string) => `new link ${when}`,
  earlier: 'Earlier',
  later: 'Later',
  past: {
    asked: 'Fetching the table as it was …',
    missed: 'The table as it was then did not get through: you see it as it is.'
  },
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
