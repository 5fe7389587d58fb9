import { step } from '../../../engine/events.ts'
import type { Choice, Seat, Step } from '../../../engine/game.ts'
import { nextSeat } from '../../../engine/players.ts'
import type { Random } from '../../../engine/random.ts'
import { makeEvent } from './events.ts'
import { choices } from './moves.ts'
import { scores, wishesOf } from './score.ts'
import { type State, isOver } from './state.ts'

/** What a seat could do if its turn began now. */
export function plannableChoices(state: State, seat: Seat): readonly Choice[] {
  return isOver(state) ? [] : choices({ ...state, active: seat, found: [], due: null }, seat)
}

export function advance(state: State, random: Random): Step<State> | null {
  switch (state.due) {
    case 'dig':
      return turnOver(state)
    case 'tide':
      return tide(state, 1 + random.below(6))
    case null:
      return null
  }
}

function turnOver({ heap: [shell, ...heap], ...state }: State): Step<State> {
  if (!shell) throw new Error('Cannot turn a shell over: the heap has run out')
  const { active: seat, found } = state
  const kinds = [...found, shell]
  if (!found.includes(shell))
    return step({ ...state, heap, found: kinds, due: null }, makeEvent('dug', { seat, shell }))
  const lost = makeEvent('lost', { seat, kinds })
  return step({ ...state, heap, found: [], due: 'tide' }, makeEvent('dug', { seat, shell }), lost)
}

/** The die, the beach filled again, the next seat, and at the end all wishes. */
function tide(state: State, die: number): Step<State> {
  const washed = state.beach.map((shell, place) => (place === die - 1 ? null : shell))
  const heap = [...state.heap]
  const beach = washed.map(shell => shell ?? heap.shift() ?? null)
  const next = { ...state, active: nextSeat(state, state.active), beach, heap, due: null }
  const events = [makeEvent('tide', { die, shell: state.beach[die - 1] ?? null }), makeEvent('filled', { beach })]
  if (isOver(next)) events.push(makeEvent('counted', { wishes: wishesOf(next), scores: scores(next) }))
  return step(next, ...events)
}
