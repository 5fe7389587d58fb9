import { choiceAtPrice } from '../../choice.ts'
import { formatPicks } from '../../notation.ts'
import { playerAt } from '../../players.ts'
import type { Reason } from '../codes.ts'
import { play, refuseCards } from '../core/cards.ts'
import type { Move } from '../core/move.ts'
import {
  happened,
  isOccupied,
  isTileSpace,
  only,
  spacesWhere,
  type State,
  withReserve,
  withTile
} from '../core/state.ts'
import { readCards } from '../line.ts'
import { nameOf, type Space, spaceNamed } from '../map/spaces.ts'
import { inOrder } from '../map/terrain.ts'

const PRICE = 2

/** A tile goes back to its reserve, for any two cards. */
export const remove: Move<'remove'> = {
  phase: 'play',

  parse([verb, where = '', ...rest]) {
    const [space, cards] = [spaceNamed(where), readCards(rest, PRICE)]
    return verb === 'remove' && space !== null && cards ? { verb, space, cards } : null
  },
  format: ({ space, cards }) => `remove ${nameOf(space)}${formatPicks(cards)}`,

  refusals: (state, seat, { space, cards }) => [refuseCards(state, seat, cards), refuseTileOf(state, space)],

  apply(state, seat, { space, cards }) {
    const terrain = state.tiles[space]
    if (!terrain) throw new Error(`Cannot remove a tile from "${nameOf(space)}"`)
    const removed = withReserve(withTile(state, space, null), terrain, 1)
    return only(play(removed, seat, cards), happened('removed', { seat, terrain, space: nameOf(space), cards }))
  },

  choices(state, seat) {
    const from = inOrder(playerAt(state, seat).hand)
    const spaces = spacesWhere(space => !refuseTileOf(state, space)).map(nameOf)
    return choiceAtPrice({ verb: 'remove', line: 'remove _' }, 'cell', spaces, PRICE, from)
  }
}

/** What speaks against removing the tile of a space. */
function refuseTileOf(state: State, space: Space): Reason | null {
  if (!isTileSpace(space)) return { code: 'NOT_A_TILE_SPACE', facts: { space: nameOf(space) } }
  if (state.rocks[space]) return { code: 'ROCK_THERE', facts: { space: nameOf(space) } }
  if (!state.tiles[space]) return { code: 'NO_TILE', facts: { space: nameOf(space) } }
  return isOccupied(state, space) ? { code: 'OCCUPIED', facts: { space: nameOf(space) } } : null
}
