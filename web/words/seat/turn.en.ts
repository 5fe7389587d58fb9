const names = (list: readonly string[]) => new Intl.ListFormat('en').format(list)

export const words = {
  confirm: 'Confirm',
  cancel: 'Cancel',
  undo: 'Take back',
  done: 'Done',
  turnOver: 'Turn over my cards',
  yourTurn: 'Your turn',
  waiting: (who: readonly string[]) => `Waiting for ${names(who)}`,
  watching: 'You are watching.',
  rest: 'Nothing to do for now. Come back whenever it suits you.',
  drafted: 'Placed, not settled yet',
  settles: [
    'It settles in a moment.',
    'It settles in half a minute.',
    'It settles in a minute.',
    'It settles in a minute and a half.'
  ],
  sending: 'Sending …',
  kept: 'You are offline. This is kept here, and sent once when the network is back.',
  broken: 'The line is down. Trying again …',
  lost: 'Nothing got through. Try again in a moment.',
  outdated: 'That suggestion came too late: the table has changed since.',
  reissued: 'This link was replaced. Ask the host for the new one.',
  hand: 'Your hand',
  you: 'you',
  over: { won: 'You have won', lost: 'Lost this time', ranked: 'It is over', stopped: 'Stopped' },
  record: 'See the whole match'
}

export type TurnWords = typeof words
