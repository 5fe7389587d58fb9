import { makeConsequence } from '../../core/consequence.ts'
import type { Seat, Viewer } from '../../../game.ts'
import { playerAt, spendCards } from '../../../players.ts'
import type { Random } from '../../../random.ts'
import { firstReasonByCodeOrder } from '../../../refusal.ts'
import { heldCardKindsForRole } from '../../core/rule-queries.ts'
import { type Card, discardableCards } from '../../sea/cards.ts'
import { REFUSAL_CODES, type Reason } from '../../codes.ts'
import type { ModuleViews } from '../slices.ts'
import {
  START_PRICE_IN_CARDS,
  publicOfferLimitOfAll,
  offersOrNull,
  cardsShortOfPrice,
  countOfferedCards
} from './offers.ts'
import { ruleMove } from '../../core/move.ts'
import type { Rule } from '../../core/rule.ts'
import { playCardAndNotifyRules } from '../../core/play-card.ts'
import { type Player, type State, seatsClockwiseFromActive, makeEvent, replaceFirstStep } from '../../core/state.ts'
import { replacePendingWithTurnEnd } from '../../core/turn.ts'
import { withStartDrawsAddedForCounting, extraDrawsForStart } from '../../tables.ts'
import { openOffersWithForcedOnesOrLose, collectOffersAndPayHandler, hideAllOffers } from './paying.ts'
import { makeOffer, withdrawOffer } from './pledge.ts'
import { startSampling } from './sampling.ts'
import { startBotPart } from './bot.ts'

const CARDS: ReadonlyMap<string, Card> = new Map([
  ['start', 'S'],
  ['start w', 'W']
])

const playStart = ruleMove('start', {
  during: 'turn',

  parse(tokens) {
    const card = CARDS.get(tokens.join(' '))
    return card ? { verb: 'start', card } : null
  },
  format: ({ card }) => lineOf(card),
  handCardsNeeded: ({ card }) => [card],
  refusals: (state, seat, { card }, rules) => [refuseStart(state, seat, card, rules)],

  apply(state, seat, { card }, rules) {
    const standIn = card !== 'S' && typeof card === 'string' && { startedWith: card }
    const started = playCardAndNotifyRules(rules, { ...state, startPlayed: true, ...standIn }, seat, card)
    const offers = state.players.map(() => null)
    return {
      state: replacePendingWithTurnEnd(started, seatsClockwiseFromActive(state), [
        ...extraDrawsForStart(started),
        { step: 'capacity', offers }
      ]),
      events: [makeEvent('started', { seat, ...(card !== 'S' && { with: String(card) }) })]
    }
  },

  candidates(state, seat, rules) {
    if (state.startPlayed) return []
    return heldCardKindsForRole(rules, state, seat, 'start', 'S').map(card => ({ verb: 'start', card }))
  },

  offer: (_, __, { card }) => ({ subject: String(card), ...(card !== 'S' && { standsFor: 'S' }) }),
  whyMoveCannotUseCard: (state, seat, card, rules) => (card === 'S' ? refuseStart(state, seat, card, rules) : null)
})

/**
 * The rule of the Start: while none is played, a seat that holds a Start must play it on its turn, and all seats together pay
 * eight cards for it (RULES.md, 4.3 and 5; rulings 3, 8, 26, 29 and 60).
 */
export const start = {
  name: 'start',
  openingSteps: [{ step: 'starts' }],
  moves: { start: playStart, give: makeOffer, withdraw: withdrawOffer },
  stepHandlers: {
    starts: {
      run: (state, _, __, random) => ({ state: shuffleStartsIntoPiles(state, random), events: [] }),
      visible: ({ step }) => ({ step })
    },
    capacity: {
      run: openOffersWithForcedOnesOrLose,
      visible: ({ step, offers }) => ({ step, offers: hideAllOffers(offers) })
    },
    pledge: collectOffersAndPayHandler
  },
  phaseAt: ({ step }) => (step === 'pledge' ? step : null),

  refuseMove(state, seat, { during, verb }) {
    const obliged = during === 'turn' && verb !== 'start' && !state.startPlayed && holdsStart(state, seat)
    return obliged ? { code: 'MUST_PLAY_START' } : null
  },
  phrases: startPhrases,
  viewPart: (state, viewer) => ({
    startPlayed: state.startPlayed,
    ...(state.startedWith && { startedWith: state.startedWith }),
    ...shownOffers(state, viewer)
  }),
  scoreItems: ({ startPlayed }) =>
    startPlayed === undefined ? [] : [{ name: 'start', kind: 'goal', value: Number(startPlayed), of: 1 }],

  consequences({ after, seat, action, rules }) {
    if (action.verb === 'start')
      return [makeConsequence('asks', { price: START_PRICE_IN_CARDS, can: capacityAfterStart(after, rules) })]
    if (action.verb !== 'give') return []
    return [
      makeConsequence('offers', { seat, count: action.count, short: cardsShortOfPrice(offersOrNull(after) ?? []) })
    ]
  },

  unmetGoal: state => (state.startPlayed ? null : { code: 'FINISH_NO_START' }),
  botPart: startBotPart,
  sampling: startSampling
} satisfies Rule

function shownOffers(state: State, viewer: Viewer): ModuleViews {
  const offers = offersOrNull(state)
  if (!offers) return {}
  const mine = viewer === 'watcher' ? null : offers[viewer]
  const blind = [...offers.keys()].filter(seat => offers[seat]?.blind)
  return {
    pledge: {
      counts: offers.map(offer => offer && countOfferedCards(offer)),
      short: cardsShortOfPrice(offers),
      ...(blind.length > 0 && { blind }),
      ...(mine && { mine: mine.cards.map(String) })
    }
  }
}

/** The phrases while the Start is being paid: how many cards the seat can give, and how many it asks others to give. */
function startPhrases(state: State, seat: Seat): readonly string[] {
  const offers = offersOrNull(state)
  if (!offers) return []
  const can = discardableCards(playerAt(state, seat).hand).length
  const short = cardsShortOfPrice(offers, seat)
  return [...numbered('can-give', 0, Math.min(can, short)), ...numbered('please-give', 1, cardsShortOfPrice(offers))]
}

function numbered(phrase: string, least: number, most: number): string[] {
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, step) => `${phrase} ${least + step}`)
}

function lineOf(card: Card): string {
  return card === 'S' ? 'start' : `start ${card}`
}

function holdsStart(state: State, seat: Seat): boolean {
  return playerAt(state, seat).hand.includes('S')
}

function refuseStart(state: State, seat: Seat, card: Card, rules: readonly Rule[]): Reason | null {
  if (state.startPlayed) return { code: 'START_ALREADY_PLAYED' }
  if (card === 'S') return null
  const unpayable =
    playerAt(state, seat).hand.includes(card) && publicLimitAfterStart(state, seat, card, rules) < START_PRICE_IN_CARDS
  return firstReasonByCodeOrder(REFUSAL_CODES, [
    holdsStart(state, seat) ? { code: 'MUST_PLAY_START' } : null,
    unpayable ? { code: 'START_UNPAYABLE' } : null
  ])
}

/** How many cards all seats can give for a Start that is played: of a solo player only those up to its larger hand. */
function capacityAfterStart(state: State, rules: readonly Rule[]): number {
  const limits = extraDrawsForStart(state).map(({ discardable = Infinity }) => discardable)
  return Math.min(publicOfferLimitOfAll(rules, withStartDrawsAddedForCounting(state)), ...limits)
}

/** The most cards that all seats could give, by public counts, once the seat has played the card as a Start. */
function publicLimitAfterStart(state: State, seat: Seat, card: Card, rules: readonly Rule[]): number {
  return publicOfferLimitOfAll(rules, withStartDrawsAddedForCounting(spendCards(state, seat, [card], [])))
}

function shuffleStartsIntoPiles(state: State, random: Random): State {
  const players = state.players.map((player): Player => {
    const place = random.below(player.pile.length + 1)
    return { ...player, pile: [...player.pile.slice(0, place), 'S', ...player.pile.slice(place)] }
  })
  return replaceFirstStep({ ...state, players })
}
