import { step } from '../../events.ts'
import type { Seat, Step } from '../../game.ts'
import { fixedLineMove } from '../../move-kit.ts'
import { playerAt, withPlayer } from '../../players.ts'
import type { Move } from '../core/move.ts'
import { GOLD_TO_WIN, goldOf, makeEvent, type State } from '../core/state.ts'
import { rankAndScoreByGold } from '../score.ts'
import { wareBoughtAt } from '../map/special-spaces.ts'
import type { Ware } from '../map/special.ts'

/** Sells the ware that the castle at the merchant's space buys, for the castle's highest coin (RULES.md, 4.5). */
export const sellForCoin: Move<'sell-coin'> = {
  ...fixedLineMove('sell-coin', 'sell coin'),
  phase: 'sale',
  refusals: (state, seat) => [state.castles[wareForSale(state, seat)].length > 0 ? null : { code: 'NO_COIN' }],
  apply(state, seat) {
    const ware = wareForSale(state, seat)
    const [coin, ...left] = state.castles[ware]
    if (coin === undefined) throw new Error(`Cannot sell "${ware}" for a coin: none is left`)
    const sold = withoutWare(state, seat, ware)
    const earned = withPlayer(sold, seat, { coins: [...playerAt(sold, seat).coins, coin] })
    const paid: State = { ...earned, castles: { ...state.castles, [ware]: left }, phase: 'bonus' }
    const event = makeEvent('sold', { seat, ware, coin })
    return goldOf(playerAt(paid, seat)) < GOLD_TO_WIN ? step(paid, event) : endWithWin(paid, event)
  },
  offer(state, seat) {
    const ware = wareForSale(state, seat)
    const [coin] = state.castles[ware]
    return { facts: coin === undefined ? { ware } : { ware, coin } }
  }
}

/** Sells the ware that the castle at the merchant's space buys, for a full hand of cards (RULES.md, 4.5). */
export const sellForCards: Move<'sell-cards'> = {
  ...fixedLineMove('sell-cards', 'sell cards'),
  phase: 'sale',
  refusals: () => [],
  apply(state, seat) {
    const ware = wareForSale(state, seat)
    const sold = withoutWare(state, seat, ware)
    return step({ ...sold, phase: 'fill' }, makeEvent('sold', { seat, ware, coin: null }))
  },
  offer: (state, seat) => ({ facts: { ware: wareForSale(state, seat) } })
}

/** Declines a sale: the ware stays on the wagon, at no cost (ruling 29). */
export const keepWare: Move<'no-sale'> = {
  ...fixedLineMove('no-sale', 'no sale'),
  phase: 'sale',
  refusals: () => [],
  apply: (state, seat) => step({ ...state, phase: 'next' }, makeEvent('declined', { seat, what: 'sale' }))
}

/** Makes the free roll of the die after a sale (ruling 16). */
export const rollAfterSale: Move<'bonus'> = {
  ...fixedLineMove('bonus', 'roll'),
  phase: 'bonus',
  refusals: () => [],
  apply: state => step({ ...state, phase: 'roll', die: { source: 'sale', face: null } })
}

/** Declines the free roll after a sale. */
export const declineRoll: Move<'no-roll'> = {
  ...fixedLineMove('no-roll', 'no roll'),
  phase: 'bonus',
  refusals: () => [],
  apply: (state, seat) => step({ ...state, phase: 'next' }, makeEvent('declined', { seat, what: 'roll' }))
}

function wareForSale(state: State, seat: Seat): Ware {
  const ware = wareBoughtAt(playerAt(state, seat).at)
  if (!ware) throw new Error(`Cannot sell where seat "${seat}" stands`)
  return ware
}

function withoutWare(state: State, seat: Seat, ware: Ware): State {
  const { wagon } = playerAt(state, seat)
  return withPlayer(state, seat, { wagon: wagon.filter(other => other !== ware) })
}

function endWithWin(state: State, event: Step<State>['events'][number]): Step<State> {
  const [outcome, why] = ['ranked', 'GOLD'] as const
  return step(
    { ...state, phase: 'over', result: { outcome, why, ...rankAndScoreByGold(state) } },
    event,
    makeEvent('over', { outcome, why })
  )
}
