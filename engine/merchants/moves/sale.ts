import type { Choice, Seat, Step } from '../../game.ts'
import { playerAt, withPlayer } from '../../players.ts'
import type { Move } from '../core/move.ts'
import { GOLD_TO_WIN, goldOf, happened, only, type State } from '../core/state.ts'
import { rankedBy } from '../score.ts'
import { wareAt } from '../map/sites.ts'
import type { Ware } from '../map/special.ts'

const TAKES = ['coin', 'cards'] as const

/** The ware goes back to the warehouse, for the highest coin of the castle or a full hand: RULES.md, 4.5. */
export const sell: Move<'sell'> = {
  verb: 'sell',
  phase: 'sale',
  read([verb, what, ...more]) {
    const take = TAKES.find(one => one === what)
    return verb === 'sell' && take && more.length === 0 ? { verb, take } : null
  },
  write: ({ take }) => `sell ${take}`,
  refuse(state, seat, { take }) {
    const isThere = take === 'cards' || state.castles[soldBy(state, seat)].length > 0
    return [isThere ? null : { code: 'NO_COIN' }]
  },
  apply(state, seat, { take }) {
    const ware = soldBy(state, seat)
    const { wagon, coins } = playerAt(state, seat)
    const sold = withPlayer(state, seat, { wagon: wagon.filter(other => other !== ware) })
    const [coin, ...left] = state.castles[ware]
    if (take === 'cards' || coin === undefined)
      return only({ ...sold, phase: 'fill' }, happened('sold', { seat, ware, coin: null }))
    const earned = withPlayer(sold, seat, { coins: [...coins, coin] })
    const paid: State = { ...earned, castles: { ...state.castles, [ware]: left }, phase: 'bonus' }
    const event = happened('sold', { seat, ware, coin })
    return goldOf(playerAt(paid, seat)) < GOLD_TO_WIN ? only(paid, event) : won(paid, event)
  },
  choices(state, seat) {
    const ware = soldBy(state, seat)
    const [coin] = state.castles[ware]
    return [...(coin === undefined ? [] : [toSell('coin', { ware, coin })]), toSell('cards', { ware })]
  }
}

/** The ware is kept: refusing a sale costs nothing (ruling 29). */
export const noSale: Move<'no-sale'> = {
  verb: 'no-sale',
  phase: 'sale',
  read: ([first, second, ...more]) =>
    first === 'no' && second === 'sale' && more.length === 0 ? { verb: 'no-sale' } : null,
  write: () => 'no sale',
  refuse: () => [],
  apply: (state, seat) => only({ ...state, phase: 'next' }, happened('declined', { seat, what: 'sale' })),
  choices: () => [{ verb: 'no-sale', line: 'no sale', example: 'no sale' }]
}

/** After a sale the die is free: ruling 16. */
export const bonus: Move<'bonus'> = {
  verb: 'bonus',
  phase: 'bonus',
  read: ([verb, ...more]) => (verb === 'roll' && more.length === 0 ? { verb: 'bonus' } : null),
  write: () => 'roll',
  refuse: () => [],
  apply: state => only({ ...state, phase: 'roll', die: { source: 'sale', face: null } }),
  choices: () => [{ verb: 'bonus', line: 'roll', example: 'roll' }]
}

export const noRoll: Move<'no-roll'> = {
  verb: 'no-roll',
  phase: 'bonus',
  read: ([first, second, ...more]) =>
    first === 'no' && second === 'roll' && more.length === 0 ? { verb: 'no-roll' } : null,
  write: () => 'no roll',
  refuse: () => [],
  apply: (state, seat) => only({ ...state, phase: 'next' }, happened('declined', { seat, what: 'roll' })),
  choices: () => [{ verb: 'no-roll', line: 'no roll', example: 'no roll' }]
}

function toSell(take: (typeof TAKES)[number], facts: { readonly ware: Ware; readonly coin?: number }): Choice {
  return { verb: `sell-${take}`, facts, line: `sell ${take}`, example: `sell ${take}` }
}

function soldBy(state: State, seat: Seat): Ware {
  const ware = wareAt(playerAt(state, seat).at)
  if (!ware) throw new Error(`Cannot sell where seat "${seat}" stands`)
  return ware
}

function won(state: State, event: Step<State>['events'][number]): Step<State> {
  const [outcome, why] = ['ranked', 'GOLD'] as const
  return only(
    { ...state, phase: 'over', result: { outcome, why, ...rankedBy(state) } },
    event,
    happened('over', { outcome, why })
  )
}
