import type { Choice } from '../../../game.ts'
import { looksLikeCellName, formatDashPrefixedPicks } from '../../../notation.ts'
import { spendCards } from '../../../players.ts'
import { choiceOfPayableWays } from '../../../choice.ts'
import { printedFaceWithIbexOf, isMountainCard } from '../../mountain/cards.ts'
import { parseCardToken, parseDashedCards } from '../../line.ts'
import { slotNamedOrThrow } from '../../mountain/mountain.ts'
import { findSlotsForMountainCards, openPlacesElseAll } from '../../mountain/open-slots.ts'
import { placingCost, placingRefusals, slotsFitting } from '../../mountain/placing.ts'
import type { Move, Rule } from '../../core/rule.ts'
import { makeConsequence } from '../../core/consequence.ts'
import { refuseUnheld } from '../../core/payment.ts'
import { enterResolvePhase, handOf, makeEvent, layCardAndBuryBridge } from '../../core/state.ts'
import { mountainsCostTerms } from './bot.ts'

/** The number of cards that are discarded at once (RULES.md, 4.7). */
const DISCARDED = 2

const place: Move<'place'> = {
  rule: 'mountains',

  parse([first = '', ...rest]) {
    const [name = '', slot = '', ...more] = first.split('@')
    const card = parseCardToken(name)
    const payment = parseDashedCards(rest)
    if (!card || !isMountainCard(card) || !looksLikeCellName(slot) || more.length > 0 || !payment) return null
    return { verb: 'place', card, slot, payment }
  },

  format: ({ card, slot, payment }) => `${card}@${slot}${formatDashPrefixedPicks(payment)}`,

  refusals(state, seat, { card, slot, payment }) {
    const hand = handOf(state, seat)
    const placing = placingRefusals(state.grid, card, slot, { payment, payableCards: hand.length - 1 })
    return [refuseUnheld(hand, [card, ...payment]), ...placing]
  },

  apply(state, seat, { card, slot, payment }) {
    return {
      state: enterResolvePhase(
        layCardAndBuryBridge(spendCards(state, seat, [card], payment), slotNamedOrThrow(slot), card)
      ),
      events: [makeEvent('placed', { seat, card, slot, paid: payment.length })]
    }
  },

  choices(state, seat) {
    const hand = handOf(state, seat)
    const open = findSlotsForMountainCards(state.grid)
    const choices: Choice[] = []
    for (const [index, card] of hand.entries()) {
      if (!isMountainCard(card) || hand.indexOf(card) < index) continue
      const prices = slotsFitting(open, card).map(
        opening => [opening.place.name, placingCost(opening, printedFaceWithIbexOf(card))] as const
      )
      const others = hand.filter((_, other) => other !== index)
      const choice = choiceOfPayableWays({ verb: 'place', subject: card, line: `${card}@_` }, 'cell', prices, others)
      if (choice) choices.push(choice)
    }
    return choices
  },

  attempts: ({ grid }, card) =>
    isMountainCard(card)
      ? openPlacesElseAll(grid).map(({ name }) => ({ verb: 'place', card, slot: name, payment: [] }))
      : []
}

const discard: Move<'discard'> = {
  rule: 'mountains',

  parse(tokens) {
    const cards = parseDashedCards(tokens)
    return cards && { verb: 'discard', cards }
  },

  format: ({ cards }) => formatDashPrefixedPicks(cards).trim(),

  refusals: (state, seat, { cards }) => [
    refuseUnheld(handOf(state, seat), cards),
    cards.length === DISCARDED ? null : { code: 'DISCARD', facts: { named: cards.length } }
  ],

  apply: (state, seat, { cards }) => ({
    state: enterResolvePhase(spendCards(state, seat, [], cards)),
    events: [makeEvent('discarded', { seat, count: cards.length })]
  }),

  choices(state, seat): Choice[] {
    const from = handOf(state, seat)
    if (from.length < DISCARDED) return []
    const pick = { from, least: DISCARDED, most: DISCARDED }
    return [{ verb: 'discard', line: '', pick, example: formatDashPrefixedPicks(from.slice(0, DISCARDED)).trim() }]
  }
}

/** The basic actions: place a mountain card and pay for it, or discard two cards (RULES.md, 4.3, 4.4, 4.7). */
export const mountains = {
  name: 'mountains',
  moves: { discard, place },

  consequences: ({ after, seat, action }) =>
    action.verb === 'discard'
      ? [makeConsequence('discards', { seat, count: action.cards.length, left: handOf(after, seat).length })]
      : [],
  botCostTerms: mountainsCostTerms
} satisfies Rule
