import { chainSteps } from '../chain-steps.ts'
import type { Event, Options, Step } from '../game.ts'
import type { Random } from '../random.ts'
import { type Card, ISLANDS } from './sea/cards.ts'
import type { DealContext, Rule } from './core/rule.ts'
import { ruleNamesFor, rulesOf } from './modules/index.ts'
import { seaNamed } from './sea/seas.ts'
import { type State, makeEvent } from './core/state.ts'
import { openingSteps } from './core/turn.ts'
import { type DealtCards, dealFunctionFor, usualTableKindFor } from './tables.ts'
import { VARIANTS, variantNameOf } from './variants.ts'

const NO_CARDS: readonly Card[] = []

/**
 * Deals a match: the rules add their cards to the deck, which is dealt into piles (DEAL.md). Opening hands are drawn later,
 * by `advance`.
 */
export function deal(options: Options, seats: number, random: Random): Step<State> {
  const names = ruleNamesFor(options)
  const rules = rulesOf({ rules: names })
  const { sea, table = usualTableKindFor(seats) } = VARIANTS[variantNameOf(options)]
  const deck = rules.reduce((cards, rule) => rule.deck?.(cards, options, random) ?? cards, NO_CARDS)
  const dealt = dealFunctionFor(table)(deck, seats, random)
  const set = { rules: names, table, sea, cells: seaNamed(sea).names.map(() => null) }
  const step = { state: { ...set, ...stateBeforeFirstTurn(dealt, rules) }, events: [dealtEvent(deck, dealt)] }
  return dealRules(step, rules, { options, random, rest: dealt.rest })
}

function stateBeforeFirstTurn(
  { piles, first }: DealtCards,
  rules: readonly Rule[]
): Omit<State, 'rules' | 'table' | 'sea' | 'cells'> {
  return {
    startPlayed: false,
    active: first,
    players: piles.map(pile => ({ hand: [], pile, discarded: 0 })),
    pending: openingSteps([...piles.keys()], first, rules),
    result: null
  }
}

/** Lets each rule set up its part of the table. */
function dealRules(dealt: Step<State>, rules: readonly Rule[], dealing: DealContext): Step<State> {
  return chainSteps(dealt, rules, (rule, state) => rule.deal?.(state, dealing))
}

// Sealed: the piles as they were dealt, and the islands that have been left out.
function dealtEvent(deck: readonly Card[], { piles, first }: DealtCards): Event {
  const dealt = piles.map(pile => pile.map(String))
  const left = new Set(deck)
  const removed = ISLANDS.filter(island => !left.has(island)).map(String)
  const sealed = { dealt, first, ...(removed.length > 0 && { removed }) }
  return { ...makeEvent('dealt', { piles: piles.map(pile => pile.length), first }), sealed }
}
