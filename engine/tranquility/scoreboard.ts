import type { Scoreboard } from '../game.ts'
import { RULES } from './modules/index.ts'
import { seaNamed } from './sea/seas.ts'
import type { View } from './view.ts'

/**
 * The scoreboard: the filled cells and the rules' counts for the table, and the numbers of each seat's cards. All of it is
 * public (RULES.md, 12).
 */
export function scoreboard(view: View): Scoreboard {
  const { names } = seaNamed(view.sea)
  return {
    table: [
      { name: 'sea', kind: 'goal', value: Object.keys(view.cells).length, of: names.length },
      ...RULES.flatMap(rule => rule.scoreItems?.(view) ?? [])
    ],
    seats: view.players.map(({ hand, limit, pile, discarded }, seat) => [
      // Ruling 30: a hand above its limit is kept.
      { name: 'hand', kind: 'hand', value: hand, of: Math.max(hand, limit) },
      { name: 'pile', kind: 'count', value: pile },
      { name: 'discarded', kind: 'count', value: discarded },
      ...RULES.flatMap(rule => rule.seatScoreItems?.(view, seat) ?? [])
    ])
  }
}
