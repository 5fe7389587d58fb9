import type { Seat } from '../../game.ts'
import { GOLD_TO_WIN } from '../core/state.ts'
import type { Space } from '../map/spaces.ts'
import { spaceOfSpecial } from '../map/special-spaces.ts'
import { type Ware, WARES } from '../map/special.ts'
import type { View } from '../view.ts'
import { estimatedCardsFromEachSpace } from './distance.ts'
import { type Ground, merchantSpaceOrThrow } from './ground.ts'

/** A space where a merchant wants to go. */
export interface Destination {
  readonly space: Space
  /** The estimated number of cards from each space to this one. */
  readonly cardsFrom: readonly number[]
}

/** The estimated number of cards that a hand gains in a turn. */
const CARDS_A_TURN = 3
/** The turns added to the estimate for every goal; with a lower number, a near goal beats a rich one more often. */
const BESIDES = 0.7
/** The factor on a coin that wins the match. */
const WINS = 3

/** The goal with the most gold per turn: a castle, or the warehouse if the ware must be loaded first; null if none. */
export function destinationWithMostGoldPerTurn(view: View, seat: Seat, ground: readonly Ground[]): Destination | null {
  const player = view.players[seat]
  if (!player) return null
  const at = merchantSpaceOrThrow(view, seat)
  const warehouse: Destination = {
    space: spaceOfSpecial('warehouse'),
    cardsFrom: estimatedCardsFromEachSpace(spaceOfSpecial('warehouse'), ground)
  }
  let best: Destination | null = null
  let most = 0
  for (const ware of WARES.filter(one => view.castles[one].length > 0)) {
    const castle: Destination = {
      space: spaceOfSpecial(ware),
      cardsFrom: estimatedCardsFromEachSpace(spaceOfSpecial(ware), ground)
    }
    const isLoaded = player.wagon.includes(ware)
    const direct = estimateTurns(castle.cardsFrom[at], player.hand)
    const around =
      estimateTurns(warehouse.cardsFrom[at], player.hand) +
      estimateTurns(castle.cardsFrom[warehouse.space], CARDS_A_TURN)
    const worth = coinValueOf(view, seat, ware) / (BESIDES + (isLoaded ? direct : around))
    if (worth <= most) continue
    most = worth
    best = isLoaded ? castle : warehouse
  }
  return best
}

function estimateTurns(cards = Infinity, held: number): number {
  return Math.max(1, 1 + (cards - held) / CARDS_A_TURN)
}

function coinValueOf({ castles, players }: View, seat: Seat, ware: Ware): number {
  const [coin = 0] = castles[ware]
  return (players[seat]?.gold ?? 0) + coin >= GOLD_TO_WIN ? coin * WINS : coin
}
