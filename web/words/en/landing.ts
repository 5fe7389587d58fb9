export const words = {
  harbour: 'To the harbour',
  seat: 'To my seat',
  again: 'Try again',
  who: (name: string, when: string) => `${name}, since ${when}`,
  later: (when: string) => `Try again ${when}.`,
  stops: {
    pause: {
      text: 'Nothing more about this match, until you say so here or at your seat.',
      act: 'Pause this match',
      done: 'This match is paused: you are told nothing about it.',
      undo: 'Tell me again'
    },
    daily: {
      text: 'One email a day at six in the evening, by the clock of your seat. Any other hour can be set there.',
      act: 'Once a day',
      done: 'This match writes to you once a day.',
      undo: 'Tell me at once again'
    },
    people: {
      text: 'Nothing more about this match and what follows it, by email or otherwise; and no invitation from the people of this match for two years. They are not told.',
      act: 'Stop these people',
      done: 'You get nothing about this match, and no invitation from its people.',
      undo: 'Let them write again'
    }
  },
  pages: {
    'no-such-link': {
      title: 'This link opens nothing',
      text: 'A character may have got lost in copying. Ask whoever sent it to send it again.'
    },
    reissued: {
      title: 'This link has been replaced',
      text: 'There is a new one in its place, and this one no longer opens anything. Ask the host for the new one.'
    },
    'loan-over': {
      title: 'Thank you for playing',
      text: 'The time for which this seat was lent to you is over, and whoever lent it plays again. Should you play on, ask them for a new link.'
    },
    'seat-reissued': {
      title: 'This link has been replaced',
      text: 'There is a new one in its place, and this one no longer opens anything. Ask the host for the new one, or have it emailed to the address that the seat has confirmed:',
      act: 'Send me my link'
    },
    sealed: {
      title: 'This seat is taken',
      text: 'It is played with a link that nobody else has: this one was its invitation, and shows nothing more. If that is you, open your seat where you took it. Under “Notes, settings” there is a code for your other device. Or have your link emailed to you:',
      act: 'Send me my link'
    },
    'host-reissued': {
      title: 'The host’s link has been replaced',
      text: 'There is a newer one in its place. If you have confirmed an address as the host, or at your seat, it can be emailed to you:',
      act: 'Send me my link'
    },
    'link-sent': {
      title: 'Check your email',
      text: 'If an address has been confirmed for it, the link is on its way there: at most once an hour, and three times a day.'
    },
    'seat-left': {
      title: 'You have left this seat',
      text: 'It stays as it is, and waits for somebody else. No more mail about it comes to you. Should you want to play on, ask the host for its new link.'
    },
    'record-closed': {
      title: 'This record is closed',
      text: 'It is for those who played and watched: their own links still show it.'
    },
    deleting: {
      title: 'This match is being deleted',
      text: 'Its host wanted it so. Nothing of it is shown any more; cards, log, notes and links are gone for good as soon as every copy has confirmed it. There is nothing to do.'
    },
    deleted: {
      title: 'Its host has deleted this match',
      text: 'Cards, log, notes and links are gone for good. Everything else begins at the harbour.'
    },
    'deleted-untaken': {
      title: 'This match was deleted',
      text: 'For two months nobody took a seat in it. To play, open a new one: everything begins at the harbour.'
    },
    'stop-forgotten': {
      title: 'This link is too old to stop anything',
      text: 'The match that it came with was deleted, and nothing was sent to its address for two years, so nobody here knows which address that was. Every email from us has a link at its foot that stops them all.'
    },
    'not-found': {
      title: 'There is nothing at this address',
      text: 'If a friend sent you here, ask for the link once more. Everything else begins at the harbour.'
    },
    'not-over': {
      title: 'This match is still being played',
      text: 'Its record opens when the match is over, with every card face up. Until then, your own link shows how it stands.'
    },
    'match-gone': {
      title: 'There is no such match',
      text: 'Its address may have been cut short. Opening a new one takes a minute.'
    },
    'too-many': {
      title: 'A little slower, please',
      text: 'Too many requests came from your connection. Nothing is lost.'
    },
    'no-more-today': {
      title: 'Enough new matches for today',
      text: 'So many were opened today that no new one can be until tomorrow. Those that have begun go on as ever.'
    },
    broken: {
      title: 'Something went wrong on our side',
      text: 'What you had confirmed is kept. Wait a moment, then try again.'
    },
    'boat-replaced': {
      title: 'This private link was replaced',
      text: 'There is a new one in its place, on the device of yours that replaced it. Matches that this device knows are still at the harbour.'
    },
    'boat-gone': {
      title: 'This private link carries nothing any more',
      text: 'It was ended on one of your devices. Matches that this device knows are still at the harbour.'
    },
    'boat-unreachable': {
      title: 'It cannot be reached just now',
      text: 'Nothing is lost: your matches are still on your devices, and this private link will open again.'
    },
    unsubscribe: {
      title: 'No more mail?',
      text: 'Slow Boat will then never write to this address again. Seats stay as they are, and their links still open them.',
      act: 'Stop all mail to this address'
    },
    unsubscribed: {
      title: 'No more mail',
      text: 'Slow Boat does not write to this address any more. Seats stay as they are, and their links still open them. Should you change your mind, the link at the foot of any email from us leads back here.',
      act: 'Write to me again'
    },
    resubscribed: {
      title: 'You get mail again',
      text: 'Slow Boat may write to this address again: where you have said yes at a seat, an email tells you when it is your turn.'
    },
    'address-left': {
      title: 'Nothing to confirm here',
      text: 'Nobody uses this address in this match any more. If it is yours, enter it once more in the settings of your seat, or on the host’s page.'
    },
    'confirm-address': {
      title: 'Confirm your address',
      text: 'Shall we write to this address when it is your turn? Nothing is sent there before you say yes.',
      act: 'Yes, write to me here'
    },
    confirmed: {
      title: 'We will write to you',
      text: 'From now on an email tells you when it is your turn. Each one says how to stop them.',
      offer: 'Should you not have your seat at hand, its link can come to this address:',
      act: 'Send me my link'
    },
    'confirm-host': {
      title: 'Keep this address for the host’s link?',
      text: 'If you ever lose the link to the page of a match that you opened, it can come to this address. Nothing is sent there before you say yes.',
      act: 'Yes, keep this address'
    },
    'host-confirmed': {
      title: 'This address is kept',
      text: 'Should the link to the host’s page be lost, it comes here: ask where an old link leads, or where the match is watched. Nothing else is sent to you for it.',
      offer: 'It can come at once, too:',
      act: 'Send me my link'
    }
  },
  cover: {
    free: (game: string) => `A seat in ${game} is kept for you`,
    title: (game: string) => `A seat in a match of ${game}`,
    text: 'This seat is kept for whoever holds this link. What it sees is shown only to people.',
    show: 'Show my seat'
  }
}

export type LandingWords = typeof words
export type LandingKind = keyof LandingWords['pages']
