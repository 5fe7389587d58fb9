import { warnings } from '../../../engine/merchants/warnings.ts'
import { CELL_NAME_BY_SPECIAL_SPACE, WARES } from '../../../engine/merchants/map/special.ts'
import type { View } from '../../../engine/merchants/view.ts'
import type { At } from '../../seat/hints/game.ts'
import { BEYOND, farFrom } from './board/map.ts'

const own = ({ view: { viewer, players } }: At<View>) => (viewer === 'watcher' ? undefined : players[viewer])
/** Nothing is chosen yet, or a card whose ways are lit. */
const isOpen = ({ view, verb, place }: At<View>) => view.phase === 'play' && ['', 'play'].includes(verb) && !place
const hasTiles = ({ view }: At<View>) => Object.keys(view.tiles).length > 0
/** Whether the merchant stands next to a castle that buys what he carries, or in it. */
const isNear = ({ at, wagon }: View['players'][number]) =>
  WARES.some(ware => wagon.includes(ware) && farFrom(at, CELL_NAME_BY_SPECIAL_SPACE[ware]) < BEYOND)

/** What is told in a first match, and when. */
export const hints = {
  lay: (at: At<View>) => isOpen(at) && !hasTiles(at),
  sale: ({ view, verb }: At<View>) => view.phase === 'sale' && verb === 'sell-coin',
  die: ({ verb, place }: At<View>) => verb === 'put' && !place,
  castle(at: At<View>) {
    const player = own(at)
    return isOpen(at) && !!player && isNear(player)
  },
  travel: (at: At<View>) => isOpen(at) && at.view.played > 0 && own(at)?.at === 'g9',
  rock: (at: At<View>) => isOpen(at) && at.offered.includes('rock') && hasTiles(at),
  meadow: (at: At<View>) => isOpen(at) && (own(at)?.hand ?? 0) < 4
}

export const helped = { hints, doubts: warnings }
