import { makeConsequence } from '../../core/consequence.ts'
import { singleChoiceIfPayable } from '../../../choice.ts'
import type { Choice, Seat, Step } from '../../../game.ts'
import { fixedLineMove } from '../../../move-kit.ts'
import { playerAt, spendCards } from '../../../players.ts'
import { standInCardsForRole } from '../../core/rule-queries.ts'
import { type Card, isDiscardable } from '../../sea/cards.ts'
import type { Reason } from '../../codes.ts'
import { START_PRICE_IN_CARDS, publicOfferLimitOfAll, offersOrNull, handWithoutClosedOffer } from '../start/offers.ts'
import { rowNumberForPlayers, rowIndexOfCell, islandsByRow } from '../../sea/rows.ts'
import { ruleMove } from '../../core/move.ts'
import type { Rule } from '../../core/rule.ts'
import { cellNamedOrThrow, seaNamed } from '../../sea/seas.ts'
import { playCardAndNotifyRules } from '../../core/play-card.ts'
import { type State, makeEvent, replaceFirstStep } from '../../core/state.ts'
import { replacePendingWithTurnEnd } from '../../core/turn.ts'
import { namesOfActiveAndWaitingStorms, removeStorm } from './in-play.ts'
import { isPlaceIsland } from '../islands/rule.ts'
import { withdrawOffersAndAskAgain } from '../start/paying.ts'
import { compassesBotPart } from './bot.ts'
import type { Action } from '../slices.ts'
import type { CompassesTypes, StormName } from './slice.ts'

const SUPPLY = 6
const STORM = /^[YPO][1-9]$/

const useCompass = ruleMove('compass', {
  during: 'always',

  parse([verb, storm = '', card, ...more]) {
    const name = storm.toUpperCase()
    const isRead = verb === 'compass' && isStorm(name) && (card ?? 'w') === 'w' && more.length === 0
    return isRead ? { verb, storm: name, card: card === undefined ? null : 'W' } : null
  },
  format: ({ storm, card }) => (card === null ? `compass ${storm}` : `compass ${storm} ${card}`),
  handCardsNeeded: ({ card }) => (card === null ? [] : [card]),
  isPlayedByWild: ({ card }) => card === 'W',

  refusals(state, seat, { storm, card }, rules) {
    const isThere = namesOfActiveAndWaitingStorms(state).some(name => name === storm)
    const isEmpty = card === null && poolOf(state) === 0
    if (isThere && !isEmpty) return [refuseSpending(state, seat, storm, card, rules)]
    return [isEmpty ? { code: 'COMPASS_NONE' } : { code: 'STORM_NOT_ACTIVE', facts: { storm } }]
  },

  apply(state, seat, { storm, card }, rules) {
    const facts = { seat, storm, ...(card !== null && { with: String(card) }) }
    const next = continueAfterCompass(withCompassSpent(rules, state, seat, storm, card), seat, card, rules)
    return { state: next.state, events: [makeEvent('compass-spent', facts), ...next.events] }
  },

  choices(state, seat, rules) {
    const storms = namesOfActiveAndWaitingStorms(state)
    if (storms.length === 0) return []
    return spendableCompasses(state, seat, rules).flatMap(card => choicesToSpend(state, seat, storms, card, rules))
  }
})

const wholeHand = ruleMove('all', {
  ...fixedLineMove('all'),
  during: 'turn',

  refusals(state, seat) {
    const { hand } = playerAt(state, seat)
    if (hand.length < 2) return [{ code: 'WHOLE_HAND_TOO_SMALL' }]
    return [hand.every(isDiscardable) ? null : { code: 'WHOLE_HAND_MONSTER' }]
  },

  apply(state, seat) {
    const { hand } = playerAt(state, seat)
    return {
      state: replacePendingWithTurnEnd(spendCards(state, seat, [], hand), [seat]),
      events: [makeEvent('whole-hand', { seat, count: hand.length })]
    }
  }
})

/**
 * The rule of the Compasses: they are earned for all seats, and any seat may spend one to remove a Storm, at any time (RULES.md,
 * 7.3; rulings 12, 13, 23, 36, 37 and 43).
 */
export const compasses = {
  name: 'compasses',
  isOn: options => options.storms === true,
  deal: state => ({ state: { ...state, compasses: { pool: 0, supply: SUPPLY } }, events: [] }),
  moves: { all: wholeHand, compass: useCompass },

  afterAction(state, seat, action) {
    const by = reasonCompassEarned(state, action)
    const { pool = 0, supply = 0 } = state.compasses ?? {}
    if (!by || supply === 0) return null
    return {
      state: { ...state, compasses: { pool: pool + 1, supply: supply - 1 } },
      events: [makeEvent('compass-earned', { seat, ...by })]
    }
  },

  // Ruling 37: the Wilds of other seats don't count, since that would reveal them.
  rescuedStates: (state, seat, rules) =>
    spendableCompasses(state, seat, rules).flatMap(card =>
      namesOfActiveAndWaitingStorms(state).map(storm => withCompassSpent(rules, state, seat, storm, card))
    ),

  mightHaveCompass: state => poolOf(state) > 0,
  phrases: state => (poolOf(state) > 0 ? namesOfActiveAndWaitingStorms(state).map(storm => `lift ${storm}`) : []),
  viewPart: state => ({ compasses: { pool: poolOf(state), supply: state.compasses?.supply ?? 0 } }),
  scoreItems: ({ compasses: shown }) => (shown ? [{ name: 'compasses', kind: 'count', value: shown.pool }] : []),
  consequences: ({ before, after }) =>
    poolOf(after) > poolOf(before) ? [makeConsequence('earns', { pool: poolOf(after) })] : [],
  botPart: compassesBotPart,
  sampling: { slice: ({ view: { compasses = { pool: 0, supply: SUPPLY } } }) => ({ compasses }) }
} satisfies Rule

function isStorm(name: string): name is StormName {
  return STORM.test(name)
}

function poolOf(state: State): number {
  return state.compasses?.pool ?? 0
}

/** The Compasses that the seat may spend: null for one of the pool, and each card of its hand that stands for one. */
function spendableCompasses(state: State, seat: Seat, rules: readonly Rule[]): (Card | null)[] {
  const held = handWithoutClosedOffer(state, seat)
  const own = standInCardsForRole(rules, 'compass').filter(card => held.includes(card))
  return poolOf(state) > 0 ? [null, ...own] : own
}

/** The state after a Compass has removed a Storm; both are out of the game (ruling 12). */
function withCompassSpent(
  rules: readonly Rule[],
  state: State,
  seat: Seat,
  storm: StormName,
  card: Card | null
): State {
  if (card !== null) return removeStorm(playCardAndNotifyRules(rules, state, seat, card), storm)
  const { pool = 0, supply = 0 } = state.compasses ?? {}
  return removeStorm({ ...state, compasses: { pool: pool - 1, supply } }, storm)
}

/**
 * The reason against spending a Compass: its Wild is in a closed offer, or the Start could no longer be paid, by public counts.
 */
function refuseSpending(
  state: State,
  seat: Seat,
  storm: StormName,
  card: Card | null,
  rules: readonly Rule[]
): Reason | null {
  if (card !== null && !handWithoutClosedOffer(state, seat).includes(card))
    return { code: 'CARD_NOT_IN_HAND', facts: { card: String(card) } }
  if (!offersOrNull(state)) return null
  return publicOfferLimitOfAll(rules, withCompassSpent(rules, state, seat, storm, card)) < START_PRICE_IN_CARDS
    ? { code: 'START_UNPAYABLE' }
    : null
}

/** The choice to spend the card (null: a Compass of the pool) on any Storm that may be removed. */
function choicesToSpend(
  state: State,
  seat: Seat,
  storms: readonly StormName[],
  card: Card | null,
  rules: readonly Rule[]
): readonly Choice[] {
  const open = storms.filter(storm => !refuseSpending(state, seat, storm, card, rules))
  const line = card === null ? 'compass _' : `compass _ ${card}`
  const own = card === null ? {} : { subject: String(card), standsFor: 'C' }
  return singleChoiceIfPayable({ verb: 'compass', ...own, line }, 'piece', open)
}

/** Continues after a Compass: on a turn, tests again whether the seat can act; otherwise takes back broken offers. */
function continueAfterCompass(state: State, seat: Seat, card: Card | null, rules: readonly Rule[]): Step<State> {
  const [now] = state.pending
  if (now?.step === 'turn') return { state: replaceFirstStep(state, [{ step: 'test' }, now]), events: [] }
  return withdrawOffersAndAskAgain(state, card === null ? null : seat, rules)
}

/**
 * How an action earns a Compass: by a Start, a row of six consecutive values (ruling 43), or a discarded whole hand (ruling 13);
 * null if it earns none.
 */
function reasonCompassEarned(
  state: State,
  action: Action
): Omit<CompassesTypes['events']['compass-earned'], 'seat'> | null {
  if (action.verb === 'start') return { by: 'start' }
  if (action.verb === 'all') return { by: 'hand' }
  if (!isPlaceIsland(action)) return null
  const sea = seaNamed(state.sea)
  const row = rowIndexOfCell(sea, cellNamedOrThrow(sea, action.cell))
  const lies = islandsByRow(state)[row] ?? []
  const isConsecutive = lies.every((island, place) => island !== null && island === (lies[0] ?? 0) + place)
  return isConsecutive ? { by: 'row', row: rowNumberForPlayers(row) } : null
}
