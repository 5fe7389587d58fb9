import { step } from '../../events.ts'
import { playerAt, withPlayer } from '../../players.ts'
import { refuseRockOn } from '../core/laying.ts'
import type { Move } from '../core/move.ts'
import { makeEvent, withRock } from '../core/state.ts'
import { spaceNameOf, SPACES, spaceNamed } from '../map/spaces.ts'

/** Places one of the seat's rocks, once a turn, before its first card. No merchant may enter a rock's space (RULES.md, 4.1). */
export const placeRock: Move<'rock'> = {
  phase: 'play',

  parse([verb, where = '', ...more]) {
    const space = spaceNamed(where)
    return verb === 'rock' && space !== null && more.length === 0 ? { verb, space } : null
  },
  format: ({ space }) => `rock ${spaceNameOf(space)}`,

  refusals: (state, seat, { space }) => [
    state.blocked ? { code: 'ROCK_ALREADY' } : null,
    state.played > 0 ? { code: 'ROCK_TOO_LATE' } : null,
    playerAt(state, seat).rocks > 0 ? null : { code: 'NO_ROCK' },
    refuseRockOn(state, space)
  ],

  apply(state, seat, { space }) {
    const { rocks } = playerAt(state, seat)
    const placed = withRock(withPlayer(state, seat, { rocks: rocks - 1 }), space, true)
    return step({ ...placed, blocked: true }, makeEvent('blocked', { seat, space: spaceNameOf(space) }))
  },

  candidates: () => SPACES.map(space => ({ verb: 'rock', space })),
  way: 'cell'
}
