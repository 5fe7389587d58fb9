import { step } from '../../events.ts'
import { singleChoiceIfPayable, fillLineTemplate, samePriceForWays } from '../../choice.ts'
import type { Choice, WaysOfChoice } from '../../game.ts'
import { playerAt } from '../../players.ts'
import type { Reason } from '../codes.ts'
import { discardAndCountAsPlayed, refuseUnheldCards } from '../core/cards.ts'
import { refuseTileOn } from '../core/laying.ts'
import type { ActionOf, Move } from '../core/move.ts'
import { makeEvent, isMovableTile, spacesWhere, type State, addToReserve, withTile } from '../core/state.ts'
import { parseShiftToken, formatAllShifts } from '../parse-line.ts'
import { spaceNameOf, type Space, spaceNamed } from '../map/spaces.ts'
import { parseTerrain, type Terrain, TERRAINS } from '../map/terrain.ts'

/** Plays a card to lay a tile of its terrain on an empty space, anywhere on the map (ruling 20). */
export const placeTile: Move<'place'> = {
  phase: 'play',

  parse([what = '', ...more]) {
    const [named = '', where = '', ...rest] = what.split('@')
    const card = parseTerrain(named)
    if (card === null || more.length > 0 || rest.length > 0) return null
    const [moved, space] = [parseShiftToken(where), spaceNamed(where)]
    if (moved) return { verb: 'place', card, from: moved.from, space: moved.to }
    return space === null ? null : { verb: 'place', card, from: null, space }
  },
  format: ({ card, from, space }) => `${card}@${from === null ? '' : `${spaceNameOf(from)}>`}${spaceNameOf(space)}`,

  refusals(state, seat, action) {
    const { card, space } = action
    return [refuseUnheldCards(state, seat, [card]), refuseTileOn(state, space), refuseFrom(state, action)]
  },

  apply(state, seat, { card, from, space }) {
    const taken = from === null ? addToReserve(state, card, -1) : withTile(state, from, null)
    const facts = { seat, terrain: card, space: spaceNameOf(space), ...(from !== null && { from: spaceNameOf(from) }) }
    return step(discardAndCountAsPlayed(withTile(taken, space, card), seat, [card]), makeEvent('placed', facts))
  },

  choices(state, seat) {
    const { hand } = playerAt(state, seat)
    const to = spacesWhere(space => !refuseTileOn(state, space))
    // All terrains share these ways: a tile from the reserve may go to any empty space.
    const cells: WaysOfChoice = { kind: 'cell', at: samePriceForWays(0, to.map(spaceNameOf)) }
    return TERRAINS.filter(terrain => hand.includes(terrain)).flatMap(card => choicesOfCard(state, card, to, cells))
  }
}

/**
 * The reason why the tile can't be taken from `from`; null if it can. A tile comes from the reserve (`from` is null);
 * once the reserve of its terrain is empty, a movable tile on the map is moved instead (ruling 10).
 */
function refuseFrom(state: State, { card, from }: Pick<ActionOf<'place'>, 'card' | 'from'>): Reason | null {
  if (state.reserve[card] > 0) return from === null ? null : { code: 'FROM_NOT_ALLOWED', facts: { terrain: card } }
  if (from === null) return { code: 'NEEDS_FROM', facts: { terrain: card } }
  return isMovableTile(state, from, card) ? null : { code: 'BAD_FROM', facts: { space: spaceNameOf(from) } }
}

function choicesOfCard(state: State, card: Terrain, to: readonly Space[], cells: WaysOfChoice): readonly Choice[] {
  const choice = { verb: 'place', subject: card, line: `${card}@_` }
  const [first] = to
  if (first === undefined) return []
  if (!refuseFrom(state, { card, from: null }))
    return [{ ...choice, ways: cells, example: fillLineTemplate(choice, spaceNameOf(first)) }]
  const from = spacesWhere(space => !refuseFrom(state, { card, from: space }))
  return singleChoiceIfPayable(choice, 'route', formatAllShifts(from, to))
}
