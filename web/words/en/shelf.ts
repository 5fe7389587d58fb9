export const words = {
  title: 'Slow Boat: games by link, with people far away',
  heading: 'Games by link, with people far away',
  about: [
    'Slow Boat is for playing with people far away: a turn today, a turn tomorrow, whenever it suits you.',
    'Open a match and send each friend a link. No account, nothing to install, no hurry.'
  ],
  games: 'Games',
  players: (least: number, most: number) => (least === most ? `${least} players` : `${least} to ${most} players`),
  length: (turns: number, time: string) => `about ${turns} turns: ${time} at a turn a day`,
  boat: (name: string) => `boat ${name}`,
  seats: {
    heading: 'Your seats',
    kept: 'Kept on this device only.',
    at: (name: string, game: string) => `${name} in ${game}`,
    hosted: (names: string, game: string) => `${game} with ${names}`,
    host: 'Opened by you: its links',
    asking: 'Checking …',
    yours: 'Your turn',
    waiting: (names: string) => `Waiting for ${names}`,
    free: 'Not taken yet',
    over: 'The match is over',
    sealed: 'Taken with this link, perhaps on another device of yours.',
    reissued: 'This link has been replaced. Ask the host for the new one.',
    gone: 'This link no longer opens anything.',
    unreachable: 'Could not be checked just now.',
    forget: 'Forget',
    forgetNamed: (what: string) => `Forget ${what} on this device`
  }
}

export type ShelfWords = typeof words
