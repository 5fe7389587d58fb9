import type { Seat } from '../../game.ts'
import type { View } from '../view.ts'

/*
 * The course of a match so far, as likely as a view tells: not all that everybody has seen stands in it.
 */

/** Whether the opening hands are still being drawn. */
export function isOpeningDraw({ phase, players, active, next, cells, startPlayed, destroyed = [] }: View): boolean {
  if (phase === 'turn' || phase === 'over') return false
  if (players.length > 1) return next === active
  // Alone a Storm takes one card at most from an opening hand, and each action more, or leaves something.
  const [{ discarded = 0 } = {}] = players
  return discarded < 2 && !startPlayed && Object.keys(cells).length + destroyed.length === 0
}

/** The seats that draw up once the present action is done: the active one, or all after a Start. */
export function seatsDrawingUp({ active, players, startPlayed }: View): readonly Seat[] {
  const seats = players.map((_, steps) => (active + steps) % players.length)
  const others = players.filter((_, seat) => seat !== active)
  const missing = others.reduce((sum, { hand, limit, pile }) => sum + Math.max(0, Math.min(limit - hand, pile)), 0)
  // A Storm that was lifted leaves two missing at most.
  return startPlayed && missing > 2 ? seats : [active]
}

/** Whether the Start has been paid for, judged by the number of discards. */
export function isStartPaid({ players }: View, price: number): boolean {
  return players.reduce((sum, { discarded }) => sum + discarded, 0) >= price
}
