import { clanLetterOf, seatOfGuest } from '../../../../../engine/pub/room/names.ts'
import type { View } from '../../../../../engine/pub/view.ts'
import type { Who } from '../../../../seat/game.ts'
import { events as common } from '../../../../words/en/events.ts'
import type { EndWords, EventWords } from '../../said/events.ts'
import { rowsOf } from '../../said/rows.ts'
import { at, beers, coins, Guest, guest, list } from './cards.ts'

const ends: EndWords = {
  GOAL: 'The goal is reached, and the match is won.',
  STOPPED: 'The match was stopped here.'
}

/** Why somebody is thrown out, as the end of a sentence. */
const REASONS = {
  coin: 'no coin left to pay',
  beer: 'a sixth beer',
  both: 'a sixth beer, and no coin left'
} as const

const all = (names: readonly string[], who: Who) => {
  const said = list(names.map(name => guest(name, who)))
  return said.charAt(0).toUpperCase() + said.slice(1)
}

const events: EventWords = {
  dealt: ({ first }, who) => `The pub opens. ${who(first) === null ? 'You begin' : `${who(first)} begins`}.`,
  entered: ({ char, coins: had }, who) => `${Guest(char, who)} comes in with ${coins(had)}.`,
  turn: ({ seat }, who) => (who(seat) === null ? 'It is your turn.' : `It is ${who(seat)}’s turn.`),
  rolled: ({ seat, A, B }, who) => `${who(seat) ?? 'You'} rolled ${A} and ${B}.`,
  forced: ({ seat, line }, who) =>
    `There was nothing else ${who(seat) ?? 'you'} could do, so the table played it: ${line}.`,
  shuffled: ({ seat, count }, who) => {
    const under = `under ${who(seat) === null ? 'your' : `${who(seat)}’s`} stack`
    return count === 1 ? `The card ${under} was turned face down.` : `The ${count} cards ${under} were shuffled.`
  },
  tipped: ({ char, place }, who) => `${Guest(char, who)} leaves a coin at ${at(place)}.`,
  moved: ({ char, from, to }, who) =>
    from === to ? `${Guest(char, who)} goes all the way round.` : `${Guest(char, who)} goes to ${at(to)}.`,
  took: ({ char, place }, who) => `${Guest(char, who)} picks up a coin at ${at(place)}.`,
  innkeeper: ({ seat, table }, who) => `${who(seat) ?? 'You'} sent the innkeeper to table ${table}.`,
  drank: ({ chars }, who) => `${all(chars, who)} ${chars.length === 1 ? 'drinks' : 'each drink'} a beer.`,
  paid: ({ rounds }, who) =>
    rowsOf(rounds)
      .map(([first = '', ...others]) => {
        const bought = others.map(name => guest(name, who)).join(', who buys one for ')
        return `${Guest(first, who)} buys a beer for ${bought}.`
      })
      .join(' '),
  expelled: ({ chars, why }, who) =>
    chars.map((char, one) => `${Guest(char, who)} is thrown out: ${REASONS[why[one] ?? 'coin']}.`).join(' '),
  left: ({ char, beers: had, bank }, who) => `${Guest(char, who)} goes home with ${beers(had)}: ${bank} banked in all.`,
  passed: ({ seat }, who) => `${who(seat) ?? 'You'} left the other die.`,
  over: ({ why }) => ends[why]
}

export const log = {
  ends,
  merits: {
    left: 'What is banked is banked.',
    expelled: 'It throws somebody out.',
    moved: 'That brings it nearer to the door, or to a beer.',
    innkeeper: 'A beer for the right one.',
    passed: 'Nothing else would help.',
    other: 'Of all that is allowed, it looks best.'
  },
  follows: {
    left: 'The card lies face up under its stack.',
    expelled: 'Coins and beers are lost; the card lies face up under its stack.',
    forced: 'The turn goes on from there.'
  },
  moments: {
    begins: 'The first guests are at the door: each has four coins, and the tables are empty.',
    first: 'Send your guest to a table, so that the next can come in.',
    other: (who: string) => `${who} begins.`
  },
  events: { ...common, ...events },
  standing: ({ clans, guests, goal }: View, seat: number) => {
    const { bank = 0, hidden = 0, shown = [] } = clans[seat] ?? {}
    const inside = guests.filter(({ name }) => seatOfGuest(name) === seat).length
    return `clan ${clanLetterOf(seat)}: ${bank} of ${goal} beers, ${inside} in the pub, ${hidden + shown.length} in the stack`
  }
}
