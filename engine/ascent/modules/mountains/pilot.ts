import { cardNamed } from '../../mountain/cards.ts'
import { laid, misfit } from '../../pilot/effects.ts'
import type { Pilot } from '../../pilot/pilot.ts'

const DISCARD = 3

export const pilot: Pilot = {
  effects: {
    place(grid, { choice: { subject = '' }, way }) {
      const card = cardNamed(subject)
      return { grid: laid(grid, way, card), cost: misfit(card, way) }
    },
    discard: grid => ({ grid, cost: DISCARD })
  }
}
