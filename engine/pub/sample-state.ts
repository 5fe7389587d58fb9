import type { Options } from '../game.ts'
import type { Random } from '../random.ts'
import type { State } from './core/state.ts'
import { stateFromViewWithSortedStacks } from './bot/state-from-view.ts'
import type { View } from './view.ts'

/** A random state that fits a view in which a seat must decide: each hidden stack is shuffled. */
export function sampleState(_: Options, view: View, random: Random): State {
  const seen = stateFromViewWithSortedStacks(view)
  const players = seen.players.map(player => ({ ...player, hidden: random.shuffle(player.hidden) }))
  return { ...seen, players }
}
