import type { Ware } from './special.ts'

/** The values of the coins left in each castle, by the ware that it buys, the highest first. */
export type CastleCoinsByWare = { readonly [ware in Ware]: readonly number[] }

/** The castles' coins at the start, the highest first, by the number of players (ruling 2). */
const STACKS: { readonly [players: number]: CastleCoinsByWare } = {
  2: { cheese: [2, 2, 2], wine: [2, 2, 2], cloth: [4, 3, 3, 2], weapons: [4, 3, 3, 2], gems: [5, 5, 4, 4, 3] },
  3: {
    cheese: [2, 2, 2, 1],
    wine: [2, 2, 2, 1],
    cloth: [4, 3, 3, 2, 2],
    weapons: [4, 3, 3, 2, 2],
    gems: [5, 5, 4, 4, 3, 3]
  },
  4: {
    cheese: [2, 2, 2, 1, 1],
    wine: [2, 2, 2, 1, 1],
    cloth: [4, 3, 3, 2, 2, 1],
    weapons: [4, 3, 3, 2, 2, 1],
    gems: [5, 5, 4, 4, 3, 3, 2]
  }
}

/** The castles' coins at the start of a match with `playerCount` players. */
export function startingCoins(playerCount: number): CastleCoinsByWare {
  const coins = STACKS[playerCount]
  if (!coins) throw new Error(`Cannot find the coins for "${playerCount}" players`)
  return coins
}
