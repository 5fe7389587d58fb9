export const words = {
  title: (game: string) => `Links for ${game}`,
  opened: 'Your match is open',
  openedText: 'Send each friend their own link. Whoever holds a link holds the seat, so send it to nobody else.',
  running: 'Your match',
  over: 'The match is over',
  record: 'See how it went',
  toYourSeat: (name: string) => `To your seat, ${name}`,
  seats: 'The seats',
  taken: 'At the table',
  free: 'Not here yet',
  yours: 'Your own seat',
  unreached: (when: string) => `No mail has reached this seat since ${when}`,
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
    yes: 'Replace the link',
    no: 'Leave it'
  },
  renewed: (name: string) => `This is the new link for ${name}. The old one opens nothing any more.`,
  failed: 'That did not work. Nothing has changed: try again in a moment.'
}

export type HostWords = typeof words
