import type { View } from '../../../../engine/merchants/view.ts'
import type { TurnGame } from '../../../seat/game.ts'
import type { TurnWords } from '../said/sentences.ts'
import { Board } from './board.tsx'
import { Crew } from './crew.tsx'
import { Face } from './face.tsx'
import { placesOf } from './places.ts'
import { tapped } from './ways.ts'

/** What is likeliest where something is asked that is no card's. */
const BEGUN: { readonly [phase: string]: string } = { die: 'put', sale: 'sell-coin', bonus: 'bonus' }

export const table: TurnGame<View, TurnWords> = {
  name: 'merchants',
  Board,
  Face,
  Aside: Crew,
  hand: ({ hand = [] }) => hand,
  tapped,
  begun({ viewer, active, phase }) {
    const verb = viewer === active ? BEGUN[phase] : undefined
    return verb === undefined ? undefined : { verb, picked: [] }
  },
  places: placesOf
}
