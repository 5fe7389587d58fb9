export const words = {
  title: 'Slow Boat: games by link, with people far away',
  heading: 'Games by link, with people far away',
  about: [
    'Slow Boat is for playing with people far away: a turn today, a turn tomorrow, whenever it suits you.',
    'Open a match and send each friend a link. No account, nothing to install, no hurry.'
  ],
  games: 'Games',
  players: (least: number, most: number) => (least === most ? `${least} players` : `${least} to ${most} players`),
  length: (turns: string, time: string) => `about ${turns} turns: ${time} at a turn a day`,
  boat: (name: string) => `boat ${name}`,
  seats: {
    devices: 'On my other devices',
    heading: 'Your matches',
    count: (count: number) => (count === 1 ? 'One waits for you' : `${count} wait for you`),
    none: 'Nothing is under way just now.',
    unkept:
      'This browser keeps nothing here, as in a private window: your matches are not listed. Keep the link of each seat yourself.',
    unscripted:
      'Your own matches are listed here by a script. Without one, keep the link of each seat: it is all you need.',
    with: (game: string, names: string) => `${game} with ${names}`,
    as: (name: string) => `as ${name}`,
    host: 'opened by you: its links',
    since: (when: string) => `since ${when}`,
    asking: 'Checking …',
    yours: 'Your turn',
    drafted: 'Played. For a moment you can still take it back.',
    waiting: (names: string) => `Waiting for ${names}`,
    free: 'Kept for you, not taken yet',
    over: { won: 'Won', lost: 'Lost', ranked: 'Over', stopped: 'Stopped' },
    sealed: 'Taken with this link, perhaps on another device of yours.',
    reissued: 'This link has been replaced. Ask the host for the new one.',
    gone: 'This link no longer opens anything.',
    unreachable: 'Could not be checked just now.',
    finished: (count: number) => `Finished (${count})`,
    lost: (count: number) => `Links that open nothing any more (${count})`,
    more: (what: string) => `Link of ${what}`,
    link: 'Your link. Without it nobody comes back: keep it before you forget it here.',
    copy: 'Copy',
    copied: 'Copied',
    forget: 'Forget here',
    forgetNamed: (what: string) => `Forget here: ${what}`,
    forgotten: (what: string) => `Forgotten here: ${what}`,
    undo: 'Undo'
  }
}

export type ShelfWords = typeof words
