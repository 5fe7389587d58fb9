import { card, cards, list, one, rocks, short, special, ware } from './cards.ts'

/** What a turn says; sentences.ts puts its sentences together. */
export const words = {
  title: 'Castle Merchants',
  board: 'The map',
  idle: 'Tap a card, or choose what else to do.',
  idleWithoutCards: 'Choose what to do.',
  card,
  short,
  draft: 'can be taken back',
  place: (name: string, coins?: readonly number[]) =>
    coins ? `${special(name)}, ${coins.length > 0 ? `pays ${coins.join(', ')}` : 'pays no more coins'}` : special(name),
  merchant: (number: number) => `merchant ${number}`,
  left: (what: string, count: number) => `${card(what)}: ${count} in reserve`,
  deck: (count: number) => `${cards(count)} left to draw`,
  gold: (gold: number) => `${gold} of 18 gold`,
  wagon: (wares: readonly string[]) => `In the wagon: ${wares.length > 0 ? list(wares.map(ware)) : 'nothing'}`,
  holds: (hand: number, rock: number) => `${cards(hand)}, ${rocks(rock)}`,
  offers: {
    rock: 'Rock',
    remove: 'Remove',
    roll: 'Roll',
    end: 'End turn',
    put: 'Lay it',
    shift: 'Move one',
    return: 'Take one back',
    skip: 'Pass',
    'sell-coin': 'Sell for gold',
    'sell-cards': 'Sell for cards',
    'no-sale': 'Keep it',
    bonus: 'Roll',
    'no-roll': 'Do not roll'
  },
  confirm: {},
  where: (terrain: string) => `Where to lay ${one(terrain)}, or to go? Tap what is lit.`,
  asks: {
    rock: () => 'Where? Nobody stands on your rock or passes it.',
    remove: () => 'Which tile shall go? It costs two cards of any kind.',
    put: (what: string) => `Where shall ${one(what)} lie? Or choose something else.`,
    shift: () => 'Tap first where to, then what goes there.',
    return: () => 'Which one goes back to the reserve?'
  },
  which: (to: string, tile: string) =>
    tile ? `No ${card(tile)} is left: tap one on the map to move to ${to}.` : `To ${to}: now tap what goes there.`,
  lays: (what: string, to: string) => `Lay ${one(what)} on ${to}.`,
  goes: (to: string, name?: string) => `Travel to ${name ? special(name) : to}, for one card.`,
  shifts: (what: string, from: string, to: string) => `The ${card(what)} on ${from} goes to ${to}.`,
  returns: (to: string) => `What lies on ${to} goes back to the reserve.`,
  sells: (what: string, coin?: string) =>
    coin
      ? `Sell your ${ware(what)} for ${coin} gold.`
      : `Sell your ${ware(what)} for cards: your hand is filled to six.`,
  ends: (drawn: string, sells?: string) =>
    `Your turn ends: you draw ${drawn === '0' ? 'nothing' : cards(Number(drawn))}${sells ? `, and can sell your ${ware(sells)}` : ''}.`,
  does: {
    roll: 'Two cards for a roll of the die.',
    skip: 'Nothing is done with it.',
    'no-sale': 'You keep your ware.',
    bonus: 'Roll the die: after a sale it is free.',
    'no-roll': 'Your turn is over without a roll.'
  },
  choose: (missing: number) => (missing === 1 ? 'Choose 1 more card.' : `Choose ${missing} cards.`),
  paid: (picked: readonly string[]) => `You give ${list(picked.map(one))}.`
}
