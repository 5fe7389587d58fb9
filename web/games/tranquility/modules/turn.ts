import type { View } from '../../../../engine/tranquility/view.ts'
import type { TurnGame } from '../../../seat/game.ts'
import { faceDown, hand, places } from '../table.ts'
import { Aside } from '../aside.tsx'
import { Board } from './board.tsx'
import { Face } from './face.tsx'
import { tapped } from '../ways.ts'
import type { Words } from './words/en/turn.ts'

export const game: TurnGame<View, Words> = {
  name: 'tranquility',
  Board,
  Face,
  Aside,
  hand,
  tapped,
  begun,
  faceDown,
  places
}

/** What the table waits for is begun already; a Compass, which anybody may spend at any time, is not. */
function begun({ phase, pledge, viewer, active, storms }: View): ReturnType<TurnGame['begun']> {
  // Cards given unseen are another way to give; an offer of them is begun anew.
  const isBlind = pledge?.blind?.some(seat => seat === viewer)
  if (pledge) return isBlind ? undefined : { verb: 'give', picked: pledge.mine ?? [] }
  const isStruck = storms?.drawn?.some(({ seat }) => seat === viewer)
  if (phase === 'storm') return { verb: isStruck ? 'storm' : 'wait', picked: [] }
  if (active !== viewer) return { verb: 'wait', picked: [] }
  return phase === 'rocks' ? { verb: 'rocks', picked: [] } : undefined
}
