import type { View } from '../../../../../engine/merchants/view.ts'
import type { Who } from '../../../../seat/game.ts'
import { events as common } from '../../../../words/en/events.ts'
import { byKind } from '../../said/by-kind.ts'
import { faceOf } from '../../said/faces.ts'
import type { EndWords, EventWords } from '../../said/events.ts'
import { card, cards, either, list, one, rocks, special, ware } from './cards.ts'
import { specialOn } from '../../board/map.ts'

const you = (seat: number, who: Who) => who(seat) ?? 'You'
const where = (space: string) => {
  const name = specialOn(space)
  return name ? special(name) : space
}

const PLURALS: { readonly [terrain: string]: string } = {
  F: 'fields',
  W: 'woods',
  M: 'mountains',
  V: 'villages',
  E: 'estates'
}
const several = (kinds: readonly string[]) =>
  list(byKind(kinds, (kind, count) => (count === 1 ? one(kind) : `${count} ${PLURALS[kind] ?? kind}`)))

const ends: EndWords = {
  GOLD: 'Eighteen gold: that wins.',
  STOPPED: 'The match was stopped here.'
}

const events: EventWords = {
  dealt: ({ first }, who) =>
    `All wagons are loaded, everybody holds six cards. ${who(first) === null ? 'You begin' : `${who(first)} begins`}.`,
  turn: ({ seat }, who) => (who(seat) === null ? 'It is your turn.' : `It is ${who(seat)}’s turn.`),
  blocked: ({ seat, space }, who) => `${you(seat, who)} placed a rock on ${space}.`,
  placed: ({ seat, terrain, space, from }, who) =>
    from
      ? `${you(seat, who)} moved ${one(terrain)} from ${from} to ${space}: none was left.`
      : `${you(seat, who)} laid ${one(terrain)} on ${space}.`,
  went: ({ seat, to, card: played }, who) => `${you(seat, who)} went to ${where(to)}, with ${one(played)}.`,
  removed: ({ seat, terrain, space, cards: given }, who) =>
    `${you(seat, who)} removed the ${card(terrain)} on ${space}, for ${several(given)}.`,
  paid: ({ seat, cards: given }, who) => `${you(seat, who)} gave ${several(given)} for a roll.`,
  rolled: ({ seat, face }, who) => `${you(seat, who)} rolled ${one(faceOf(face))}.`,
  put: ({ seat, what, space }, who) => `${you(seat, who)} put ${one(what)} on ${space}.`,
  shifted: ({ seat, what, from, to }, who) => `${you(seat, who)} moved the ${card(what)} on ${from} to ${to}.`,
  returned: ({ seat, what, space }, who) => `${you(seat, who)} took the ${card(what)} off ${space}.`,
  skipped: ({ seat }, who) => `${you(seat, who)} made no use of the die.`,
  ended: ({ seat }, who) => `${you(seat, who)} ended the turn.`,
  shuffled: ({ count }) =>
    count === 1 ? 'The one card played is the new deck.' : `The ${count} cards played were shuffled into a new deck.`,
  drew: ({ seat, count, why, cards: drawn = [] }, who) =>
    `${you(seat, who)} drew ${drawn.length > 0 ? several(drawn) : cards(count)}${DRAWN[why] ?? ''}.`,
  loaded: ({ seat, wares }, who) => `${you(seat, who)} loaded ${list(wares.map(ware))}.`,
  sold: ({ seat, ware: what, coin }, who) =>
    coin === null
      ? `${you(seat, who)} sold ${ware(what)} for a full hand.`
      : `${you(seat, who)} sold ${ware(what)} for ${coin} gold.`,
  declined: ({ seat, what }, who) =>
    what === 'sale' ? `${you(seat, who)} sold nothing.` : `${you(seat, who)} did not roll.`,
  over: ({ why }) => ends[why]
}

const DRAWN: { readonly [why: string]: string } = {
  meadow: ' on the meadow',
  warehouse: ' at the warehouse',
  sale: ' for the sale'
}

/** What may be done with a die, a sale and the roll that comes with it. */
const MAY: { readonly [verb: string]: string } = {
  put: 'lay one',
  shift: 'move one',
  return: 'take one back',
  skip: 'pass',
  'sell-coin': 'take its highest coin',
  'sell-cards': 'fill your hand to six',
  'no-sale': 'keep your ware',
  bonus: 'roll the die for nothing',
  'no-roll': 'leave it'
}

export const log = {
  ends,
  merits: {
    sold: 'Gold is what wins.',
    went: 'That is the cheapest way to good gold.',
    placed: 'That tile makes the way shorter.',
    put: 'A tile or a rock is well placed there.',
    ended: 'More cards are needed first.',
    other: 'Of all that is allowed, it looks best.'
  },
  follows: {
    blocked: 'Only a six takes it away again.',
    loaded: 'One ware of each kind is in the wagon.'
  },
  moments: {
    rolled: (who: string | null, what: string) => `${who ?? 'You'} rolled ${one(what)}.`,
    may: (verbs: readonly string[]) => `You may ${either(verbs.map(verb => MAY[verb] ?? verb))}.`,
    buys: (who: string | null, what: string) => `The castle buys ${who === null ? 'your' : `${who}’s`} ${ware(what)}.`,
    sold: (who: string | null) => `${who ?? 'You'} made a sale.`,
    begins: 'All stand at the warehouse, at the top.',
    first: 'Lay tiles towards a castle, then travel along them.',
    other: (who: string) => `It is for ${who} to decide.`
  },
  events: { ...common, ...events },
  standing: ({ players }: View, seat: number) => {
    const { gold = 0, wagon = [], hand = 0, rocks: rock = 0 } = players[seat] ?? {}
    return `${gold} gold, ${cards(hand)}, ${rocks(rock)}, ${wagon.length} of 5 wares`
  }
}
