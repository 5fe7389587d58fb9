import type { Seat, Step } from '../../game.ts'
import type { Move as KitMove } from '../../move-kit.ts'
import { removeAll } from '../../multiset.ts'
import { playerAt } from '../../players.ts'
import type { Reason } from '../codes.ts'
import type { Action } from '../modules/slices.ts'
import type { Card } from '../sea/cards.ts'
import type { Rule } from './rule.ts'
import { isMoveRefused, reasonsAgainstMove, verbsOf } from './rule-queries.ts'
import type { Phase, State } from './state.ts'

/** The verb of an action, as `place`. */
export type Verb = Action['verb']
type ActionOf<V extends Verb> = Extract<Action, { readonly verb: V }>

/** The types that all moves of this game share; their context is the rules of the match. */
export interface MoveTypes {
  readonly state: State
  readonly action: Action
  readonly reason: Reason
  readonly extra: MoveHooks
  readonly context: readonly Rule[]
}

/** A kind of action, as the move kit and the rules ask it. */
export type Move<V extends Verb = Verb> = KitMove<MoveTypes, V>

/** What every kind of action tells besides, whatever its cards. */
export interface MoveHooks {
  readonly verb: Verb
  /** The phase in which it is taken; `always`: by any seat, whenever somebody must decide. */
  readonly during: Phase | 'always'
  /** Whether the seat may take it in that phase; the active seat alone where left out. */
  mayAct?(state: State, seat: Seat, rules: readonly Rule[]): boolean
  /** Whether the cards and the sea allow any action of the kind. */
  isPossible(state: State, seat: Seat, rules: readonly Rule[]): boolean
  /** The reason against a card of the hand that is played like this, but by none of its choices. */
  whyUnplayable?(state: State, seat: Seat, card: Card, rules: readonly Rule[]): Reason | null
  /** What the table shows when something hidden makes it fail; null where nothing does. */
  hiddenFailure?(state: State, rules: readonly Rule[]): Step<State> | null
}

/** What a module writes of a kind of action; `ruleMove` adds what all kinds have in common. */
type OwnMove<V extends Verb> = Omit<Move<V>, 'verb' | 'isPossible'> & {
  /** The cards that must be in the hand. */
  cardsNeeded?(action: ActionOf<V>): readonly Card[]
  /** Whether a Wild plays the module's card: `refusals` then run even without the module (RULES.md, 4.4). */
  isStandIn?(action: ActionOf<V>): boolean
}

/** Makes a move of a rule: refused in a match without the rule, without its cards, and by any rule that refuses its kind. */
export function ruleMove<V extends Verb>(verb: V, { cardsNeeded, isStandIn, ...own }: OwnMove<V>): Move<V> {
  const { choices, candidates } = own
  const move: Move<V> = {
    ...own,
    verb,
    ...(choices && {
      choices: (state, seat, rules) => (isMoveRefused(rules, state, seat, move) ? [] : choices(state, seat, rules))
    }),
    ...(candidates && {
      candidates: (state, seat, rules) =>
        isMoveRefused(rules, state, seat, move) ? [] : candidates(state, seat, rules)
    }),

    refusals(state, seat, action, rules) {
      const absent = verbsOf(rules).includes(verb) ? null : absence(verb, isStandIn?.(action) ?? false)
      const common = [
        ...reasonsAgainstMove(rules, state, seat, move),
        refuseUnheld(playerAt(state, seat).hand, cardsNeeded?.(action) ?? []) ?? absent
      ]
      return absent?.code === 'MODULE' ? common : [...common, ...own.refusals(state, seat, action, rules)]
    },

    isPossible(state, seat, rules) {
      if (choices) return choices(state, seat, rules).length > 0
      const actions = candidates?.(state, seat, rules) ?? []
      return actions.some(action => !move.refusals(state, seat, action, rules).some(Boolean))
    }
  }
  return move
}

/** The reason against a move that the match lacks; a Wild in such a role is judged by its cell first (RULES.md, 4.4). */
function absence(verb: Verb, isStandIn: boolean): Reason {
  return { code: isStandIn ? 'WILD_AS_UNAVAILABLE' : 'MODULE', facts: { verb } }
}

function refuseUnheld(hand: readonly Card[], cards: readonly Card[]): Reason | null {
  if (removeAll(hand, cards)) return null
  const names = cards.map(String)
  return { code: 'CARD_NOT_IN_HAND', facts: names.length === 1 ? { card: names[0] ?? '' } : { cards: names } }
}
