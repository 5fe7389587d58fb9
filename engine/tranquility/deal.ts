import type { Step } from '../game.ts'
import type { Random } from '../random.ts'
import { RULES } from './rules/index.ts'
import { type SeaName, seaNamed } from './seas.ts'
import { type Pending, type State, happened } from './state.ts'
import { dealEvenly } from './tables.ts'

/** Deals the deck that the rules make up; the opening hands are drawn by the table. */
export function deal(sea: SeaName, seats: number, random: Random): Step<State> {
  const deck = RULES.flatMap(rule => rule.deck ?? [])
  const opening = RULES.flatMap(rule => rule.opening ?? [])
  const { piles, first } = dealEvenly(deck, seats, random)
  const draws = piles.map((_, seat): Pending => ({ step: 'draw', seat }))
  const dealt = piles.map(pile => pile.map(String))
  return {
    state: {
      sea,
      cells: seaNamed(sea).names.map(() => null),
      startPlayed: false,
      active: first,
      players: piles.map(pile => ({ hand: [], pile, discarded: 0 })),
      pending: [...draws, ...opening, { step: 'ready' }, { step: 'begin', seat: first }],
      result: null
    },
    events: [{ ...happened('dealt', { piles: piles.map(pile => pile.length), first }), sealed: { dealt, first } }]
  }
}
