import type { Choice, Seat, Step } from '../../game.ts'
import type { Card, Island } from '../sea/cards.ts'
import type { Reason } from '../codes.ts'
import type { CellEntry, Move, CardRole, Rule } from './rule.ts'
import { HAND_LIMIT, type Phase, type State } from './state.ts'

const NOT_YOURS = { code: 'NOT_YOUR_TURN' } as const
const WRONG = { code: 'WRONG_PHASE' } as const

/*
 * Questions to all rules of a match, each answered as if by one.
 */

/** The decision that the match waits for; null while the table goes on by itself. */
export function currentPhase(rules: readonly Rule[], { pending: [now] }: State): Phase | null {
  if (!now || now.step === 'turn') return now?.step ?? null
  for (const rule of rules) {
    const phase = rule.phaseAt?.(now)
    if (phase) return phase
  }
  return null
}

/** How many cards the seat may hold: five, or what a rule lowers that to. */
export function handLimitOf(rules: readonly Rule[], state: State, seat: Seat): number {
  return rules.reduce((least, rule) => Math.min(least, rule.handLimit?.(state, seat) ?? HAND_LIMIT), HAND_LIMIT)
}

/** Every reason of the rules against that seat's card on that cell. */
export function cellRefusals(rules: readonly Rule[], state: State, seat: Seat, entry: CellEntry): Reason[] {
  return answers(rules, rule => rule.forbidsCell?.(state, seat, entry))
}

/** The rules that can forbid cells, so that others needn't be asked for each. */
export function rulesForbiddingCells(rules: readonly Rule[]): readonly Rule[] {
  return rules.filter(rule => rule.forbidsCell)
}

/** Whether any rule forbids that seat's card on that cell. */
export function isCellForbidden(rules: readonly Rule[], state: State, seat: Seat, entry: CellEntry): boolean {
  return rules.some(rule => rule.forbidsCell?.(state, seat, entry))
}

/** The islands as which a card may be placed: itself, or those that a rule lets it stand for. */
export function possibleIslands(rules: readonly Rule[], state: State, card: Card): readonly Island[] {
  return typeof card === 'number' ? [card] : rules.flatMap(rule => rule.possibleIslands?.(state, card) ?? [])
}

/** The special cards that may be played in a role beside the one printed for it. */
export function standInCards(rules: readonly Rule[], role: CardRole): readonly Card[] {
  return answers(rules, ({ standIns }) => standIns?.[role])
}

/** Everything visible that is missing before a Finish wins (RULES.md, 6.1). */
export function unmetGoals(rules: readonly Rule[], state: State): Reason[] {
  return answers(rules, rule => rule.unmetGoal?.(state))
}

/**
 * Resolves the card that has stopped the seat's drawing, where everybody can see that nothing is left to decide; null where
 * the seat must decide.
 */
export function resolveForcedCard(rules: readonly Rule[], state: State, seat: Seat): Step<State> | null {
  const [step] = answers(rules, rule => rule.resolveForcedCard?.(state, seat, rules))
  return step ?? null
}

/** Every choice of the seat now, under these rules. */
export function choicesByRules(rules: readonly Rule[], state: State, seat: Seat): readonly Choice[] {
  const all: Choice[] = []
  for (const { moves = [] } of rules)
    for (const move of moves) if (isOpen(rules, state, seat, move)) all.push(...move.choices(state, seat, rules))
  return all
}

/** Reasons against a kind of action now, whatever its cards: wrong phase or seat, and what the rules refuse. */
export function moveRefusals(rules: readonly Rule[], state: State, seat: Seat, move: Move): Reason[] {
  const untimely = untimelyFor(rules, state, seat, move)
  const others = answers(rules, rule => rule.refuseMove?.(state, seat, move))
  return untimely ? [untimely, ...others] : others
}

/**
 * Whether the active seat can go on with its turn, judged with all cards open; a Compass that could give it an action counts
 * (RULES.md, 6.2).
 */
export function canAct(rules: readonly Rule[], state: State, seat: Seat): boolean {
  if (rules.some(({ moves = [] }) => moves.some(move => isAction(rules, state, seat, move)))) return true
  return rules.some(rule => rule.rescuedStates?.(state, seat, rules).some(rescued => canAct(rules, rescued, seat)))
}

/** Tries each action that the seat seems to have: the steps in which the table shows why something hidden makes it fail. */
export function hiddenFailuresOf(rules: readonly Rule[], state: State, seat: Seat): Step<State>[] {
  return rules.flatMap(({ moves = [] }) =>
    moves.flatMap(move => {
      const isTried = isOpen(rules, state, seat, move) && move.choices(state, seat, rules).length > 0
      return (isTried && move.hiddenFailure?.(state, rules)) || []
    })
  )
}

function isAction(rules: readonly Rule[], state: State, seat: Seat, move: Move): boolean {
  if (move.during !== 'turn' || !isOpen(rules, state, seat, move)) return false
  return move.choices(state, seat, rules).length > 0 && !move.hiddenFailure?.(state, rules)
}

function isOpen(rules: readonly Rule[], state: State, seat: Seat, move: Move): boolean {
  if (untimelyFor(rules, state, seat, move)) return false
  for (const rule of rules) if (rule.refuseMove?.(state, seat, move)) return false
  return true
}

function untimelyFor(rules: readonly Rule[], state: State, seat: Seat, { during, by }: Move): Reason | null {
  const isActive = seat === state.active
  const phase = currentPhase(rules, state)
  if (during === 'always') return phase === null ? WRONG : null
  if (during !== phase) return isActive ? WRONG : NOT_YOURS
  return (by?.(state, seat, rules) ?? isActive) ? null : NOT_YOURS
}

/** The answers of the rules, without those that have none. */
function answers<Answer>(rules: readonly Rule[], ask: (rule: Rule) => Answer | null | undefined): Answer[] {
  const given: Answer[] = []
  for (const rule of rules) {
    const answer = ask(rule)
    if (answer) given.push(answer)
  }
  return given
}
