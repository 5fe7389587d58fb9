import { card, cards, list, rocks, short, special, ware } from './cards.ts'

/** Where names may be parted, in a hand of six side by side. */
const PARTED: { readonly [card: string]: string } = { M: 'Ge\u00adbir\u00adge' }

export const words = {
  short,
  parted: (what: string) => PARTED[what] ?? card(what),
  key: 'Buchstaben sind Plättchen, # ist ein Felsen, Zahlen sind Händler.',
  tiles: (terrain: string, spaces: readonly string[]) => `${card(terrain)}: ${spaces.join(' ')}.`,
  noTiles: 'Auf dem Plan liegt kein Plättchen.',
  rocks: (spaces: readonly string[]) => `Felsen: ${spaces.join(' ')}.`,
  castle: (name: string, space: string, coins: readonly number[]) =>
    `${special(name)} (${space}): ${coins.length > 0 ? `zahlt ${coins.join(' ')}` : 'keine Münzen mehr'}.`,
  places: (warehouse: string, meadow: string) => `Das Lager ist ${warehouse}, die Wiese ${meadow}.`,
  reserve: (counts: string, rock: number, deck: number) =>
    `Im Vorrat: ${counts}, ${rocks(rock)}; noch ${cards(deck)} im Stapel.`,
  die: (what: string) => `Der Würfel zeigt: ${card(what)}.`,
  seat: (name: string, own: boolean, at: string, gold: number, wagon: readonly string[], hand: number, rock: number) =>
    `${name}${own ? ' (du)' : ''}: auf ${at}, ${gold} Gold, ${cards(hand)}, ${rocks(rock)}; im Wagen ${wagon.length > 0 ? list(wagon.map(ware)) : 'nichts'}.`
}

export type TextWords = typeof words
