import { FREE, laid } from '../../pilot/effects.ts'
import type { Pilot } from '../../pilot/pilot.ts'

const BRIDGE = 2
const LEFT_TO_KEEP_BRIDGE = 4

export const pilot: Pilot = {
  effects: { bridge: (grid, { way }) => ({ grid: laid(grid, way, 'BR'), cost: BRIDGE }) },
  use: (card, { left }) => (card === 'BR' && left >= LEFT_TO_KEEP_BRIDGE ? FREE : 0)
}
