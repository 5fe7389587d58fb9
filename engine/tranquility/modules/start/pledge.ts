import type { Choice } from '../../../game.ts'
import { readPicks, writePicks } from '../../../notation.ts'
import { playerAt } from '../../../players.ts'
import { firstReason } from '../../../refusal.ts'
import { removeAll } from '../../../multiset.ts'
import { bareMove } from '../../core/bare.ts'
import { type Card, discardable } from '../../sea/cards.ts'
import { CODES, type Reason } from '../../codes.ts'
import { readCard } from '../../line.ts'
import {
  PAIR,
  capacity,
  couldGive,
  mayGiveBlind,
  offering,
  openOffers,
  shortOf,
  withOffer,
  withdrew
} from './offers.ts'
import type { Action, Move } from '../../core/rule.ts'

const COUNT = /^(0|[1-9][0-9]*)$/
/** Two cards of the pile go along that nobody has seen. */
export const BLIND = 'blind'

export interface Give extends Action {
  readonly verb: 'give'
  readonly count: number
  readonly cards: readonly Card[]
  readonly blind: boolean
}

export const give: Move<Give> = {
  verb: 'give',
  during: 'pledge',
  by: () => true,

  read([verb, count = '', ...rest]) {
    const named = rest.filter(token => token !== BLIND)
    const cards = readPicks(named, readCard)
    if (verb !== 'give' || !COUNT.test(count) || !cards || rest.length > named.length + 1) return null
    return { verb, count: Number(count), cards, blind: rest.length > named.length }
  },

  write: ({ count, cards, blind }) => `give ${count}${writePicks(cards)}${blind ? ` ${BLIND}` : ''}`,

  refuse(state, seat, { count, cards, blind }, rules) {
    const offers = openOffers(state)
    if (!offers || couldGive(rules, state, seat) === 0) return { code: 'WRONG_PHASE' }
    const most = capacity(rules, state, seat)
    const short = shortOf(offers, seat)
    const isCounted = count <= most && count === cards.length + (blind ? PAIR : 0)
    const isBlindly = blind && !mayGiveBlind(rules, state, seat)
    return firstReason(CODES, [
      isCounted ? null : { code: 'PLEDGE_COUNT', facts: { count, named: cards.length, most } },
      refuseCards(playerAt(state, seat).hand, cards),
      isBlindly ? { code: 'BLIND_NOT_ALLOWED' } : null,
      count > short ? { code: 'PLEDGE_OVER_EIGHT', facts: { count, short } } : null
    ])
  },

  apply: (state, seat, { cards, blind }) => offering(state, seat, { cards, ...(blind && { blind }) }),

  choices(state, seat, rules) {
    const offers = openOffers(state)
    if (!offers || couldGive(rules, state, seat) === 0) return []
    const from = discardable(playerAt(state, seat).hand).map(String)
    const short = shortOf(offers, seat)
    const plain = giving(from, 0, short)
    return mayGiveBlind(rules, state, seat) && short >= PAIR ? [plain, giving(from, PAIR, short)] : [plain]
  }
}

export const withdraw = bareMove({
  verb: 'withdraw',
  during: 'pledge',
  by: () => true,

  // Who can give nothing, as everybody can see, has nothing to take back.
  refuse(state, seat, rules) {
    const offered = openOffers(state)?.[seat]
    return offered && couldGive(rules, state, seat) > 0 ? null : { code: 'WRONG_PHASE' }
  },

  apply: (state, seat) => ({ state: withOffer(state, seat, null), events: [withdrew(seat)] })
})

function refuseCards(hand: readonly Card[], cards: readonly Card[]): Reason | null {
  const isPayable = removeAll(discardable(hand), cards)
  return isPayable ? null : { code: 'PLEDGE_BAD_CARDS', facts: { cards: cards.map(String) } }
}

/** The numbers that may be given, so many of each unseen. */
function giving(from: readonly string[], unseen: number, short: number): Choice {
  const most = Math.min(from.length, short - unseen)
  const at: { [count: number]: number } = {}
  for (let count = 0; count <= most; count++) at[count + unseen] = count
  const given = { verb: 'give', ways: { kind: 'count', at }, pick: { from, least: 0, most } } as const
  if (unseen === 0) return { ...given, line: 'give _', try: 'give 0' }
  return { ...given, subject: BLIND, line: `give _ ${BLIND}`, try: `give ${unseen} ${BLIND}` }
}
