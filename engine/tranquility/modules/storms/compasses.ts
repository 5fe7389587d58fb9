import { choiceAtPrice } from '../../../choice.ts'
import type { Choice, Seat, Step } from '../../../game.ts'
import { playerAt, spendCards } from '../../../players.ts'
import { standIns } from '../../core/asked.ts'
import { bareMove } from '../../core/bare.ts'
import type { Card } from '../../sea/cards.ts'
import type { Reason } from '../../codes.ts'
import { START_PRICE, allCouldGive, offersIn, unpledged } from '../start/offers.ts'
import { rankOf, rowOf, rowsOf } from '../../sea/rows.ts'
import type { Action, Move, Rule } from '../../core/rule.ts'
import { cellAt, seaNamed } from '../../sea/seas.ts'
import { played } from '../../core/playing.ts'
import { type State, happened, proceed } from '../../core/state.ts'
import { endTurn } from '../../core/turn.ts'
import { liftable, lifted } from './in-play.ts'
import { isPlace } from '../islands/rule.ts'
import { askAgain } from '../start/paying.ts'
import { compassPilot } from './pilot.ts'
import type { Compasses, StormName } from './slice.ts'

const SUPPLY = 6
const STORM = /^[YPO][1-9]$/

interface UseCompass extends Action {
  readonly verb: 'compass'
  readonly storm: StormName
  /** A card of the hand that is spent as one; null: from the pool. */
  readonly card: Card | null
}

const useCompass: Move<UseCompass> = {
  verb: 'compass',
  during: 'always',

  read([verb, storm = '', card, ...more]) {
    const name = storm.toUpperCase()
    const isRead = verb === 'compass' && isStorm(name) && (card ?? 'w') === 'w' && more.length === 0
    return isRead ? { verb, storm: name, card: card === undefined ? null : 'W' } : null
  },
  write: ({ storm, card }) => (card === null ? `compass ${storm}` : `compass ${storm} ${card}`),
  cards: ({ card }) => (card === null ? [] : [card]),
  isWild: ({ card }) => card === 'W',

  refuse(state, seat, { storm, card }, rules) {
    const isThere = liftable(state).some(name => name === storm)
    const isEmpty = card === null && poolOf(state) === 0
    if (isThere && !isEmpty) return refuseSpending(state, seat, storm, card, rules)
    return isEmpty ? { code: 'COMPASS_NONE' } : { code: 'STORM_NOT_ACTIVE', facts: { storm } }
  },

  apply(state, seat, { storm, card }, rules) {
    const facts = { seat, storm, ...(card !== null && { with: String(card) }) }
    const next = goOn(spent(state, seat, storm, card), seat, card, rules)
    return { state: next.state, events: [happened('compass-spent', facts), ...next.events] }
  },

  choices(state, seat, rules) {
    const storms = liftable(state)
    if (storms.length === 0) return []
    return waysOf(state, seat, rules).flatMap(card => spending(state, seat, storms, card, rules))
  }
}

const wholeHand = bareMove({
  verb: 'all',
  during: 'turn',

  refuse(state, seat) {
    const { hand } = playerAt(state, seat)
    if (hand.length < 2) return { code: 'WHOLE_HAND_TOO_SMALL' }
    return hand.includes('M') ? { code: 'WHOLE_HAND_MONSTER' } : null
  },

  apply(state, seat) {
    const { hand } = playerAt(state, seat)
    return {
      state: endTurn(spendCards(state, seat, [], hand), [seat]),
      events: [happened('whole-hand', { seat, count: hand.length })]
    }
  }
})

/** Rulebook: Compasses are earned for all, and whoever likes spends one on a Storm, at any time. */
export const compasses = {
  name: 'compasses',
  isOn: options => options.storms === true,
  deal: state => ({ state: { ...state, compasses: { pool: 0, supply: SUPPLY } }, events: [] }),
  moves: [wholeHand, useCompass],

  after(state, seat, action) {
    const by = earnedBy(state, action)
    const { pool = 0, supply = 0 } = state.compasses ?? {}
    if (!by || supply === 0) return null
    return {
      state: { ...state, compasses: { pool: pool + 1, supply: supply - 1 } },
      events: [happened('compass-earned', { seat, ...by })]
    }
  },

  // Ruling 37: the Wilds of others are left out of account, as that would show them.
  rescues: (state, seat, rules) =>
    waysOf(state, seat, rules).flatMap(card => liftable(state).map(storm => spent(state, seat, storm, card))),

  phrases: state => (poolOf(state) > 0 ? liftable(state).map(storm => `lift ${storm}`) : []),
  shown: state => ({ compasses: { pool: poolOf(state), supply: state.compasses?.supply ?? 0 } }),
  pilot: compassPilot,
  imagining: { slice: ({ view: { compasses = { pool: 0, supply: SUPPLY } } }) => ({ compasses }) }
} satisfies Rule

function isStorm(name: string): name is StormName {
  return STORM.test(name)
}

function poolOf(state: State): number {
  return state.compasses?.pool ?? 0
}

/** What the seat may spend as a Compass: from the pool (null), or a card of its own. */
function waysOf(state: State, seat: Seat, rules: readonly Rule[]): (Card | null)[] {
  const held = unpledged(state, seat)
  const own = standIns(rules, 'compass').filter(card => held.includes(card))
  return poolOf(state) > 0 ? [null, ...own] : own
}

/** Ruling 12: what is spent is out of the game, and cannot be earned again. */
function spent(state: State, seat: Seat, storm: StormName, card: Card | null): State {
  if (card !== null) return lifted(played(state, seat, card), storm)
  const { pool = 0, supply = 0 } = state.compasses ?? {}
  return lifted({ ...state, compasses: { pool: pool - 1, supply } }, storm)
}

/** A Wild pledged for good is spent already. While a Start is being paid, no Compass may be spent that everybody can see would leave fewer than eight cards. */
function refuseSpending(
  state: State,
  seat: Seat,
  storm: StormName,
  card: Card | null,
  rules: readonly Rule[]
): Reason | null {
  if (card !== null && !unpledged(state, seat).includes(card))
    return { code: 'CARD_NOT_IN_HAND', facts: { card: String(card) } }
  if (!offersIn(state)) return null
  return allCouldGive(rules, spent(state, seat, storm, card)) < START_PRICE ? { code: 'START_UNPAYABLE' } : null
}

/** One choice for each way, of the Storms that may be lifted by it. */
function spending(
  state: State,
  seat: Seat,
  storms: readonly StormName[],
  card: Card | null,
  rules: readonly Rule[]
): readonly Choice[] {
  const open = storms.filter(storm => !refuseSpending(state, seat, storm, card, rules))
  const line = card === null ? 'compass _' : `compass _ ${card}`
  const own = card === null ? {} : { subject: String(card), as: 'C' }
  return choiceAtPrice({ verb: 'compass', ...own, line }, 'piece', open)
}

/** A turn is tested again, as its last card or last rescue may be gone; offers that cannot stand are taken back. */
function goOn(state: State, seat: Seat, card: Card | null, rules: readonly Rule[]): Step<State> {
  const [now] = state.pending
  if (now?.step === 'turn') return { state: proceed(state, [{ step: 'test' }, now]), events: [] }
  return askAgain(state, card === null ? null : seat, rules)
}

/** What earns a Compass: the Start, a row of six values in a row, a whole hand. */
function earnedBy(state: State, action: Action): Omit<Compasses['events']['compass-earned'], 'seat'> | null {
  if (action.verb === 'start') return { by: 'start' }
  if (action.verb === 'all') return { by: 'hand' }
  if (!isPlace(action)) return null
  const sea = seaNamed(state.sea)
  const row = rowOf(sea, cellAt(sea, action.cell))
  const lies = rowsOf(state)[row] ?? []
  const isConsecutive = lies.every((island, place) => island !== null && island === (lies[0] ?? 0) + place)
  return isConsecutive ? { by: 'row', row: rankOf(row) } : null
}
