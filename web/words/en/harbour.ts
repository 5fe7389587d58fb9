import type { Pace } from '../../../schema/wire/opening.ts'
import { DAY, number } from '../figures.ts'

const paces: Record<Pace, string> = {
  none: 'No pace at all',
  hours: 'A few turns a day',
  day: 'About a turn a day',
  days: 'A turn every few days',
  week: 'About a turn a week'
}

export const words = {
  title: 'Slow Boat: games by link, with people far away',
  heading: 'Games by link, with people far away',
  about: [
    'Slow Boat is for playing with people far away: a turn today, a turn tomorrow, whenever it suits you.',
    'Open a match and send each friend a link. No account, nothing to install, no hurry.'
  ],
  games: 'Games',
  seats: {
    heading: 'Your seats',
    kept: 'Kept on this device only.',
    at: (name: string, game: string) => `${name} in ${game}`,
    hosted: (names: string, game: string) => `${game} with ${names}`,
    host: 'Opened by you: its links',
    asking: 'Looking …',
    yours: 'Your turn',
    waiting: (names: string) => `Waiting for ${names}`,
    free: 'Not taken yet',
    over: 'The match is over',
    sealed: 'Taken with this link, perhaps on another device of yours.',
    reissued: 'This link was replaced. Ask the host for the new one.',
    gone: 'This link opens nothing any more.',
    unreachable: 'Could not be asked just now.',
    forget: 'Forget',
    forgetNamed: (what: string) => `Forget ${what} on this device`
  },
  form: {
    heading: 'Open a match',
    players: 'How many play?',
    mine: 'I play too',
    mineHint: 'The first seat is yours.',
    yourName: 'Your name',
    friendName: 'A friend’s name',
    nameOf: (seat: number) => `Name for seat ${seat}`,
    more: 'Mail, language, time zone',
    moreOf: (name: string) => `for ${name}`,
    address: 'Mail address',
    addressHint: 'If you like. It gets one invitation and, once its owner has said yes there, word of each turn.',
    language: 'Language',
    zone: 'Time zone',
    pace: 'Pace',
    paces,
    paceHint: 'So everybody knows what to expect. Nobody ever loses by being slow.',
    links: {
      legend: 'Who can see a hand?',
      open: {
        label: 'Whoever has the seat’s link.',
        hint: 'You too: all links stay on your page. Each opens its seat on every device.'
      },
      sealed: {
        label: 'Only who sits there.',
        hint: 'You neither: your links invite, and whoever takes a seat gets a link that nobody else has.'
      },
      usual: 'Unless you choose: only who sits there, where you play against each other.'
    },
    preset: 'Kind of match',
    own: 'A mixture of your own',
    settings: 'More about the game',
    submit: 'Open the match',
    sending: 'Opening …',
    clear: 'Empty the form'
  },
  odds: {
    heading: 'How hard is it?',
    grades: { easy: 'Gentle.', fair: 'Fair.', hard: 'Hard.', fierce: 'Fierce.' },
    usual: 'The usual game',
    won: (share: number) =>
      share ? `Autopilots win ${share} of 100 matches like this.` : 'Autopilots hardly ever win a match like this.',
    against: (first: number, drawn: number) =>
      `Between autopilots, whoever begins wins ${first} of 100 matches, and ${drawn || 'hardly any'} are drawn.`,
    asSet: (label: string, value: string) => `${label}: ${value}`,
    parts: 'Nobody has measured this mixture. With less of it, autopilots win so many of 100 matches:',
    measured: (date: Date, matches: number, margin: number) =>
      `On ${new Intl.DateTimeFormat('en', DAY).format(date)} autopilots played each of these games ${number('en', matches)} times with every number of players. ` +
      `In 19 of 20 cases chance moves a share by no more than ${number('en', margin)}. People play otherwise: these are nobody’s own odds.`,
    caption: 'Won by autopilots, of 100 matches',
    setup: 'Game',
    players: (count: number) => (count === 1 ? 'alone' : `${count}`),
    first: 'won by whoever begins'
  },
  wrong: {
    marked: 'Please look at the marked fields again.',
    NAME_MISSING: 'Who sits here? A name is needed.',
    NAME_LONG: 'At most 24 characters, please.',
    NAME_SIGNS: 'A name goes without / @ : and invisible signs.',
    ADDRESS: 'This is no mail address: it looks like anna@example.org.',
    ZONE: 'There is no such time zone: they look like Europe/Paris.',
    unreachable: 'Slow Boat could not be reached. Nothing is lost: try again in a moment.'
  }
}

export type HarbourWords = typeof words
