import { choiceAtPrice } from '../../choice.ts'
import { writePicks } from '../../notation.ts'
import { playerAt } from '../../players.ts'
import { play, refuseCards } from '../core/cards.ts'
import type { Move } from '../core/move.ts'
import {
  happened,
  isExposed,
  isOccupied,
  isTileSpace,
  only,
  spacesWhere,
  withReserve,
  withTile
} from '../core/state.ts'
import { readCards } from '../line.ts'
import { nameOf, spaceNamed } from '../map/spaces.ts'
import { inOrder } from '../map/terrain.ts'

const PRICE = 2

/** A tile goes back to its reserve, for any two cards. */
export const remove: Move<'remove'> = {
  verb: 'remove',
  phase: 'play',

  read([verb, where = '', ...rest]) {
    const [space, cards] = [spaceNamed(where), readCards(rest, PRICE)]
    return verb === 'remove' && space !== null && cards ? { verb, space, cards } : null
  },
  write: ({ space, cards }) => `remove ${nameOf(space)}${writePicks(cards)}`,

  refuse(state, seat, { space, cards }) {
    const facts = { space: nameOf(space) }
    return [
      refuseCards(state, seat, cards),
      isTileSpace(space) ? null : { code: 'NOT_A_TILE_SPACE', facts },
      state.rocks[space] ? { code: 'ROCK_THERE', facts } : null,
      (state.tiles[space] ?? null) === null ? { code: 'NO_TILE', facts } : null,
      isOccupied(state, space) ? { code: 'OCCUPIED', facts } : null
    ]
  },

  apply(state, seat, { space, cards }) {
    const terrain = state.tiles[space]
    if (!terrain) throw new Error(`Cannot remove a tile from "${nameOf(space)}"`)
    const removed = withReserve(withTile(state, space, null), terrain, 1)
    return only(play(removed, seat, cards), happened('removed', { seat, terrain, space: nameOf(space), cards }))
  },

  choices(state, seat) {
    const from = inOrder(playerAt(state, seat).hand)
    const spaces = spacesWhere(space => isExposed(state, space) && !isOccupied(state, space)).map(nameOf)
    return choiceAtPrice({ verb: 'remove', line: 'remove _' }, 'cell', spaces, PRICE, from)
  }
}
