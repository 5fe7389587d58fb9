import type { Viewer } from '../../../../engine/game.ts'
import type { sides as Sides } from '../words/en/sides.ts'

/** Whose side that seat's is, as a viewer would say. */
export function sideOf(sides: typeof Sides, viewer: Viewer, seat: number): string {
  if (viewer === 'watcher') return sides.row(seat === 0 ? 1 : 4)
  return seat === viewer ? sides.own : sides.other
}
