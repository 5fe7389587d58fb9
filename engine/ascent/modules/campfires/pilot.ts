import { cardNamed, isCampfire } from '../../mountain/cards.ts'
import { slotNamed } from '../../mountain/mountain.ts'
import { FREE, laid, misfit } from '../../pilot/effects.ts'
import type { Pilot } from '../../pilot/pilot.ts'

const CAMPFIRE = 1.2

export const pilot: Pilot = {
  effects: {
    campfire(grid, { choice: { subject = '' }, way }) {
      const [source = '', target = ''] = way.split('>')
      const card = grid[slotNamed(source)] ?? null
      return {
        grid: laid(laid(grid, source, cardNamed(subject)), target, card),
        cost: CAMPFIRE + misfit(card, target) - misfit(card, source)
      }
    }
  },
  use: card => (isCampfire(card) ? FREE : 0)
}
