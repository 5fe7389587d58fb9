import type { Hidden, RecordGame } from '../../../web/record/game.ts'
import { shells } from '../engine/index.ts'
import type { State, View } from '../engine/state.ts'
import { news } from './news.ts'
import type { Words } from './said.ts'
import { table } from './table.ts'

export const record: RecordGame<State, View, Words> = { rules: [shells], table: { ...table, ...news }, hidden }

function hidden({ players, heap }: State): readonly Hidden[] {
  const wishes = players.map(({ wish }, seat): Hidden => ({ seat, kind: 'hand', cards: [wish] }))
  return [...wishes, { seat: null, kind: 'pile', cards: heap }]
}
