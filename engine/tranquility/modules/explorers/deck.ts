import type { Options } from '../../../game.ts'
import type { SpecialCard } from '../../sea/cards.ts'
import { EXPLORER_KINDS, type ExplorerKind } from './slice.ts'

const COUNTS: { readonly [explorer in ExplorerKind]: number } = {
  storm: 6,
  compass: 6,
  monster: 5,
  finish: 5,
  start: 5,
  rocks: 1,
  joker: 2
}

/** The special card that an Explorer card becomes in a hand, for the kinds that a seat keeps. */
export const HAND_CARD_BY_EXPLORER: { readonly [explorer in 'compass' | 'finish' | 'joker']: SpecialCard } & {
  readonly [explorer in ExplorerKind]?: SpecialCard
} = { compass: 'C', finish: 'F', joker: 'J' }

/** The Explorer cards of a match, unshuffled; in the easier game Jokers replace the Sea Monsters. */
export function explorerDeck({ easier }: Options): ExplorerKind[] {
  const deck = EXPLORER_KINDS.flatMap(explorer => Array.from({ length: COUNTS[explorer] }, () => explorer))
  return easier ? deck.map(explorer => (explorer === 'monster' ? 'joker' : explorer)) : deck
}

/** The kinds of Explorer cards that raise the price of their space by one card; more in the harder game. */
export function explorersThatAddOneCardToPrice({ harder }: Options): readonly ExplorerKind[] {
  return harder ? ['rocks', 'start'] : ['rocks']
}
