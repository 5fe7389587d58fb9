import { readPicks, writePicks } from '../line.ts'
import type { Action, Move, Rule } from '../rule.ts'
import { type Card, endTurn, happened, playerAt, spend, without } from '../state.ts'

interface DiscardTwo extends Action {
  readonly verb: 'discard'
  readonly cards: readonly Card[]
}

const discardTwo: Move<DiscardTwo> = {
  verb: 'discard',
  during: 'turn',

  read(tokens) {
    const cards = readPicks(tokens)
    return cards && { verb: 'discard', cards }
  },

  write: ({ cards }) => writePicks(cards).trim(),

  refuse(state, seat, { cards }) {
    const { hand } = playerAt(state, seat)
    if (!without(hand, cards)) return { code: 'CARD_NOT_IN_HAND', facts: { cards: cards.map(String) } }
    if (cards.length !== 2) return { code: 'DISCARD_NEEDS_TWO', facts: { named: cards.length, can: hand.length } }
    return null
  },

  apply(state, seat, { cards }) {
    return {
      state: endTurn(spend(state, seat, [], cards), [seat]),
      events: [happened('discarded', { seat, count: cards.length })]
    }
  },

  choices(state, seat) {
    const from = playerAt(state, seat).hand.map(String)
    if (from.length < 2) return []
    return [{ verb: 'discard', line: '', pick: { from, least: 2, most: 2 }, try: `-${from[0]} -${from[1]}` }]
  }
}

/** Rulebook: instead of placing an island, discard two cards, also when a placement is possible. */
export const discard = {
  name: 'discard',
  moves: [discardTwo]
} satisfies Rule
