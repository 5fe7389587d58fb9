import type { Choice } from '../../../game.ts'
import { isCellName, formatPicks } from '../../../notation.ts'
import { spendCards } from '../../../players.ts'
import { choiceOfPricedWays } from '../../../choice.ts'
import { faceOf, isMountain } from '../../mountain/cards.ts'
import { readCard, readCards } from '../../line.ts'
import { slotNamed } from '../../mountain/mountain.ts'
import { findOpenSlots, placesToTry } from '../../mountain/open-slots.ts'
import { placingCost, slotsFitting, refusePlacing } from '../../mountain/placing.ts'
import type { ActionOf, Move, Rule } from '../../core/rule.ts'
import { enterResolvePhase, handOf, happened, layCard } from '../../core/state.ts'
import { mountainsBot } from './bot.ts'

const place: Move<ActionOf<'place'>> = {
  verb: 'place',

  read([first = '', ...rest]) {
    const [name = '', slot = '', ...more] = first.split('@')
    const card = readCard(name)
    const payment = readCards(rest)
    if (!card || !isMountain(card) || !isCellName(slot) || more.length > 0 || !payment) return null
    return { verb: 'place', card, slot, payment }
  },

  write: ({ card, slot, payment }) => `${card}@${slot}${formatPicks(payment)}`,
  cards: ({ card, payment }) => [card, ...payment],

  refuse(state, seat, { card, slot, payment }) {
    return refusePlacing(state.grid, card, slot, { payment, can: handOf(state, seat).length - 1 })
  },

  apply(state, seat, { card, slot, payment }) {
    return {
      state: enterResolvePhase(layCard(spendCards(state, seat, [card], payment), slotNamed(slot), card)),
      events: [happened('placed', { seat, card, slot, paid: payment.length })]
    }
  },

  choices(state, seat) {
    const hand = handOf(state, seat)
    const open = findOpenSlots(state.grid)
    const choices: Choice[] = []
    for (const [index, card] of hand.entries()) {
      if (!isMountain(card) || hand.indexOf(card) < index) continue
      const prices = slotsFitting(open, card).map(
        opening => [opening.place.name, placingCost(opening, faceOf(card))] as const
      )
      const others = hand.filter((_, other) => other !== index)
      const choice = choiceOfPricedWays({ verb: 'place', subject: card, line: `${card}@_` }, 'cell', prices, others)
      if (choice) choices.push(choice)
    }
    return choices
  },

  tries: ({ grid }, card) =>
    isMountain(card) ? placesToTry(grid).map(({ name }) => ({ verb: 'place', card, slot: name, payment: [] })) : []
}

const discardTwo: Move<ActionOf<'discard'>> = {
  verb: 'discard',

  read(tokens) {
    const cards = readCards(tokens)
    return cards && { verb: 'discard', cards }
  },

  write: ({ cards }) => formatPicks(cards).trim(),
  cards: ({ cards }) => cards,

  refuse: (_, __, { cards }) => (cards.length === 2 ? null : { code: 'DISCARD', facts: { named: cards.length } }),

  apply: (state, seat, { cards }) => ({
    state: enterResolvePhase(spendCards(state, seat, [], cards)),
    events: [happened('discarded', { seat, count: cards.length })]
  }),

  choices(state, seat): Choice[] {
    const from = handOf(state, seat)
    if (from.length < 2) return []
    return [{ verb: 'discard', line: '', pick: { from, least: 2, most: 2 }, example: `-${from[0]} -${from[1]}` }]
  }
}

/** The basic actions: place a mountain card and pay for it, or discard two cards (RULES.md, 4.3, 4.4, 4.7). */
export const mountains: Rule = { name: 'mountains', moves: [discardTwo, place], bot: mountainsBot }
