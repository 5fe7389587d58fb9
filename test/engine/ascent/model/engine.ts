import type { State } from '../../../../engine/ascent/core/state.ts'
import { ascent } from '../../../../engine/ascent/index.ts'
import { type Match, openMatch } from '../../../../engine/match.ts'
import { seedOf } from '../../../random-play.ts'
import { SLOTS } from './mountain.ts'
import { GOALS, type Table } from './table.ts'

/* Tables as the model has them, and the same as the engine has them: nothing else knows how. */

export function shown(state: State): Table {
  const { grid, buried, ibexes, panoramas, players, active, phase, result, rules, hooks = 0 } = state
  return {
    goals: GOALS.filter(goal => rules.includes(goal)),
    mountain: named(grid),
    buried: SLOTS.filter((_, slot) => buried.includes(slot as never)),
    ibexes: named(ibexes),
    panoramas: panoramas.map(({ sequence, side }) => ({ sequence: sequence.join('-'), side })),
    hooks,
    players: players.map(({ hand, deck, discarded }) => ({ hand: [...hand], deck: [...deck], discarded })),
    active,
    phase: phase === 'refill' ? 'resolve' : phase,
    why: (result?.why ?? null) as Table['why']
  }
}

function named<T>(list: readonly (T | null)[]): { [slot: string]: T } {
  return Object.fromEntries(SLOTS.flatMap((name, slot) => (list[slot] ? [[name, list[slot]]] : [])))
}

/** A match that has come to that table. */
export function laid(table: Table): Match<State> {
  const { goals, mountain, buried, ibexes, panoramas, players, active, phase, why } = table
  const options = Object.fromEntries(goals.map(goal => [goal, true]))
  const { match } = openMatch(ascent, options, players.length, seedOf(0))
  const state = {
    ...match.state,
    grid: SLOTS.map(slot => mountain[slot] ?? null) as unknown as State['grid'],
    buried: SLOTS.flatMap((name, slot) => (buried.includes(name) ? slot : [])),
    ibexes: SLOTS.map(slot => ibexes[slot] ?? 0),
    panoramas: panoramas.map(({ sequence, side }) => ({ sequence: sequence.split('-').map(Number), side })),
    players: players as unknown as State['players'],
    active,
    phase,
    ...(players.length === 1 && { hooks: table.hooks }),
    result: why && { outcome: why === 'WIN' ? ('won' as const) : ('lost' as const), why }
  }
  return { ...match, state }
}
