import type { ScoreboardItem, Scoreboard } from '../game.ts'
import { seatOfGuest } from './room/names.ts'
import type { View } from './view.ts'

/** The scoreboard: each clan's banked beers, its guests in the pub, their beers and coins, and its hidden stack. */
export function scoreboard(view: View): Scoreboard {
  return { table: [], seats: view.clans.map((_, seat) => itemsOf(view, seat)) }
}

function itemsOf({ clans, guests, goal }: View, seat: number): readonly ScoreboardItem[] {
  const { bank = 0, hidden = 0 } = clans[seat] ?? {}
  const own = guests.filter(({ name }) => seatOfGuest(name) === seat)
  return [
    // The last guest may raise the banked beers above the goal.
    { name: 'banked', kind: 'goal', value: Math.min(bank, goal), of: goal },
    { name: 'guests', kind: 'count', value: own.length },
    { name: 'beers', kind: 'count', value: own.reduce((sum, { beers }) => sum + beers, 0) },
    { name: 'coins', kind: 'count', value: own.reduce((sum, { coins }) => sum + coins, 0) },
    { name: 'stack', kind: 'hand', value: hidden }
  ]
}
