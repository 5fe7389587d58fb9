import type { ScoreboardItem, Scoreboard } from '../game.ts'
import { GOLD_TO_WIN } from './core/state.ts'
import { WARES } from './map/special.ts'
import type { View } from './view.ts'

/** The scoreboard: each seat's gold, coins, wares, rocks and cards, and the common deck and rocks. */
export function scoreboard({ players, deck, rockReserve }: View): Scoreboard {
  return {
    table: [
      { name: 'deck', kind: 'count', value: deck },
      { name: 'rocks', kind: 'count', value: rockReserve }
    ],
    seats: players.map(itemsOf)
  }
}

function itemsOf({ gold, coins, hand, wagon, rocks }: View['players'][number]): readonly ScoreboardItem[] {
  return [
    // The last coin may raise the gold above the goal.
    { name: 'gold', kind: 'goal', value: Math.min(gold, GOLD_TO_WIN), of: GOLD_TO_WIN },
    { name: 'coins', kind: 'count', value: coins.length },
    { name: 'wares', kind: 'count', value: wagon.length, of: WARES.length },
    { name: 'rocks', kind: 'count', value: rocks },
    { name: 'hand', kind: 'hand', value: hand }
  ]
}
