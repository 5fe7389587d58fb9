import { card, cards, list, one, rocks, short, special, ware } from './cards.ts'

/** Where names may be parted, in a hand of six side by side. */
const PARTED: { readonly [card: string]: string } = { M: 'moun\u00adtain', V: 'vil\u00adlage' }

export const words = {
  short,
  parted: (what: string) => PARTED[what] ?? card(what),
  key: 'Letters are tiles, # is a rock, numbers are merchants.',
  tiles: (terrain: string, spaces: readonly string[]) => `${card(terrain)}: ${spaces.join(' ')}.`,
  noTiles: 'No tile lies on the map.',
  rocks: (spaces: readonly string[]) => `Rocks: ${spaces.join(' ')}.`,
  castle: (name: string, space: string, coins: readonly number[]) =>
    `${special(name)} (${space}) ${coins.length > 0 ? `pays ${coins.join(' ')}` : 'has no coins'}.`,
  places: (warehouse: string, meadow: string) => `The warehouse is ${warehouse}, the meadow ${meadow}.`,
  reserve: (counts: string, rock: number, deck: number) =>
    `In reserve: ${counts}, ${rocks(rock)}; ${cards(deck)} left to draw.`,
  die: (what: string) => `The die shows ${one(what)}.`,
  seat: (name: string, own: boolean, at: string, gold: number, wagon: readonly string[], hand: number, rock: number) =>
    `${name}${own ? ' (you)' : ''}: on ${at}, ${gold} gold, ${cards(hand)}, ${rocks(rock)}; carries ${wagon.length > 0 ? list(wagon.map(ware)) : 'nothing'}.`
}

export type TextWords = typeof words
