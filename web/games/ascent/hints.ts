import type { View } from '../../../engine/ascent/view.ts'
import { isIdle, isPriced } from '../../seat/hints/fits.ts'
import type { At } from '../../seat/hints/game.ts'

const FEW = 2
const SOME = 4

const lie = ({ view }: At<View>) => Object.keys(view.slots).length
const holds = (card: string) => (at: At<View>) => isIdle(at) && at.hand.includes(card)

/** What is told in a first match, and when. */
export const hints = {
  rows: isIdle,
  price: isPriced,
  silence: (at: At<View>) => isIdle(at) && at.isSilent && lie(at) >= FEW,
  discard: (at: At<View>) => isIdle(at) && at.offered.includes('discard') && lie(at) >= SOME,
  bridge: holds('BR'),
  summit: holds('SU')
}

export const helped = { hints }
