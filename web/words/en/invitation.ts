import { length } from './length.ts'
import { paces } from './paces.ts'

const names = (list: readonly string[]) => new Intl.ListFormat('en-GB').format(list)

export const words = {
  take: {
    heading: (game: string) => `A seat in ${game} is kept for you`,
    invites: (host: string, game: string) => `${host} invites you to ${game}`,
    quoted: (text: string) => `“${text}”`,
    /** Those who sit there beside whoever invites and whoever is invited. */
    others: (who: readonly string[]) => `${names(who)} ${who.length > 1 ? 'play' : 'plays'} too.`,
    everybody: (who: readonly string[]) => `With ${names(who)}.`,
    proven: 'Play begins once everybody has confirmed how they can be told when it is their turn.',
    slowly: 'You play when it suits you: no account, nothing to install or to pay, and nobody loses by being slow.',
    ...length,
    pace: paces,
    dealtBefore:
      'The cards are those of a match that is over. If you sat there or have seen its record, you know them all: leave this seat to somebody else.',
    name: 'Your name',
    as: (name: string) => `You play as ${name}.`,
    fixed: 'Names are fixed here: not even a name may give anything away.',
    address: 'Email address',
    hint: 'If you like: an email then tells you when it is your turn.',
    sealed:
      'Once it is yours, you get a link of your own: nobody else sees what you see or plays for you, and this one no longer opens anything.',
    rivals: {
      sealed:
        'You play against each other: nobody opens your seat but you. If you stay away for long, all the others decide together whether somebody new, or an autopilot, plays on for you or the match ends.',
      open: 'You play against each other. Whoever has the link to your seat can look at your hand: so can whoever opened the match.'
    },
    submit: 'Take this seat',
    rules: 'The rules'
  },
  home: 'My matches',
  settings: 'When I am told',
  plain: (example: string | null) =>
    `A number from the list, or a line (several separated by “;”)${example === null ? '' : `; what you give for it comes after it: ${example}`}`,
  plan: 'To plan: “plan”, then lines separated by “;”, each with what you would give for it, if it costs anything'
}

export type InvitationWords = typeof words
