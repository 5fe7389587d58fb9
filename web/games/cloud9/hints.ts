import type { View } from '../../../engine/cloud9/view.ts'
import type { At } from '../../seat/hints/game.ts'

/** Cards for about one roll of the lower clouds. */
const LATER = 2

const asks = (at: At<View>, verb: string) => !at.verb && at.offered.includes(verb)

/** What is told in a first match, and when. */
export const hints = {
  passenger: (at: At<View>) => asks(at, 'stay') && at.view.need.length > 0,
  sealed: (at: At<View>) => asks(at, 'stay') && at.view.cloud >= LATER,
  alone: (at: At<View>) => asks(at, 'continue'),
  wild: (at: At<View>) => asks(at, 'wild'),
  pilot: (at: At<View>) => asks(at, 'fall') || asks(at, 'colours')
}

export const helped = { hints }
