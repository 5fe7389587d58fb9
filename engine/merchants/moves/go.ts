import { step } from '../../events.ts'
import { singleChoiceIfPayable } from '../../choice.ts'
import type { Choice } from '../../game.ts'
import { playerAt, withPlayer } from '../../players.ts'
import type { Reason } from '../codes.ts'
import { discardAndCountAsPlayed, refuseUnheldCards } from '../core/cards.ts'
import type { Move } from '../core/move.ts'
import { spacesReachableOverTiles } from '../core/reach.ts'
import { makeEvent, isTileSpace, spacesWhere, type State, withRock } from '../core/state.ts'
import { parsePayment } from '../parse-line.ts'
import { spaceNameOf, neighboursOf, type Space, spaceNamed } from '../map/spaces.ts'
import { sortCards, type Terrain, TERRAINS } from '../map/terrain.ts'

const PRICE = 1

/** Moves the seat's merchant: along joined tiles of the card's terrain, or with any card to an adjacent special space. */
export const moveMerchant: Move<'go'> = {
  phase: 'play',

  parse([verb, where = '', ...rest]) {
    const [to, card] = [spaceNamed(where), parsePayment(rest, PRICE)?.[0]]
    return verb === 'go' && to !== null && card ? { verb, to, card } : null
  },
  format: ({ to, card }) => `go ${spaceNameOf(to)} -${card}`,

  refusals(state, seat, { to, card }) {
    const { at } = playerAt(state, seat)
    return [
      refuseUnheldCards(state, seat, [card]),
      at === to ? { code: 'ALREADY_THERE', facts: { space: spaceNameOf(to) } } : null,
      ...(isTileSpace(to) ? refuseTile(state, at, to, card) : [refuseStep(at, to)])
    ]
  },

  apply(state, seat, { to, card }) {
    const { at } = playerAt(state, seat)
    const gone = withPlayer(discardAndCountAsPlayed(state, seat, [card]), seat, { at: to })
    const went = makeEvent('went', { seat, from: spaceNameOf(at), to: spaceNameOf(to), card })
    return step({ ...gone, entered: isTileSpace(to) ? null : to }, went)
  },

  choices(state, seat) {
    const { at, hand } = playerAt(state, seat)
    const along = TERRAINS.filter(terrain => hand.includes(terrain)).flatMap(card => {
      const chain = [...spacesReachableOverTiles(state, at, card)].sort((one, other) => one - other)
      return waysTo(chain, [card])
    })
    const next = neighboursOf(at).filter(space => !isTileSpace(space))
    return [...along, ...waysTo(next, sortCards(hand))]
  }
}

/** The choice to move the merchant to one of `spaces` for one card of `from`; none without a space or card. */
function waysTo(spaces: readonly Space[], from: readonly Terrain[]): readonly Choice[] {
  return singleChoiceIfPayable({ verb: 'go', line: 'go _' }, 'cell', spaces.map(spaceNameOf), PRICE, from)
}

function refuseTile(state: State, at: Space, to: Space, card: Terrain): readonly (Reason | null)[] {
  const tile = state.tiles[to] ?? null
  const facts = { space: spaceNameOf(to) }
  return [
    state.rocks[to] ? { code: 'ROCK_THERE', facts } : null,
    tile === null ? { code: 'NO_TILE', facts } : null,
    tile !== null && tile !== card ? { code: 'WRONG_TERRAIN', facts: { ...facts, terrain: tile } } : null,
    spacesReachableOverTiles(state, at, card).has(to)
      ? null
      : { code: 'UNREACHABLE', facts: { ...facts, ...blockingRockFact(state, at, to, card) } }
  ]
}

/** The first rock that alone blocks the way to `to`, as a fact of the reason; no fact if there is none. */
function blockingRockFact(state: State, at: Space, to: Space, card: Terrain): { readonly rock?: string } {
  const rock = spacesWhere(
    space => !!state.rocks[space] && spacesReachableOverTiles(withRock(state, space, false), at, card).has(to)
  )[0]
  return rock === undefined ? {} : { rock: spaceNameOf(rock) }
}

function refuseStep(at: Space, to: Space): Reason | null {
  return neighboursOf(at).includes(to) ? null : { code: 'NOT_ADJACENT', facts: { space: spaceNameOf(to) } }
}
