import { step } from '../../events.ts'
import { singleChoiceIfPayable } from '../../choice.ts'
import type { Step } from '../../game.ts'
import { fixedLineMove } from '../../move-kit.ts'
import type { Reason } from '../codes.ts'
import { refuseRockOn, refuseTileOn } from '../core/laying.ts'
import type { Move, Verb } from '../core/move.ts'
import {
  makeEvent,
  isMovableTile,
  rolledFace,
  type Phase,
  spacesWhere,
  type State,
  addToReserve,
  withRock,
  withTile
} from '../core/state.ts'
import { parseShiftToken, formatAllShifts } from '../parse-line.ts'
import { spaceNameOf, type Space, SPACES, spaceNamed } from '../map/spaces.ts'
import type { DieFace } from '../map/terrain.ts'

/** Puts a tile of the rolled terrain, or a rock if that was rolled, from the common reserve on a space (RULES.md, 4.2). */
export const putByDie: Move<'put'> = {
  phase: 'die',
  parse: ([verb, where = '', ...more]) => oneSpace('put', verb, where, more),
  format: ({ space }) => `put ${spaceNameOf(space)}`,
  refusals: (state, _, { space }) => [refuseReserve(state), refuseTo(state, space)],
  apply: (state, seat, { space }) =>
    endDieUse(
      state,
      withRolledPieceMoved(state, space, true),
      makeEvent('put', { seat, what: rolledFaceOrThrow(state), space: spaceNameOf(space) })
    ),
  candidates: () => SPACES.map(space => ({ verb: 'put', space })),
  way: 'cell',
  offer: state => ({ facts: { what: rolledFaceOrThrow(state) } })
}

/** Moves a tile of the rolled terrain, or a rock if that was rolled, from one space to another (RULES.md, 4.2). */
export const shiftByDie: Move<'shift'> = {
  phase: 'die',
  parse([verb, way = '', ...more]) {
    const moved = parseShiftToken(way)
    return verb === 'shift' && moved && more.length === 0 ? { verb, ...moved } : null
  },
  format: ({ from, to }) => `shift ${spaceNameOf(from)}>${spaceNameOf(to)}`,
  refusals: (state, _, { from, to }) => [refuseTo(state, to), refuseFrom(state, from)],
  apply(state, seat, { from, to }) {
    const facts = { seat, what: rolledFaceOrThrow(state), from: spaceNameOf(from), to: spaceNameOf(to) }
    // The tile or rock goes through the reserve, which has the same count afterwards.
    return endDieUse(
      state,
      withRolledPieceMoved(withRolledPieceTaken(state, from), to, true),
      makeEvent('shifted', facts)
    )
  },
  choices: state =>
    singleChoiceIfPayable(
      { verb: 'shift', facts: { what: rolledFaceOrThrow(state) }, line: 'shift _' },
      'route',
      formatAllShifts(spacesToTakeFrom(state), spacesToPutOn(state))
    )
}

/** Returns a tile of the rolled terrain, or any seat's rock if that was rolled, to the common reserve (ruling 21). */
export const returnByDie: Move<'return'> = {
  phase: 'die',
  parse: ([verb, where = '', ...more]) => oneSpace('return', verb, where, more),
  format: ({ space }) => `return ${spaceNameOf(space)}`,
  refusals: (state, _, { space }) => [refuseFrom(state, space)],
  apply: (state, seat, { space }) =>
    endDieUse(
      state,
      withRolledPieceTaken(state, space),
      makeEvent('returned', { seat, what: rolledFaceOrThrow(state), space: spaceNameOf(space) })
    ),
  candidates: () => SPACES.map(space => ({ verb: 'return', space })),
  way: 'cell',
  offer: state => ({ facts: { what: rolledFaceOrThrow(state) } })
}

/** Leaves the roll of the die unused, as the seat decides. */
export const skipDie: Move<'skip'> = {
  ...fixedLineMove('skip'),
  phase: 'die',
  refusals: () => [],
  apply: state => leaveDieUnused(state)
}

/** Leaves the roll of the die unused: by the seat's decision, or by the table where it has no legal use. */
export function leaveDieUnused(state: State): Step<State> {
  return endDieUse(state, state, makeEvent('skipped', { seat: state.active }))
}

/** Whether the rolled tile or rock can be put, moved or returned anywhere. If not, the table skips the roll (ruling 25). */
export function hasLegalUseOfRoll(state: State): boolean {
  return spacesToTakeFrom(state).length > 0 || (!refuseReserve(state) && spacesToPutOn(state).length > 0)
}

function oneSpace<V extends Verb>(
  verb: V,
  said: string | undefined,
  where: string,
  more: readonly string[]
): { readonly verb: V; readonly space: Space } | null {
  const space = spaceNamed(where)
  return said === verb && space !== null && more.length === 0 ? { verb, space } : null
}

function rolledFaceOrThrow(state: State): DieFace {
  const what = rolledFace(state)
  if (!what) throw new Error('Cannot use a die that has not fallen')
  return what
}

/** The spaces on which the rolled tile or rock may be put, from the reserve or another space. */
function spacesToPutOn(state: State): readonly Space[] {
  return spacesWhere(space => !refuseTo(state, space))
}

/** The spaces from which the rolled tile or rock may be moved or returned. */
function spacesToTakeFrom(state: State): readonly Space[] {
  return spacesWhere(space => !refuseFrom(state, space))
}

function refuseReserve(state: State): Reason | null {
  const what = rolledFaceOrThrow(state)
  const count = what === 'ROCK' ? state.rockReserve : state.reserve[what]
  return count > 0 ? null : { code: 'RESERVE_EMPTY', facts: { what } }
}

function refuseTo(state: State, space: Space): Reason | null {
  return rolledFaceOrThrow(state) === 'ROCK' ? refuseRockOn(state, space) : refuseTileOn(state, space)
}

function refuseFrom(state: State, space: Space): Reason | null {
  const what = rolledFaceOrThrow(state)
  const isTaken = what === 'ROCK' ? state.rocks[space] : isMovableTile(state, space, what)
  return isTaken ? null : { code: 'BAD_FROM', facts: { space: spaceNameOf(space), what } }
}

/** The state with the rolled tile or rock moved from the reserve to a space, or back if `isThere` is false. */
function withRolledPieceMoved(state: State, space: Space, isThere: boolean): State {
  const what = rolledFaceOrThrow(state)
  const more = isThere ? -1 : 1
  if (what === 'ROCK') return { ...withRock(state, space, isThere), rockReserve: state.rockReserve + more }
  return addToReserve(withTile(state, space, isThere ? what : null), what, more)
}

function withRolledPieceTaken(state: State, space: Space): State {
  return withRolledPieceMoved(state, space, false)
}

/** Ends the use of the die: after a roll paid with cards the turn continues, after the free roll of a sale it is over. */
function endDieUse(before: State, after: State, event: Step<State>['events'][number]): Step<State> {
  const phase: Phase = before.die?.source === 'sale' ? 'next' : 'play'
  return step({ ...after, phase, die: null }, event)
}
