import type { Seat, Step } from '../../game.ts'
import type { Move as KitMove } from '../../move-kit.ts'
import { removeEachOnce } from '../../multiset.ts'
import { playerAt } from '../../players.ts'
import type { Reason } from '../codes.ts'
import type { Action } from '../modules/slices.ts'
import type { Card } from '../sea/cards.ts'
import type { Rule } from './rule.ts'
import { isMoveRefusedByAnyRule, reasonsAgainstMove, verbsOf } from './rule-queries.ts'
import type { Phase, State } from './state.ts'

/** The verb of an action, such as `place`. */
export type Verb = Action['verb']
type ActionOf<V extends Verb> = Extract<Action, { readonly verb: V }>

/** The types that all moves of this game share; their context is the rules of the match. */
export interface TypesSharedByMoves {
  readonly state: State
  readonly action: Action
  readonly reason: Reason
  readonly extra: MoveMembersBeyondKit
  readonly context: readonly Rule[]
}

/** A kind of action, as an object for the move kit and the rules. */
export type Move<V extends Verb = Verb> = KitMove<TypesSharedByMoves, V>

/** The members that moves of this game have beyond the move kit's. */
export interface MoveMembersBeyondKit {
  readonly verb: Verb
  /** The phase in which the move may be taken; `always`: by any seat, whenever somebody must decide. */
  readonly during: Phase | 'always'
  /** Whether the seat may take the move in that phase; if left out, only the active seat may. */
  mayAct?(state: State, seat: Seat, rules: readonly Rule[]): boolean
  /** Whether the cards and the sea allow any action of this move. */
  isPossible(state: State, seat: Seat, rules: readonly Rule[]): boolean
  /** Why no choice of this move plays a card of the hand; null if the move isn't for that card. */
  whyMoveCannotUseCard?(state: State, seat: Seat, card: Card, rules: readonly Rule[]): Reason | null
  /** The step that reveals the hidden cards by which the action fails; null if it doesn't fail. */
  hiddenFailure?(state: State, rules: readonly Rule[]): Step<State> | null
}

/** A move as a module defines it; `ruleMove` adds the members that all moves share. */
type OwnMove<V extends Verb> = Omit<Move<V>, 'verb' | 'isPossible'> & {
  /** The cards that the action needs in the hand. */
  handCardsNeeded?(action: ActionOf<V>): readonly Card[]
  /** Whether a Wild plays the module's card: `refusals` then run even without the module (RULES.md, 4.4). */
  isPlayedByWild?(action: ActionOf<V>): boolean
}

/** Makes a rule's move. It is refused if the match lacks the rule, the hand lacks its cards, or any rule refuses this move. */
export function ruleMove<V extends Verb>(verb: V, { handCardsNeeded, isPlayedByWild, ...own }: OwnMove<V>): Move<V> {
  const { choices, candidates } = own
  const move: Move<V> = {
    ...own,
    verb,
    ...(choices && {
      choices: (state, seat, rules) =>
        isMoveRefusedByAnyRule(rules, state, seat, move) ? [] : choices(state, seat, rules)
    }),
    ...(candidates && {
      candidates(state, seat, rules) {
        const actions = candidates(state, seat, rules)
        return actions.length > 0 && isMoveRefusedByAnyRule(rules, state, seat, move) ? [] : actions
      }
    }),

    refusals(state, seat, action, rules) {
      const absent = verbsOf(rules).includes(verb) ? null : reasonMoveIsAbsent(verb, isPlayedByWild?.(action) ?? false)
      const unheld = refuseUnheld(playerAt(state, seat).hand, handCardsNeeded?.(action) ?? [])
      const reasons: (Reason | null)[] = [...reasonsAgainstMove(rules, state, seat, move), unheld ?? absent]
      if (absent?.code !== 'MODULE') reasons.push(...own.refusals(state, seat, action, rules))
      return reasons
    },

    isPossible(state, seat, rules) {
      if (choices) return choices(state, seat, rules).length > 0
      const actions = candidates?.(state, seat, rules) ?? []
      return actions.some(action => !move.refusals(state, seat, action, rules).some(Boolean))
    }
  }
  return move
}

/** The reason against a move that the match lacks; another one where a Wild would play the missing card (RULES.md, 4.4). */
function reasonMoveIsAbsent(verb: Verb, isPlayedByWild: boolean): Reason {
  return { code: isPlayedByWild ? 'WILD_AS_UNAVAILABLE' : 'MODULE', facts: { verb } }
}

function refuseUnheld(hand: readonly Card[], cards: readonly Card[]): Reason | null {
  if (removeEachOnce(hand, cards)) return null
  const names = cards.map(String)
  return { code: 'CARD_NOT_IN_HAND', facts: names.length === 1 ? { card: names[0] ?? '' } : { cards: names } }
}
