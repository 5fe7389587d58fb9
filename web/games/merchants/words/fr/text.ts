import { card, cards, gold as earned, list, rocks, short, special, ware } from './cards.ts'

/** Where names may be parted, in a hand of six side by side. */
const PARTED: { readonly [card: string]: string } = {
  W: 'fo\u00adrêt',
  M: 'mon\u00adtagne',
  V: 'vil\u00adlage',
  E: 'do\u00admaine'
}

export const words = {
  short,
  parted: (what: string) => PARTED[what] ?? card(what),
  key: 'Les lettres sont des tuiles, # un rocher, les nombres des marchands.',
  tiles: (terrain: string, spaces: readonly string[]) => `${card(terrain)} : ${spaces.join(' ')}.`,
  noTiles: 'Il n’y a aucune tuile sur la carte.',
  rocks: (spaces: readonly string[]) => `Rochers : ${spaces.join(' ')}.`,
  castle: (name: string, space: string, coins: readonly number[]) =>
    `${special(name)} (${space}) : ${coins.length > 0 ? `paie ${coins.join(' ')}` : 'plus de pièces'}.`,
  places: (warehouse: string, meadow: string) => `L’entrepôt est en ${warehouse}, la prairie en ${meadow}.`,
  reserve: (counts: string, rock: number, deck: number) =>
    `En réserve : ${counts}, ${rocks(rock)} ; encore ${cards(deck)} à piocher.`,
  die: (what: string) => `Le dé montre : ${card(what)}.`,
  seat: (name: string, own: boolean, at: string, gold: number, wagon: readonly string[], hand: number, rock: number) =>
    `${name}${own ? ' (toi)' : ''} : en ${at}, ${earned(gold)}, ${cards(hand)}, ${rocks(rock)} ; dans le chariot : ${wagon.length > 0 ? list(wagon.map(ware)) : 'rien'}.`
}

export type TextWords = typeof words
