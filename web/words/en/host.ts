export const words = {
  title: (game: string) => `Links for ${game}`,
  opened: 'Your match is open',
  openedText: 'Send each friend their own link. Whoever holds a link holds the seat, so send it to nobody else.',
  sealedText: 'Send each friend their own link. It invites: whoever follows it first can take the seat.',
  seen: {
    open: 'Whoever has a seat’s link sees its hand once somebody sits there: you too, since all links stand here.',
    sealed:
      'Whoever takes a seat gets a link that nobody else has: its hand is shown to nobody else, not to you either.'
  },
  running: 'Your match',
  over: 'The match is over',
  record: 'See how it went',
  toYourSeat: (name: string) => `To your seat, ${name}`,
  seats: 'The seats',
  taken: 'At the table',
  takenSince: (day: string) => `At the table since ${day}`,
  free: 'Not here yet',
  yours: 'Your own seat',
  unreached: (when: string) => `No mail has reached this seat since ${when}`,
  sealedLink: (name: string) => `Only ${name} has the link to this seat.`,
  invited: {
    waiting: 'An invitation is about to go to its mail address.',
    sent: 'An invitation was sent to its mail address.',
    outdated: 'Its invitation was sent with the old link. Hand this one over yourself.',
    shared: (seat: number, name: string) =>
      `Its mail address is the same as that of seat ${seat} (${name}), and gets one invitation only. Hand this link over yourself.`,
    stopped: 'Its mail address has asked us for no mail, so it gets no invitation. Hand this link over yourself.',
    refused:
      'Its mail address has had as many mails as one may get from us, so for now it gets no invitation. Hand this link over yourself.',
    failed: 'No invitation got through to its mail address. Hand this link over yourself.'
  },
  linkOf: (name: string) => `Link for ${name}`,
  open: 'Open',
  copy: 'Copy',
  copied: 'Copied',
  share: 'Share',
  code: 'QR code',
  codeOf: (name: string) => `QR code of the link for ${name}`,
  invitation: (name: string) => `${name}, here is your seat. Play whenever it suits you:`,
  renew: 'New link …',
  renewOf: (name: string) => `New link for ${name} …`,
  handover: {
    asked: (name: string) => `${name} is asked, here and by mail where there is an address.`,
    waiting: (name: string, day: string) =>
      `${name} has been asked for this seat. Without an answer or a visit, it can have a new link from ${day}.`,
    agreed: (name: string) => `${name} agrees: this seat can have a new link.`,
    refused: (name: string) => `${name} would like to keep this seat.`
  },
  watcher: {
    name: 'somebody who watches',
    heading: 'To watch',
    text: 'This link shows the board and no hand. Send it to whoever likes to look on.'
  },
  host: {
    name: 'you as host',
    heading: 'For you alone',
    text: 'This link leads back to this page, with every link on it. Keep it, and give it to nobody.'
  },
  dialog: {
    heading: (name: string) => `A new link for ${name}?`,
    text: 'The old link stops at once, on every device. The cards stay with the seat; its mail address and an action not yet settled do not. Everybody at the table sees that its link was replaced.',
    invitation: 'The old invitation stops at once, on every device. Everybody at the table sees that it was replaced.',
    asks: 'This seat is taken, and nobody else has its link: so its holder is asked first. It can be replaced when they agree, or when they have not come for seven days.',
    vacates:
      'The old link stops at once, on every device. The new one invites somebody else: they get the cards, but neither the private notes, the mail address nor an action not yet settled. Everybody at the table sees that the link was replaced.',
    watcher: 'The old link stops at once, for everybody who watches. All seats are shown the new one.',
    host: 'The old link stops at once, on every device. This page goes on at its new address: keep it, since nobody can give it to you again.',
    ask: 'Ask for the seat',
    yes: 'Replace the link',
    no: 'Leave it'
  },
  renewed: (name: string) => `This is the new link for ${name}. The old one opens nothing any more.`,
  failed: 'That did not work. Nothing has changed: try again in a moment.'
}

export type HostWords = typeof words
