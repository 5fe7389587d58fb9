import { DAY, number } from '../figures.ts'
import { crew } from './crew.ts'
import { length } from './length.ts'
import { paces } from './paces.ts'

export const words = {
  crew,
  all: 'All games',
  alike: {
    title: 'The same deal for another crew',
    text: (game: string) =>
      `The cards lie exactly as they did in a match of ${game} that is over. Once yours is over too, both records show side by side how it went.`,
    fair: 'Nobody should sit here who sat there or has looked at its record: they know every card. A link cannot know who opens it, so we rely on you.',
    record: 'The record of that match, for those who only want to look',
    crew: 'Who plays this time?'
  },
  form: {
    heading: 'Open a match',
    players: 'How many play?',
    mine: 'I play too',
    mineHint: 'The first seat is yours.',
    host: 'Who invites?',
    hostHint: 'You do not play, so every invitation names you here.',
    greeting: 'A line from you',
    greetingHint: 'If you like: it stands on every invitation, such as “Oma, this is for Sundays”.',
    yourName: 'Your name',
    friendName: 'A friend’s name',
    nameOf: (seat: number) => `Name for seat ${seat}`,
    more: 'Email, language, time zone',
    moreOf: (name: string) => `for ${name}`,
    address: 'Email address',
    addressHint:
      'If you like. It gets one invitation and, once its owner has said yes to that, an email for each turn.',
    language: 'Language',
    zone: 'Time zone',
    pace: 'Pace',
    paces,
    ...length,
    paceHint: 'So that everybody knows what to expect. Nobody ever loses by being slow.',
    links: {
      legend: 'Who can open a seat?',
      open: {
        label: 'Whoever has the seat’s link.',
        hint: 'That includes you: all the links stay on your page. Each opens its seat on any device.'
      },
      sealed: {
        label: 'Only whoever sits there.',
        hint: 'Not even you: your links are invitations, and whoever takes a seat gets a link that nobody else has.'
      },
      rivals:
        'Against each other, nobody opens the seat of somebody else. If somebody stays away for long, all the others decide together what becomes of it.',
      usual: 'Unless you choose: whoever has the link; but only whoever sits there if you play against each other.'
    },
    proven: 'Begin only when everybody can be told',
    provenHint:
      'Play waits until each seat has confirmed an email address, or got a test by push or webhook. All see who is missing.',
    preset: 'Kind of match',
    own: 'A mix of your own',
    settings: 'More about the game',
    cat: (name: string | null) => `${name ?? 'The ship’s cat'} plays here`,
    catHint: 'An autopilot: it sees what its own seat may see, and no more.',
    aloneHint: 'Alone and at once: the cat has every other seat.',
    submit: 'Open the match',
    sending: 'Opening …',
    clear: 'Clear the form'
  },
  odds: {
    heading: 'How hard is it?',
    even: 'Does it help to begin?',
    grades: { easy: 'Gentle.', fair: 'Fair.', hard: 'Hard.', fierce: 'Fierce.' },
    usual: 'The usual game',
    won: (share: number) =>
      share
        ? `The ship’s cat wins ${share} of 100 matches like this.`
        : 'The ship’s cat hardly ever wins a match like this.',
    against: (first: number, drawn: number | null) =>
      `When ship’s cats play each other, the one that begins wins ${first} of 100 matches${drawn === null ? '' : `, and ${drawn || 'hardly any'} ${drawn === 1 ? 'is' : 'are'} drawn`}.`,
    asSet: (label: string, value: string) => `${label}: ${value}`,
    parts: 'Nobody has measured this mix. With only parts of it, the ship’s cat wins this many of 100 matches:',
    measured: (date: Date, matches: number, margin: number) =>
      `On ${new Intl.DateTimeFormat('en-GB', DAY).format(date)} ship’s cats played each of these games ${number('en', matches)} times with every number of players. ` +
      `In 19 cases out of 20, chance shifts a share by no more than ${number('en', margin)}. People play differently: these are nobody’s own odds.`,
    caption: 'Won by the ship’s cat, out of 100 matches',
    setup: 'Game',
    players: (count: number) => (count === 1 ? 'alone' : `${count}`),
    first: 'won by whoever begins'
  },
  wrong: {
    marked: 'Please look at the marked fields again.',
    NAME_MISSING: 'Who sits here? A name is needed.',
    HOST_MISSING: 'Who invites? A name is needed.',
    GREETING: 'One line of plain words, please: no link, no address, no telephone number.',
    NAME_LONG: 'At most 24 characters, please.',
    NAME_SIGNS: 'Names cannot contain / @ : or invisible characters.',
    ADDRESS: 'That isn’t an email address. It should look like anna@example.org.',
    ZONE: 'There is no such time zone. It should look like Europe/Paris.',
    unreachable: 'Slow Boat could not be reached. Nothing is lost: try again in a moment.'
  }
}

export type HarbourWords = typeof words
