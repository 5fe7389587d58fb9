import type { Seat, Step } from '../../../game.ts'
import { readPicks, writePicks } from '../../../notation.ts'
import { playerAt, spendCards, withPlayer } from '../../../players.ts'
import { type Card, discardable } from '../../sea/cards.ts'
import { readCard } from '../../line.ts'
import { refusePayment } from '../../sea/payment.ts'
import type { Action, Move } from '../../core/rule.ts'
import { type State, happened, proceed } from '../../core/state.ts'
import { beforeAll } from '../../core/turn.ts'

export interface Pay extends Action {
  readonly verb: 'pay'
  readonly cards: readonly Card[]
}

/** Rulebook (Pyramid): what lies on a border space is paid for once its Explorer card is known. */
export const pay: Move<Pay> = {
  verb: 'pay',
  during: 'pay',

  read([verb, ...rest]) {
    const cards = readPicks(rest, readCard)
    return verb === 'pay' && cards ? { verb, cards } : null
  },

  write: ({ cards }) => `pay${writePicks(cards)}`,

  refuse(state, seat, { cards }) {
    return refusePayment(playerAt(state, seat).hand, dueIn(state), cards, {})
  },

  apply: (state, seat, { cards }) => paid(proceed(state), seat, cards, 0),

  choices(state, seat) {
    const due = dueIn(state)
    const from = discardable(playerAt(state, seat).hand).map(String)
    const cheapest = from.slice(0, due).map(card => ` -${card}`)
    return [{ verb: 'pay', line: 'pay', pick: { from, least: due, most: due }, try: `pay${cheapest.join('')}` }]
  }
}

/** How many cards are to be paid now; none where nothing is. */
export function dueIn({ pending: [now] }: State): number {
  return now?.step === 'pay' ? now.due : 0
}

/**
 * The active seat owes so many cards. Where that is the whole hand, everybody can see it, and it goes at once; of a
 * card more than that, the own pile gives its top one unseen.
 */
export function owing(state: State, due: number): Step<State> {
  const { hand, pile } = playerAt(state, state.active)
  if (due === 0) return { state, events: [] }
  if (due < hand.length) return { state: beforeAll(state, { step: 'pay', due }), events: [] }
  return paid(state, state.active, hand, Math.min(due - hand.length, pile.length))
}

function paid(state: State, seat: Seat, cards: readonly Card[], unseen: number): Step<State> {
  const left = spendCards(state, seat, [], cards)
  const { pile, discarded } = playerAt(left, seat)
  return {
    state: withPlayer(left, seat, { pile: pile.slice(unseen), discarded: discarded + unseen }),
    events: [happened('explorer-paid', { seat, count: cards.length, unseen })]
  }
}
