import type { Seat } from '../../game.ts'
import { moveKit } from '../../move-kit.ts'
import { REFUSAL_CODES, type Reason } from '../codes.ts'
import { parseTerrain } from '../map/terrain.ts'
import { returnByDie, putByDie, shiftByDie, skipDie } from '../moves/die.ts'
import { endTurn } from '../moves/end.ts'
import { moveMerchant } from '../moves/go.ts'
import { placeTile } from '../moves/place.ts'
import { removeTile } from '../moves/remove.ts'
import { placeRock } from '../moves/rock.ts'
import { payForRoll } from '../moves/roll.ts'
import { rollAfterSale, declineRoll, keepWare, sellForCards, sellForCoin } from '../moves/sale.ts'
import { refuseUnheldCards } from './cards.ts'
import type { TypesSharedByMoves } from './move.ts'
import { canOnlyEndTurn, type Phase, type State } from './state.ts'
import { beginTurn } from './turn.ts'

export const { parse, format, apply, choices } = moveKit<TypesSharedByMoves>({
  codes: REFUSAL_CODES,
  moves: {
    go: moveMerchant,
    place: placeTile,
    remove: removeTile,
    rock: placeRock,
    roll: payForRoll,
    end: endTurn,
    put: putByDie,
    shift: shiftByDie,
    return: returnByDie,
    skip: skipDie,
    'sell-coin': sellForCoin,
    'sell-cards': sellForCards,
    'no-sale': keepWare,
    bonus: rollAfterSale,
    'no-roll': declineRoll
  },
  refuseNow: (state, seat, { phase }) => refuseNow(state, seat, phase)
})

/** The reason why no choice lays a tile for a card; null if a choice does. `BAD_FROM`: no tile of its terrain can be taken. */
export function whyNoChoicePlacesTileForCard(state: State, seat: Seat, cardName: string): Reason | null {
  const card = parseTerrain(cardName.toLowerCase())
  const unheld: Reason = { code: 'CARD_NOT_IN_HAND', facts: { cards: [cardName] } }
  const refused = refuseNow(state, seat, 'play') ?? (card ? refuseUnheldCards(state, seat, [card]) : unheld)
  if (refused) return refused
  return choices(state, seat).some(({ subject }) => subject === card) ? null : { code: 'BAD_FROM' }
}

/** The present table as if the seat's turn had just begun. */
export function asIfTurnBegan(state: State, seat: Seat): State {
  return beginTurn(state, seat).state
}

function refuseNow(state: State, seat: Seat, phase: Phase): Reason | null {
  if (seat !== state.active) return { code: 'NOT_YOUR_TURN' }
  return phase === state.phase && !canOnlyEndTurn(state) ? null : { code: 'WRONG_PHASE' }
}
