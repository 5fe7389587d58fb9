import type { Seat } from '../../game.ts'
import { moveKit } from '../../move-kit.ts'
import { CODES, type Reason } from '../codes.ts'
import { readTerrain } from '../map/terrain.ts'
import { giveBack, put, shift, skip } from '../moves/die.ts'
import { end } from '../moves/end.ts'
import { go } from '../moves/go.ts'
import { place } from '../moves/place.ts'
import { remove } from '../moves/remove.ts'
import { rock } from '../moves/rock.ts'
import { roll } from '../moves/roll.ts'
import { bonus, noRoll, noSale, sellForCards, sellForCoin } from '../moves/sale.ts'
import { refuseCards } from './cards.ts'
import type { MoveTypes } from './move.ts'
import { isSpent, type Phase, type State } from './state.ts'
import { beginTurn } from './turn.ts'

export const { parse, format, apply, choices } = moveKit<MoveTypes>({
  codes: CODES,
  moves: {
    go,
    place,
    remove,
    rock,
    roll,
    end,
    put,
    shift,
    return: giveBack,
    skip,
    'sell-coin': sellForCoin,
    'sell-cards': sellForCards,
    'no-sale': noSale,
    bonus,
    'no-roll': noRoll
  },
  refuseNow: (state, seat, { phase }) => refuseNow(state, seat, phase)
})

/** What speaks against a card, wherever it might go: every tile of its terrain lies where it cannot be taken from. */
export function against(state: State, seat: Seat, name: string): Reason | null {
  const card = readTerrain(name.toLowerCase())
  const unheld: Reason = { code: 'CARD_NOT_IN_HAND', facts: { cards: [name] } }
  const refused = refuseNow(state, seat, 'play') ?? (card ? refuseCards(state, seat, [card]) : unheld)
  if (refused) return refused
  return choices(state, seat).some(({ subject }) => subject === card) ? null : { code: 'BAD_FROM' }
}

/** The present table as if the seat's turn had just begun. */
export function inTurn(state: State, seat: Seat): State {
  return beginTurn(state, seat).state
}

function refuseNow(state: State, seat: Seat, phase: Phase): Reason | null {
  if (seat !== state.active) return { code: 'NOT_YOUR_TURN' }
  return phase === state.phase && !isSpent(state) ? null : { code: 'WRONG_PHASE' }
}
