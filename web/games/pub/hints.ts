import { warnings } from '../../../engine/pub/warnings.ts'
import { seatOfGuest } from '../../../engine/pub/room/names.ts'
import type { View } from '../../../engine/pub/view.ts'
import type { At } from '../../seat/hints/game.ts'

const isIdle = ({ verb, place }: At<View>) => verb === 'move' && !place
const own = ({ view: { viewer, guests } }: At<View>) => guests.filter(({ name }) => seatOfGuest(name) === viewer)

/** What is told in a first match, and when. */
export const hints = {
  second: (at: At<View>) => isIdle(at) && at.view.phase === 'second',
  home: (at: At<View>) => isIdle(at) && own(at).some(({ coins, beers }) => beers > 0 && beers >= coins),
  broke: (at: At<View>) =>
    isIdle(at) && own(at).some(({ coins, beers, place }) => place > 0 && beers > 0 && coins === 0),
  door: (at: At<View>) => isIdle(at) && own(at).some(({ place }) => place === 0) && own(at).length < 3,
  enter: ({ verb, place }: At<View>) => verb === 'enter' && !place,
  innkeeper: ({ verb, place }: At<View>) => verb === 'innkeeper' && !place,
  table: (at: At<View>) => isIdle(at),
  drunk: (at: At<View>) => isIdle(at) && own(at).some(({ beers }) => beers > 2)
}

export const helped = { hints, doubts: warnings }
