import type { Options } from '../../../game.ts'
import type { SpecialCard } from '../../sea/cards.ts'
import { EXPLORERS, type Explorer } from './slice.ts'

const COUNTS: { readonly [explorer in Explorer]: number } = {
  storm: 6,
  compass: 6,
  monster: 5,
  finish: 5,
  start: 5,
  rocks: 1,
  joker: 2
}

/** The special card that an Explorer card becomes in a hand, for the kinds that a seat keeps. */
export const CARD_OF_KEPT: { readonly [explorer in 'compass' | 'finish' | 'joker']: SpecialCard } & {
  readonly [explorer in Explorer]?: SpecialCard
} = { compass: 'C', finish: 'F', joker: 'J' }

/** The Explorer cards of a match, unshuffled; in the easier game Jokers replace the Sea Monsters. */
export function explorerDeck({ easier }: Options): Explorer[] {
  const deck = EXPLORERS.flatMap(explorer => Array.from({ length: COUNTS[explorer] }, () => explorer))
  return easier ? deck.map(explorer => (explorer === 'monster' ? 'joker' : explorer)) : deck
}

/** The kinds of Explorer cards that raise the price of their space by one card; more in the harder game. */
export function explorersCostingMore({ harder }: Options): readonly Explorer[] {
  return harder ? ['rocks', 'start'] : ['rocks']
}
