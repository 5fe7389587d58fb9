import type { View } from '../../../engine/tranquility/view.ts'
import type { TurnGame } from '../../seat/game.ts'
import { Board } from './board.tsx'
import { Face } from './face.tsx'
import { Offers } from './offers.tsx'
import { faceDown, hand, places } from './table.ts'
import type { Words } from './words/en/turn.ts'

export const game: TurnGame<View, Words> = {
  name: 'tranquility',
  Board,
  Face,
  Aside: Offers,
  hand,
  begun: ({ pledge }) => pledge && { verb: 'give', picked: pledge.mine ?? [] },
  faceDown,
  places
}
