import type { View } from '../../../engine/reef/view.ts'
import type { At } from '../../seat/hints/game.ts'

const isOpen = ({ verb, place }: At<View>) => verb === 'buy' && !place
const own = ({ view: { viewer, players } }: At<View>) => (viewer === 'watcher' ? undefined : players[viewer])
const corals = (at: At<View>) => own(at)?.corals ?? []

/** What is told in a first match, and when. */
export const hints = {
  worm: ({ verb }: At<View>) => verb === 'take',
  coral: (at: At<View>) => isOpen(at) && corals(at).length === 0,
  fish: (at: At<View>) => isOpen(at) && corals(at).some(({ fish, bred }) => !fish && !bred),
  mate: (at: At<View>) => isOpen(at) && corals(at).some(({ fish }) => fish !== null),
  boat: (at: At<View>) => isOpen(at) && at.offered.includes('boat'),
  shark: (at: At<View>) => isOpen(at) && (own(at)?.sharks ?? 0) > 0,
  current: isOpen
}

export const helped = { hints }
