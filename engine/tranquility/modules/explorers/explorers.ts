import { type Cell, seaNamed } from '../../sea/seas.ts'
import type { ExplorersState, ExplorerKind } from './slice.ts'
import type { State } from '../../core/state.ts'

/*
 * The Explorer cards of the Pyramid, and the border spaces that they lie on.
 */

/** The Explorer slice of a state; throws where the match has none. */
export function explorersOrThrow({ explorers }: State): ExplorersState {
  if (!explorers) throw new Error('Cannot find Explorer cards in this match')
  return explorers
}

/** The state with some members of its Explorer slice replaced. */
export function withExplorers(state: State, changed: Partial<ExplorersState>): State {
  return { ...state, explorers: { ...explorersOrThrow(state), ...changed } }
}

/** The state with an Explorer card added to those that are out of the game, face up. */
export function withExplorerCardSpent(state: State, explorer: ExplorerKind): State {
  return withExplorers(state, { spent: [...explorersOrThrow(state).spent, explorer] })
}

/** The border spaces without an island, those under a Storm included. */
export function borderSpacesWithoutIsland({ sea, cells }: State): readonly Cell[] {
  return (seaNamed(sea).later ?? []).filter(cell => (cells[cell] ?? null) === null)
}
