import type { View } from '../../../../engine/cloud9/view.ts'
import type { TurnGame } from '../../../seat/game.ts'
import type { TurnWords } from '../said/sentences.ts'
import { Board } from './board.tsx'
import { Crew } from './crew.tsx'
import { Face } from './face.tsx'

/** Nothing goes anywhere on this table: whoever is asked says a word. */
export const table: TurnGame<View, TurnWords> = {
  name: 'cloud9',
  Board,
  Face,
  Aside: Crew,
  hand: ({ hand = [] }) => hand,
  // What is sealed may still be changed.
  begun: ({ answer }) => (answer ? { verb: answer.replaceAll(' ', '-'), picked: [] } : undefined),
  places: () => []
}
