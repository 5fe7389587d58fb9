import { timeAgo } from '../ago.ts'

const names = (list: readonly string[]) => new Intl.ListFormat('en-GB').format(list)

export const words = {
  confirm: 'Confirm',
  cancel: 'Cancel',
  undo: 'Take back',
  done: 'Done',
  see: (cards: number): string => (cards > 1 ? 'See my new cards' : 'See my new card'),
  yourTurn: 'Your turn',
  waiting: (who: readonly string[]) => `Waiting for ${names(who)}`,
  rest: 'Nothing to do now. Tap to plan ahead.',
  drafted: 'Played',
  settles: 'You can take it back for up to 90 seconds.',
  sending: 'Sending …',
  slow: 'This is taking long. It may still arrive.',
  kept: 'No connection just now. This is sent when it is back.',
  onceMore: 'That was early. Tap once more, if you mean it.',
  resend: 'Try again',
  unloaded: 'Part of this page has not arrived: it does not hear of others yet. It keeps trying; or load it again.',
  broken: 'No connection just now.',
  asOf: (ms: number): string => `What you see is from ${timeAgo('en', ms)}.`,
  resting: 'Resting, to leave room for others. Tap to go on.',
  reissued: 'This link has been replaced. Ask the host for the new one.',
  hand: 'Your hand',
  you: 'you',
  winners: (who: readonly string[]) => `${names(who)} ${who.length > 1 ? 'win' : 'wins'}`,
  over: { won: 'You have won', lost: 'Lost this time', ranked: 'It is over', stopped: 'Stopped' }
}

export type TurnWords = typeof words
