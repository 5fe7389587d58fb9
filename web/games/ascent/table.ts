import type { View } from '../../../engine/ascent/view.ts'
import type { TurnGame } from '../../seat/game.ts'
import { Board } from './board.tsx'
import { Face } from './face.tsx'
import { placesOf } from './places.ts'
import { TOP } from './slots.ts'
import { tapped } from './ways.ts'
import type { Words } from './words/en/turn.ts'

export const table: TurnGame<View, Words> = {
  name: 'ascent',
  Board,
  Face,
  // Goals are part of the board.
  Aside: () => null,
  hand: ({ hand = [] }) => hand,
  tapped,
  begun: () => undefined,
  faceDown,
  places: placesOf
}

function faceDown({ players, active, slots }: View): number {
  const own = players[active]
  return own && !(TOP in slots) ? Math.min(own.deck, Math.max(0, own.limit - own.hand)) : 0
}
