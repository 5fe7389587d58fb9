import type { View } from '../../../../engine/reef/view.ts'
import { payTokensOneByOne } from '../../../../engine/reef/sea/worms.ts'
import type { TurnGame } from '../../../seat/game.ts'
import type { TurnWords } from '../said/sentences.ts'
import { Board } from './board.tsx'
import { Face } from './face.tsx'
import { placesOf } from './places.ts'
import { tapped } from './ways.ts'

export const table: TurnGame<View, TurnWords> = {
  name: 'reef',
  Board,
  Face,
  // All that lies open is part of the board.
  Aside: () => null,
  hand,
  tapped,
  // In a turn everything in reach is offered at once.
  begun: ({ viewer, active, phase }) =>
    viewer === active && phase === 'turn' ? { verb: 'buy', picked: [] } : undefined,
  plans: 'buy',
  places: placesOf
}

/** Worms, pearls and sharks: what a seat can give. */
function hand({ viewer, players }: View): readonly string[] {
  const own = viewer === 'watcher' ? undefined : players[viewer]
  return own ? [...payTokensOneByOne(own), ...Array.from({ length: own.sharks }, () => 'sh')] : []
}
