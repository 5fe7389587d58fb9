import { cloud9 } from '../../../engine/cloud9/index.ts'
import type { State } from '../../../engine/cloud9/state.ts'
import type { View } from '../../../engine/cloud9/view.ts'
import type { Hidden, RecordGame } from '../../record/game.ts'
import { game as table } from './game.ts'
import type { Words } from './said/saying.ts'

export const game: RecordGame<State, View, Words> = { rules: [cloud9], table, hidden }

function hidden({ players, pile }: State): readonly Hidden[] {
  return [
    ...players.map(({ hand }, seat): Hidden => ({ seat, kind: 'hand', cards: hand })),
    { seat: null, kind: 'pile', cards: pile }
  ]
}
