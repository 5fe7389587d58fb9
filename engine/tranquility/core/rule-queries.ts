import type { Seat, Step } from '../../game.ts'
import { memoizeWeak } from '../../memoize.ts'
import { playerAt } from '../../players.ts'
import type { Card, Island } from '../sea/cards.ts'
import type { Reason } from '../codes.ts'
import type { MoveMembersBeyondKit, Verb } from './move.ts'
import type { CardEnteringCell, CardRole, Rule } from './rule.ts'
import { DEFAULT_HAND_LIMIT, type Phase, type State } from './state.ts'

const NOT_YOURS = { code: 'NOT_YOUR_TURN' } as const
const WRONG = { code: 'WRONG_PHASE' } as const

/*
 * Functions that combine the answers of all rules of a match into one.
 */

/** The phase of the match: which decision it waits for; null while the table acts by itself. */
export function currentPhase(rules: readonly Rule[], { pending: [now] }: State): Phase | null {
  if (!now || now.step === 'turn') return now?.step ?? null
  for (const rule of rules) {
    const phase = rule.phaseAt?.(now)
    if (phase) return phase
  }
  return null
}

/** How many cards the seat may hold: five, or the lowest limit that a rule sets. */
export function handLimitOf(rules: readonly Rule[], state: State, seat: Seat): number {
  let least = DEFAULT_HAND_LIMIT
  for (const rule of rules) if (rule.handLimit) least = Math.min(least, rule.handLimit(state, seat) ?? least)
  return least
}

/** The reasons of all rules against a card of the seat that would enter a cell. */
export function cellRefusals(rules: readonly Rule[], state: State, seat: Seat, entry: CardEnteringCell): Reason[] {
  return answersOfRules(rules, rule => rule.forbidsCell?.(state, seat, entry))
}

/** The rules with a `forbidsCell` hook, found once, so that checking many cells skips the others. */
export const rulesThatMayForbidCells = memoizeWeak((rules: readonly Rule[]): readonly Rule[] =>
  rules.filter(rule => rule.forbidsCell)
)

/** Whether any rule forbids the seat's card on a cell. */
export function isCellForbidden(rules: readonly Rule[], state: State, seat: Seat, entry: CardEnteringCell): boolean {
  return rules.some(rule => rule.forbidsCell?.(state, seat, entry))
}

/** The islands that a card may be placed as: an island as itself, a special card as any that a rule lets it stand for. */
export function possibleIslands(rules: readonly Rule[], state: State, card: Card): readonly Island[] {
  return typeof card === 'number' ? [card] : rules.flatMap(rule => rule.possibleIslands?.(state, card) ?? [])
}

/** The cards of the seat's hand that may play a role: the printed one, and those that stand in for it. */
export function heldCardKindsForRole(
  rules: readonly Rule[],
  state: State,
  seat: Seat,
  role: CardRole,
  printed: Card
): readonly Card[] {
  const { hand } = playerAt(state, seat)
  const held: Card[] = hand.includes(printed) ? [printed] : []
  for (const { standIns } of rules) {
    const card = standIns?.[role]
    if (card !== undefined && hand.includes(card)) held.push(card)
  }
  return held
}

/** The special cards that may stand in for the one printed for a role. */
export function standInCardsForRole(rules: readonly Rule[], role: CardRole): readonly Card[] {
  return answersOfRules(rules, ({ standIns }) => standIns?.[role])
}

/** The reasons, visible to all, why a Finish would not win yet (RULES.md, 6.1). */
export function unmetGoalsVisibleToAll(rules: readonly Rule[], state: State): Reason[] {
  return answersOfRules(rules, rule => rule.unmetGoal?.(state))
}

/** Resolves the special card that stopped the seat's drawing, if all can see that nothing is left to decide; else null. */
export function resolveStoppingCardWithoutDecision(
  rules: readonly Rule[],
  state: State,
  seat: Seat
): Step<State> | null {
  for (const rule of rules) {
    const step = rule.resolveForcedCard?.(state, seat, rules)
    if (step) return step
  }
  return null
}

/** The reasons of all rules against a move of the seat now, whatever its cards. */
export function reasonsAgainstMove(
  rules: readonly Rule[],
  state: State,
  seat: Seat,
  move: MoveMembersBeyondKit
): Reason[] {
  return answersOfRules(rules, rule => rule.refuseMove?.(state, seat, move))
}

/** Why the seat may not take this move now: wrong phase, or another seat's turn; null if it may. */
export function refuseUntimely(
  rules: readonly Rule[],
  state: State,
  seat: Seat,
  { during, mayAct }: MoveMembersBeyondKit
): Reason | null {
  const isActive = seat === state.active
  const phase = currentPhase(rules, state)
  if (during === 'always') return phase === null ? WRONG : null
  if (during !== phase) return isActive ? WRONG : NOT_YOURS
  return (mayAct?.(state, seat, rules) ?? isActive) ? null : NOT_YOURS
}

/**
 * Whether the active seat has an action for its turn, judged with all hidden cards known; a Compass that could give it an
 * action counts (RULES.md, 6.2).
 */
export function hasActionOrCompassRescue(rules: readonly Rule[], state: State, seat: Seat): boolean {
  const isAction = (move: MoveMembersBeyondKit) =>
    move.during === 'turn' && isOffered(rules, state, seat, move) && !move.hiddenFailure?.(state, rules)
  if (movesOf(rules).some(isAction)) return true
  return rules.some(rule =>
    rule.rescuedStates?.(state, seat, rules).some(rescued => hasActionOrCompassRescue(rules, rescued, seat))
  )
}

/** The steps that reveal why hidden cards make the seat's actions fail, for each action that seems possible but fails. */
export function stepsRevealingWhyActionsFail(rules: readonly Rule[], state: State, seat: Seat): Step<State>[] {
  return movesOf(rules).flatMap(
    move => (isOffered(rules, state, seat, move) && move.hiddenFailure?.(state, rules)) || []
  )
}

/** Whether the seat may take this move now: its phase has come, no rule refuses it, and the cards and sea allow it. */
function isOffered(rules: readonly Rule[], state: State, seat: Seat, move: MoveMembersBeyondKit): boolean {
  if (refuseUntimely(rules, state, seat, move)) return false
  return !isMoveRefusedByAnyRule(rules, state, seat, move) && move.isPossible(state, seat, rules)
}

/** Whether a rule refuses a move of the seat now, whatever its cards. */
export function isMoveRefusedByAnyRule(
  rules: readonly Rule[],
  state: State,
  seat: Seat,
  move: MoveMembersBeyondKit
): boolean {
  for (const rule of rules) if (rule.refuseMove?.(state, seat, move)) return true
  return false
}

/** The verbs of a match with these rules, in the order of the rules. */
export const verbsOf = memoizeWeak((rules: readonly Rule[]): readonly Verb[] => movesOf(rules).map(({ verb }) => verb))

/** The moves of a match with these rules, in the order of the rules. */
export const movesOf = memoizeWeak((rules: readonly Rule[]): readonly MoveMembersBeyondKit[] =>
  rules.flatMap(({ moves = {} }) => Object.values(moves))
)

/** Collects the answers of all rules, without empty ones. */
function answersOfRules<Answer>(rules: readonly Rule[], ask: (rule: Rule) => Answer | null | undefined): Answer[] {
  const given: Answer[] = []
  for (const rule of rules) {
    const answer = ask(rule)
    if (answer) given.push(answer)
  }
  return given
}
