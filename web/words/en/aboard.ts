export const words = {
  /** Where somebody has opened their private link. */
  page: {
    title: 'Bring my matches here',
    text: 'This is a private link: it carries the matches of its owner from device to device. There is no account, and nothing else is known of you.',
    carries: (count: number) =>
      count === 0 ? 'It carries no match yet.' : count === 1 ? 'It carries one match.' : `It carries ${count} matches.`,
    own: 'Go on only if it is yours. Whoever has it can play all that it carries, and so matches that you open on this device from now on.',
    take: (count: number) =>
      count === 1 ? 'Take the match of this device along, too' : `Take the ${count} matches of this device along, too`,
    go: 'Bring my matches here',
    there: 'This device has it already.',
    harbour: 'To the harbour',
    unkept:
      'This browser keeps nothing, as in a private window, so nothing can be brought here. From this list each match opens all the same:',
    unscripted: 'Bringing them here needs a script. Without one, they open from a list:',
    list: 'Show the list',
    listed: 'What it carries',
    seat: (game: string, name: string) => `${game}, as ${name}`,
    host: (game: string, names: string) => `${game} with ${names}: its links`
  },
  /** In the harbour, where somebody makes one. */
  panel: {
    what: 'A private link carries your matches to your phone, your tablet, your computer: those you have now, and those that come. There is no account, and nothing else is known of you.',
    already: 'If you have one already, open it on this device.',
    make: 'Make my private link',
    link: 'Your private link',
    secret: 'Open it on your other device. Whoever has it can play all your seats, so show it to nobody.',
    unused: 'Once no device has opened it for two years, it is removed. Your matches stay where they are.',
    copy: 'Copy',
    copied: 'Copied',
    code: 'QR code',
    codeOf: 'QR code of your private link',
    send: (address: string) => `Send it to ${address}`,
    sent: (address: string) => `It is on its way to ${address}.`,
    busy: 'It could not be sent just now. Try again a little later.',
    refused: 'It could not be sent to that address.',
    renew: 'New link …',
    renewing:
      'If a device was lost or somebody else has seen the link: the old one then opens nothing, and your other devices need the new one.',
    yes: 'Replace it',
    no: 'Leave it',
    renewed: 'Replaced. Open the new link on your other devices.',
    leave: 'Stop here',
    left: 'This device keeps its matches, and carries nothing along any more.',
    end: 'End it everywhere',
    ended: 'Ended. Each device keeps the matches that it has.',
    failed: 'No connection just now.'
  },
  file: {
    heading: 'As a file',
    what: 'Without mail and private link: save your matches in a file, and read it on the other device. Whoever has the file can play all your seats.',
    save: 'Save my matches',
    read: 'Read a file',
    came: (count: number) =>
      count === 0 ? 'This device knew all of it.' : count === 1 ? 'One match has come.' : `${count} matches have come.`,
    wrong: {
      size: 'This file is too large to be one of ours.',
      json: 'This is no file of Slow Boat: it cannot be read.',
      kind: 'This is no file of Slow Boat.',
      version: 'This file was written by a newer Slow Boat.',
      origin: (origin: string) => `The matches in this file are at ${origin}, not here.`,
      match: (at: number) =>
        `The match at place ${at} of this file is not as it should be, so nothing was taken from it.`
    }
  }
}

export type AboardWords = typeof words
