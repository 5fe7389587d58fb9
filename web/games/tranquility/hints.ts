import { warnings } from '../../../engine/tranquility/warnings.ts'
import type { View } from '../../../engine/tranquility/view.ts'
import { isIdle, isPriced } from '../../seat/hints/fits.ts'
import type { At } from '../../seat/hints/game.ts'

const FEW = 2
const SOME = 4

const lie = ({ view }: At<View>) => Object.keys(view.cells).length

/** What is told in a first match, and when. */
export const hints = {
  order: isIdle,
  price: isPriced,
  silence: (at: At<View>) => isIdle(at) && at.isSilent && lie(at) >= FEW,
  discard: (at: At<View>) => isIdle(at) && at.offered.includes('discard') && lie(at) >= SOME,
  finish: (at: At<View>) => isIdle(at) && at.hand.includes('F')
}

export const helped = { hints, doubts: (view: View, line: string) => warnings(view, line) }
