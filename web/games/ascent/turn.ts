import type { View } from '../../../engine/ascent/view.ts'
import type { TurnGame } from '../../seat/game.ts'
import { Board } from './board.tsx'
import { Face } from './face.tsx'
import { placesOf } from './places.ts'
import { tapped } from './ways.ts'
import type { Words } from './words/en/turn.ts'

export const game: TurnGame<View, Words> = {
  name: 'ascent',
  Board,
  Face,
  // Goals are part of the board.
  Aside: () => null,
  hand: ({ hand = [] }) => hand,
  tapped,
  begun: () => undefined,
  places: placesOf
}
