import type { Scoreboard } from '../game.ts'
import { RULES } from './modules/index.ts'
import { PLACES_BELOW_SUMMIT } from './mountain/mountain.ts'
import type { View } from './view.ts'

/** The filled slots and the goals of the whole table, and the cards of each seat. All of it lies open (RULES.md, 9; ruling A33). */
export function scoreboard(view: View): Scoreboard {
  const filled = PLACES_BELOW_SUMMIT.filter(({ name }) => (view.slots[name] ?? 'BR') !== 'BR').length
  return {
    table: [
      { name: 'mountain', kind: 'goal', value: filled, of: PLACES_BELOW_SUMMIT.length },
      ...RULES.flatMap(rule => rule.scoreItems?.(view) ?? [])
    ],
    seats: view.players.map(({ hand, limit, deck, discarded }) => [
      { name: 'hand', kind: 'hand', value: hand, of: limit },
      { name: 'deck', kind: 'count', value: deck },
      { name: 'discarded', kind: 'count', value: discarded }
    ])
  }
}
