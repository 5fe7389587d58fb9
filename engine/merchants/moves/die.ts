import { choiceAtPrice } from '../../choice.ts'
import type { Choice, Step } from '../../game.ts'
import type { Reason } from '../codes.ts'
import type { Move, Verb } from '../core/move.ts'
import {
  happened,
  isEmpty,
  isFree,
  isOccupied,
  isOpenToRocks,
  isTileSpace,
  namedBy,
  only,
  type Phase,
  spacesWhere,
  type State,
  withReserve,
  withRock,
  withTile
} from '../core/state.ts'
import { readShift } from '../line.ts'
import { nameOf, type Space, spaceNamed } from '../map/spaces.ts'
import type { Named } from '../map/terrain.ts'

/** A tile of the terrain that the die names, or a rock, out of the reserve that is common to all. */
export const put: Move<'put'> = {
  verb: 'put',
  phase: 'die',
  read: ([verb, where = '', ...more]) => oneSpace('put', verb, where, more),
  write: ({ space }) => `put ${nameOf(space)}`,
  refuse: (state, _, { space }) => [
    reserveOf(state) > 0 ? null : { code: 'RESERVE_EMPTY', facts: { what: named(state) } },
    ...refuseTo(state, space)
  ],
  apply: (state, seat, { space }) =>
    done(state, laid(state, space, true), happened('put', { seat, what: named(state), space: nameOf(space) })),
  choices: state => (reserveOf(state) > 0 ? ofCells(state, 'put', open(state)) : [])
}

/** One that lies there already goes elsewhere. */
export const shift: Move<'shift'> = {
  verb: 'shift',
  phase: 'die',
  read([verb, way = '', ...more]) {
    const moved = readShift(way)
    return verb === 'shift' && moved && more.length === 0 ? { verb, ...moved } : null
  },
  write: ({ from, to }) => `shift ${nameOf(from)}>${nameOf(to)}`,
  refuse: (state, _, { from, to }) => [...refuseTo(state, to), refuseFrom(state, from)],
  apply(state, seat, { from, to }) {
    const facts = { seat, what: named(state), from: nameOf(from), to: nameOf(to) }
    // What is moved passes through the reserve, and leaves that as it was.
    return done(state, laid(taken(state, from), to, true), happened('shifted', facts))
  },
  choices(state) {
    const to = open(state)
    const ways = lying(state).flatMap(from => to.map(space => `${nameOf(from)}>${nameOf(space)}`))
    return choiceAtPrice({ verb: 'shift', facts: { what: named(state) }, line: 'shift _' }, 'route', ways)
  }
}

/** One that lies there goes back to the reserve; rocks too, whoever placed them (ruling 21). */
export const giveBack: Move<'return'> = {
  verb: 'return',
  phase: 'die',
  read: ([verb, where = '', ...more]) => oneSpace('return', verb, where, more),
  write: ({ space }) => `return ${nameOf(space)}`,
  refuse: (state, _, { space }) => [refuseFrom(state, space)],
  apply: (state, seat, { space }) =>
    done(state, taken(state, space), happened('returned', { seat, what: named(state), space: nameOf(space) })),
  choices: state => ofCells(state, 'return', lying(state))
}

export const skip: Move<'skip'> = {
  verb: 'skip',
  phase: 'die',
  read: ([verb, ...more]) => (verb === 'skip' && more.length === 0 ? { verb } : null),
  write: () => 'skip',
  refuse: () => [],
  apply: state => skipped(state),
  choices: () => [{ verb: 'skip', line: 'skip', example: 'skip' }]
}

/** Nothing is done with it, by its seat's wish or because nothing can be. */
export function skipped(state: State): Step<State> {
  return done(state, state, happened('skipped', { seat: state.active }))
}

/** Whether what the die names can be put, moved or taken anywhere: if not, everybody sees it (ruling 25). */
export function canUseDie(state: State): boolean {
  return lying(state).length > 0 || (reserveOf(state) > 0 && open(state).length > 0)
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

function named(state: State): Named {
  const what = namedBy(state)
  if (!what) throw new Error('Cannot use a die that has not fallen')
  return what
}

function reserveOf(state: State): number {
  const what = named(state)
  return what === 'ROCK' ? state.rockReserve : state.reserve[what]
}

/** Where it may go. */
function open(state: State): readonly Space[] {
  const isRock = named(state) === 'ROCK'
  return spacesWhere(space => (isRock ? isOpenToRocks(state, space) : isEmpty(state, space)))
}

/** Those of its kind that may be moved or taken. */
function lying(state: State): readonly Space[] {
  return spacesWhere(space => isTaken(state, space))
}

function isTaken(state: State, space: Space): boolean {
  const what = named(state)
  return what === 'ROCK' ? (state.rocks[space] ?? false) : isFree(state, space, what)
}

function refuseTo(state: State, space: Space): readonly (Reason | null)[] {
  const facts = { space: nameOf(space) }
  const onTiles: Reason | null = isTileSpace(space) ? null : { code: 'NOT_A_TILE_SPACE', facts }
  if (named(state) !== 'ROCK') return [onTiles, isEmpty(state, space) ? null : { code: 'NOT_EMPTY', facts }]
  return [
    onTiles,
    state.rocks[space] ? { code: 'ROCK_THERE', facts } : null,
    isOccupied(state, space) ? { code: 'OCCUPIED', facts } : null
  ]
}

function refuseFrom(state: State, space: Space): Reason | null {
  return isTaken(state, space) ? null : { code: 'BAD_FROM', facts: { space: nameOf(space), what: named(state) } }
}

/** A rock or tile is taken from the reserve to that space, or from there to the reserve. */
function laid(state: State, space: Space, isThere: boolean): State {
  const what = named(state)
  const more = isThere ? -1 : 1
  if (what === 'ROCK') return { ...withRock(state, space, isThere), rockReserve: state.rockReserve + more }
  return withReserve(withTile(state, space, isThere ? what : null), what, more)
}

function taken(state: State, space: Space): State {
  return laid(state, space, false)
}

/** After a paid die the turn goes on, after that of a sale it is over. */
function done(before: State, after: State, event: Step<State>['events'][number]): Step<State> {
  const phase: Phase = before.die?.source === 'sale' ? 'next' : 'play'
  return only({ ...after, phase, die: null }, event)
}

function ofCells(state: State, verb: 'put' | 'return', spaces: readonly Space[]): readonly Choice[] {
  return choiceAtPrice({ verb, facts: { what: named(state) }, line: `${verb} _` }, 'cell', spaces.map(nameOf))
}
