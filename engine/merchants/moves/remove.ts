import { step } from '../../events.ts'
import { singleChoiceIfPayable } from '../../choice.ts'
import { formatDashPrefixedPicks } from '../../notation.ts'
import { playerAt } from '../../players.ts'
import type { Reason } from '../codes.ts'
import { discardAndCountAsPlayed, refuseUnheldCards } from '../core/cards.ts'
import type { Move } from '../core/move.ts'
import { makeEvent, hasMerchant, isTileSpace, spacesWhere, type State, addToReserve, withTile } from '../core/state.ts'
import { parsePayment } from '../parse-line.ts'
import { spaceNameOf, type Space, spaceNamed } from '../map/spaces.ts'
import { sortCards } from '../map/terrain.ts'

const PRICE = 2

/** Removes a tile from the map to the reserve, for any two cards (RULES.md, 4.1). */
export const removeTile: Move<'remove'> = {
  phase: 'play',

  parse([verb, where = '', ...rest]) {
    const [space, cards] = [spaceNamed(where), parsePayment(rest, PRICE)]
    return verb === 'remove' && space !== null && cards ? { verb, space, cards } : null
  },
  format: ({ space, cards }) => `remove ${spaceNameOf(space)}${formatDashPrefixedPicks(cards)}`,

  refusals: (state, seat, { space, cards }) => [refuseUnheldCards(state, seat, cards), refuseTileOf(state, space)],

  apply(state, seat, { space, cards }) {
    const terrain = state.tiles[space]
    if (!terrain) throw new Error(`Cannot remove a tile from "${spaceNameOf(space)}"`)
    const removed = addToReserve(withTile(state, space, null), terrain, 1)
    return step(
      discardAndCountAsPlayed(removed, seat, cards),
      makeEvent('removed', { seat, terrain, space: spaceNameOf(space), cards })
    )
  },

  choices(state, seat) {
    const from = sortCards(playerAt(state, seat).hand)
    const spaces = spacesWhere(space => !refuseTileOf(state, space)).map(spaceNameOf)
    return singleChoiceIfPayable({ verb: 'remove', line: 'remove _' }, 'cell', spaces, PRICE, from)
  }
}

/** The reason against removing the tile of a space; null if it may be removed. */
function refuseTileOf(state: State, space: Space): Reason | null {
  if (!isTileSpace(space)) return { code: 'NOT_A_TILE_SPACE', facts: { space: spaceNameOf(space) } }
  if (state.rocks[space]) return { code: 'ROCK_THERE', facts: { space: spaceNameOf(space) } }
  if (!state.tiles[space]) return { code: 'NO_TILE', facts: { space: spaceNameOf(space) } }
  return hasMerchant(state, space) ? { code: 'OCCUPIED', facts: { space: spaceNameOf(space) } } : null
}
