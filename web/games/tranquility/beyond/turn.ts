import type { View } from '../../../../engine/tranquility/view.ts'
import type { TurnGame } from '../../../seat/game.ts'
import { game as base } from '../turn.ts'
import { Aside } from './aside.tsx'
import { Board } from './board.tsx'
import { Face } from './face.tsx'
import { tapped } from './ways.ts'
import type { Words } from './words/turn.en.ts'

export const game: TurnGame<View, Words> = {
  name: base.name,
  hand: base.hand,
  faceDown: base.faceDown,
  places: base.places,
  Board,
  Face,
  Aside,
  tapped,
  begun
}

/** Cards given unseen are another way to give; an offer of them is begun anew. */
function begun({ pledge, viewer }: View): ReturnType<typeof base.begun> {
  const isBlind = pledge?.blind?.some(seat => seat === viewer)
  return pledge && !isBlind ? { verb: 'give', picked: pledge.mine ?? [] } : undefined
}
