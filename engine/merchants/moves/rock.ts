import { choiceAtPrice } from '../../choice.ts'
import { playerAt, withPlayer } from '../../players.ts'
import type { Move } from '../core/move.ts'
import { happened, isOccupied, isOpenToRocks, isTileSpace, only, spacesWhere, withRock } from '../core/state.ts'
import { nameOf, spaceNamed } from '../map/spaces.ts'

/** One of one's own rocks, once in a turn and before its first card: nobody stands on it or passes it. */
export const rock: Move<'rock'> = {
  verb: 'rock',
  phase: 'play',

  read([verb, where = '', ...more]) {
    const space = spaceNamed(where)
    return verb === 'rock' && space !== null && more.length === 0 ? { verb, space } : null
  },
  write: ({ space }) => `rock ${nameOf(space)}`,

  refuse(state, seat, { space }) {
    const facts = { space: nameOf(space) }
    return [
      state.blocked ? { code: 'ROCK_ALREADY' } : null,
      state.played > 0 ? { code: 'ROCK_TOO_LATE' } : null,
      playerAt(state, seat).rocks > 0 ? null : { code: 'NO_ROCK' },
      isTileSpace(space) ? null : { code: 'NOT_A_TILE_SPACE', facts },
      state.rocks[space] ? { code: 'ROCK_THERE', facts } : null,
      isOccupied(state, space) ? { code: 'OCCUPIED', facts } : null
    ]
  },

  apply(state, seat, { space }) {
    const { rocks } = playerAt(state, seat)
    const placed = withRock(withPlayer(state, seat, { rocks: rocks - 1 }), space, true)
    return only({ ...placed, blocked: true }, happened('blocked', { seat, space: nameOf(space) }))
  },

  choices(state, seat) {
    if (state.blocked || state.played > 0 || playerAt(state, seat).rocks === 0) return []
    const open = spacesWhere(space => isOpenToRocks(state, space)).map(nameOf)
    return choiceAtPrice({ verb: 'rock', line: 'rock _' }, 'cell', open)
  }
}
