import { card, cards, list, one, rocks, special, ware } from './cards.ts'

/** What a turn says; sentences.ts puts its sentences together. */
export const words = {
  title: 'Castle Merchants',
  board: 'The map',
  idle: 'Tap a card to lay it as a tile or to travel, or choose what else to do.',
  card,
  /** What stands on a special space; short. */
  short: {
    cheese: 'Ch',
    wine: 'Wi',
    cloth: 'Cl',
    weapons: 'We',
    gems: 'Ge',
    warehouse: 'Wh',
    meadow: 'Me'
  },
  draft: 'can be taken back',
  place: (name: string, coins?: readonly number[]) =>
    coins ? `${special(name)}, ${coins.length > 0 ? `pays ${coins.join(', ')}` : 'pays no more coins'}` : special(name),
  merchant: (number: number, own: boolean) => (own ? 'your merchant' : `merchant ${number}`),
  reserve: 'Tiles in reserve',
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
  where: (terrain: string) =>
    `${card(terrain)[0]?.toUpperCase()}${card(terrain).slice(1)}: tap an empty space to lay it, or where to go.`,
  asks: {
    rock: 'Where shall your rock lie? Nobody stands on it or passes it.',
    remove: 'Which tile shall go? It costs two cards of any kind.',
    put: (what: string) =>
      `Where does ${what === 'ROCK' ? 'the rock' : `the ${card(what)}`} go? Tap a space, or choose something else.`,
    shift: (what: string) => `Where to? First tap the space, then the ${card(what)} that goes there.`,
    return: (what: string) => `Which ${card(what)} goes back to the reserve?`
  },
  which: (what: string, to: string) => `To ${to}: now tap the ${card(what)} that goes there.`,
  lays: (terrain: string, to: string) => `Lay ${one(terrain)} on ${to}, for this card.`,
  moved: (terrain: string, from: string, to: string) =>
    `No ${card(terrain)} is left: the one on ${from} goes to ${to}.`,
  goes: (terrain: string, to: string) =>
    `Travel to ${to}, for this one card: all joined tiles of ${card(terrain)} count as one way.`,
  enters: (name: string, terrain: string) => `Into ${special(name)}: any card will do, here ${one(terrain)}.`,
  puts: (what: string, to: string) => `${what === 'ROCK' ? 'A rock' : one(what)} goes on ${to}.`,
  shifts: (what: string, from: string, to: string) => `The ${card(what)} on ${from} goes to ${to}.`,
  returns: (what: string, to: string) => `The ${card(what)} on ${to} goes back to the reserve.`,
  blocks: (to: string) => `A rock of yours on ${to}: nobody stands there or passes.`,
  removes: (to: string) => `The tile on ${to} goes back to the reserve.`,
  sells: (what: string, coin?: string) =>
    coin ? `Sell your ${ware(what)} for ${coin} gold.` : `Sell your ${ware(what)} and fill your hand to six cards.`,
  does: {
    roll: 'Two cards for a roll of the die: a terrain, or a rock.',
    end: 'You draw as many cards as you played, up to three, or one if you played none. This is final.',
    skip: 'Nothing is done with it.',
    'no-sale': 'You keep your ware.',
    bonus: 'The die is free after a sale: a terrain, or a rock.',
    'no-roll': 'The die stays where it is, and your turn is over.'
  },
  choose: (missing: number) => (missing === 1 ? 'Choose 1 more card.' : `Choose ${missing} cards.`),
  paid: (picked: readonly string[]) => `You give ${list(picked.map(one))}.`
}
