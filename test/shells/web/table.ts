import type { TurnGame } from '../../../web/seat/game.ts'
import { type View, wished } from '../engine/state.ts'
import { Baskets, Board } from './board.tsx'
import type { TurnWords } from './said.ts'
import { Face } from './face.tsx'

export const table: TurnGame<View, TurnWords> = {
  name: 'shells',
  Board,
  Face,
  Aside: Baskets,
  hand: wished,
  // At the beginning of a turn a shell is taken: there is nothing else to choose.
  begun: ({ viewer, active, found }) =>
    viewer === active && found.length === 0 ? { verb: 'take', picked: [] } : undefined,
  plans: 'take',
  places: ({ facts }) => ('spot' in facts ? [`${facts.spot}`] : [])
}
