import type { View } from '../../../engine/tranquility/view.ts'
import type { TurnGame } from '../../seat/game.ts'
import { Board } from './board.tsx'
import { Face } from './face.tsx'
import { Offers } from './offers.tsx'
import type { Words } from './words/turn.en.ts'

export const game: TurnGame<View, Words> = {
  name: 'tranquility',
  Board,
  Face,
  Aside: Offers,
  hand: ({ hand = [] }) => hand,
  begun: ({ pledge }) => pledge && { verb: 'give', picked: pledge.mine ?? [] },
  faceDown,
  places: ({ facts }) => (facts.cell ? [`${facts.cell}`] : [])
}

function faceDown({ players, active, phase }: View): number {
  const own = players[active]
  return own && phase === 'turn' ? Math.min(own.pile, Math.max(0, own.limit - own.hand)) : 0
}
