import { choiceAtPrice } from '../../choice.ts'
import type { Choice } from '../../game.ts'
import { playerAt } from '../../players.ts'
import type { Reason } from '../codes.ts'
import { play, refuseCards } from '../core/cards.ts'
import type { ActionOf, Move } from '../core/move.ts'
import {
  happened,
  isEmpty,
  isFree,
  isTileSpace,
  only,
  spacesWhere,
  type State,
  withReserve,
  withTile
} from '../core/state.ts'
import { readShift } from '../line.ts'
import { nameOf, spaceNamed } from '../map/spaces.ts'
import { readTerrain, type Terrain, TERRAINS } from '../map/terrain.ts'

/** A tile of the card's terrain, on any empty space of the map: ruling 20. */
export const place: Move<'place'> = {
  verb: 'place',
  phase: 'play',

  read([what = '', ...more]) {
    const [named = '', where = '', ...rest] = what.split('@')
    const card = readTerrain(named)
    if (card === null || more.length > 0 || rest.length > 0) return null
    const [moved, space] = [readShift(where), spaceNamed(where)]
    if (moved) return { verb: 'place', card, from: moved.from, space: moved.to }
    return space === null ? null : { verb: 'place', card, from: null, space }
  },
  write: ({ card, from, space }) => `${card}@${from === null ? '' : `${nameOf(from)}>`}${nameOf(space)}`,

  refuse(state, seat, action) {
    const { card, space } = action
    const facts = { space: nameOf(space) }
    return [
      refuseCards(state, seat, [card]),
      isTileSpace(space) ? null : { code: 'NOT_A_TILE_SPACE', facts },
      isEmpty(state, space) ? null : { code: 'NOT_EMPTY', facts },
      refuseFrom(state, action)
    ]
  },

  apply(state, seat, { card, from, space }) {
    const taken = from === null ? withReserve(state, card, -1) : withTile(state, from, null)
    const facts = { seat, terrain: card, space: nameOf(space), ...(from !== null && { from: nameOf(from) }) }
    return only(play(withTile(taken, space, card), seat, [card]), happened('placed', facts))
  },

  choices(state, seat) {
    const { hand } = playerAt(state, seat)
    const empty = spacesWhere(space => isEmpty(state, space)).map(nameOf)
    return TERRAINS.filter(terrain => hand.includes(terrain)).flatMap(card => waysFor(state, card, empty))
  }
}

/** Out of the reserve; where that is empty, a free tile of the same terrain is moved (ruling 10). */
function refuseFrom(state: State, { card, from }: ActionOf<'place'>): Reason | null {
  if (state.reserve[card] > 0) return from === null ? null : { code: 'FROM_NOT_ALLOWED', facts: { terrain: card } }
  if (from === null) return { code: 'NEEDS_FROM', facts: { terrain: card } }
  return isFree(state, from, card) ? null : { code: 'BAD_FROM', facts: { space: nameOf(from) } }
}

function waysFor(state: State, card: Terrain, empty: readonly string[]): readonly Choice[] {
  const isMoved = state.reserve[card] === 0
  const free = isMoved ? spacesWhere(space => isFree(state, space, card)).map(nameOf) : []
  const ways = isMoved ? free.flatMap(from => empty.map(to => `${from}>${to}`)) : empty
  return choiceAtPrice({ verb: 'place', subject: card, line: `${card}@_` }, isMoved ? 'route' : 'cell', ways)
}
