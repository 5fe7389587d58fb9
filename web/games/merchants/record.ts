import { merchants } from '../../../engine/merchants/index.ts'
import type { State } from '../../../engine/merchants/core/state.ts'
import type { View } from '../../../engine/merchants/view.ts'
import type { Hidden, RecordGame } from '../../record/game.ts'
import { game as table } from './game.ts'
import type { Words } from './said/saying.ts'

export const game: RecordGame<State, View, Words> = { rules: [merchants], table, hidden }

function hidden({ players, deck }: State): readonly Hidden[] {
  return [
    ...players.map(({ hand }, seat): Hidden => ({ seat, kind: 'hand', cards: hand })),
    { seat: null, kind: 'pile', cards: deck }
  ]
}
