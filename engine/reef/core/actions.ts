import type { Seat } from '../../game.ts'
import { moveKit } from '../../move-kit.ts'
import { playerAt } from '../../players.ts'
import { REFUSAL_CODES, type Reason } from '../codes.ts'
import { launchBoat } from '../moves/boat.ts'
import { buyCard } from '../moves/buy.ts'
import { endTurn } from '../moves/end.ts'
import { revealCard } from '../moves/reveal.ts'
import { playShark } from '../moves/shark.ts'
import { takeWorm } from '../moves/take.ts'
import { COLOURS } from '../sea/cards.ts'
import { payTokensOneByOne } from '../sea/worms.ts'
import type { TypesSharedByMoves } from './move.ts'
import { asIfTurnBegan, decidingSeat, type Phase, type State } from './state.ts'

const kit = moveKit<TypesSharedByMoves>({
  codes: REFUSAL_CODES,
  moves: { take: takeWorm, buy: buyCard, reveal: revealCard, boat: launchBoat, shark: playShark, end: endTurn },
  refuseNow: (state, seat, { phases }) => refuseNow(state, seat, phases)
})

export const { parse, format, apply, choices } = kit

/** The choices for a plan: a worm of any colour, as the next roll isn't known, and all that the seat could do in its turn. */
export function anyWormAndTurnChoices(state: State, seat: Seat) {
  if (state.result) return []
  const worms = COLOURS.map(colour => ({ verb: 'take', colour }) as const)
  return [...kit.choicesOf(state, seat, worms), ...choices(asIfTurnBegan(state, seat), seat)]
}

/** Why a token or a shark can't be used anywhere: it isn't the seat's turn, or the seat has none. */
export function refuseUntimelyOrUnheldToken(state: State, seat: Seat, token: string): Reason | null {
  const player = playerAt(state, seat)
  const isHeld = token === 'sh' ? player.sharks > 0 : payTokensOneByOne(player).some(held => held === token)
  return refuseNow(state, seat, ['turn']) ?? (isHeld ? null : { code: 'NOT_ENOUGH_WORMS', facts: { paid: [token] } })
}

function refuseNow(state: State, seat: Seat, phases: readonly Phase[]): Reason | null {
  if (seat !== decidingSeat(state)) return { code: 'NOT_YOUR_TURN' }
  return phases.includes(state.phase) ? null : { code: 'WRONG_PHASE' }
}
