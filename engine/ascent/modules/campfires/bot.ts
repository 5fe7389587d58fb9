import { cardNamed, isCampfire } from '../../mountain/cards.ts'
import { slotNamed } from '../../mountain/mountain.ts'
import { FREE_CARD_VALUE, withCard, rowMisfit } from '../../bot/grids.ts'
import type { RuleBot } from '../../bot/rule-bot.ts'

/** The cost of playing a Campfire, apart from the change in the lifted card's row misfit. */
const CAMPFIRE = 1.2

/** The autopilot's part for Campfires. */
export const campfiresBot: RuleBot = {
  effects: {
    campfire(grid, { choice: { subject = '' }, way }) {
      const [source = '', target = ''] = way.split('>')
      const card = grid[slotNamed(source)] ?? null
      return {
        grid: withCard(withCard(grid, source, cardNamed(subject)), target, card),
        cost: CAMPFIRE + rowMisfit(card, target) - rowMisfit(card, source)
      }
    }
  },
  keepValue: card => (isCampfire(card) ? FREE_CARD_VALUE : 0)
}
