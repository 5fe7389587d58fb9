import type { View } from '../../../../../engine/tranquility/view.ts'
import { INK, type Paint } from '../../text/paint.ts'
import { type Side, sideOf } from './index.tsx'

/** The sky means the half that is up, as in board.css. */
const PAINTS: Readonly<Record<Side, Paint>> = {
  day: { background: '#9fd4f2', color: INK },
  night: { background: '#2a2c5c', color: '#ffffff' }
}

/** How a card in the sea is painted in a mail, where cards have two halves. */
export function paintOf(view: View, cell: string): Paint | undefined {
  const side = cell in view.cells ? sideOf(view, cell) : undefined
  return side && PAINTS[side]
}
