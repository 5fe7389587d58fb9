import type { Viewer } from '../../../engine/game.ts'
import type { Random } from '../../../engine/random.ts'
import { playerAt } from '../../../engine/players.ts'
import type { State } from '../../../engine/reef/core/state.ts'
import { columnIndexOf, type Slot, SLOTS } from '../../../engine/reef/sea/grid.ts'

/** The state with all that nobody can see dealt anew: what lies face down, the deck, the breeding deck. */
export function scrambled(state: State, _: Viewer, dice: Random): State {
  const unseen = dice.shuffle([...hiddenSlots(state).map(slot => cardOn(state, slot)), ...state.deck])
  const grid = state.grid.map(lying => (lying && !lying.up ? { ...lying, card: unseen.pop() ?? lying.card } : lying))
  return { ...state, grid, deck: unseen, breeding: dice.shuffle(state.breeding) }
}

/** Likewise, but what may be turned up next lies where it did: the top of both decks, and whatever a boat reaches. */
export function undisclosed(state: State, _: Viewer, dice: Random): State {
  const { boats } = playerAt(state, state.active)
  const far = hiddenSlots(state).filter(slot => columnIndexOf(slot) >= boats)
  const mixed = dice.shuffle(far.map(slot => cardOn(state, slot)))
  const grid = state.grid.map((lying, slot) =>
    lying && far.includes(slot) ? { ...lying, card: mixed.pop() ?? lying.card } : lying
  )
  const [next, ...rest] = state.breeding
  return { ...state, grid, breeding: next ? [next, ...dice.shuffle(rest)] : [] }
}

function hiddenSlots({ grid }: State): readonly Slot[] {
  return SLOTS.filter(slot => grid[slot]?.up === false)
}

function cardOn({ grid }: State, slot: Slot) {
  const lying = grid[slot]
  if (!lying) throw new Error(`Cannot find a card on "${slot}"`)
  return lying.card
}
