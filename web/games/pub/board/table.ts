import type { View } from '../../../../engine/pub/view.ts'
import type { TurnGame } from '../../../seat/game.ts'
import type { TurnWords } from '../said/sentences.ts'
import { Board } from './board.tsx'
import { Clans } from './clans.tsx'
import { Face } from './face.tsx'
import { placesOf } from './places.ts'
import { tapped } from './ways.ts'

export const table: TurnGame<View, TurnWords> = {
  name: 'pub',
  Board,
  Face,
  Aside: Clans,
  // Nobody holds anything: all that lies open is in the pub.
  hand: () => [],
  tapped,
  // In a turn one's own guests are offered at once.
  begun: ({ viewer, active, phase }) =>
    viewer === active && (phase === 'first' || phase === 'second') ? { verb: 'move', picked: [] } : undefined,
  plans: 'move',
  places: placesOf
}
