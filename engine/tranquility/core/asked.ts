import type { Choice, Seat, Step } from '../../game.ts'
import type { Card, Island } from '../sea/cards.ts'
import type { Reason } from '../codes.ts'
import type { Entry, Move, Role, Rule } from './rule.ts'
import { HAND_LIMIT, type Phase, type State } from './state.ts'

const NOT_YOURS = { code: 'NOT_YOUR_TURN' } as const
const WRONG = { code: 'WRONG_PHASE' } as const

/*
 * The rules of a match, asked as one.
 */

/** What is being decided; null while the table goes on by itself. */
export function phaseOf(rules: readonly Rule[], { pending: [now] }: State): Phase | null {
  if (!now || now.step === 'turn') return now?.step ?? null
  for (const rule of rules) {
    const phase = rule.phase?.(now)
    if (phase) return phase
  }
  return null
}

export function limitOf(rules: readonly Rule[], state: State, seat: Seat): number {
  return rules.reduce((least, rule) => Math.min(least, rule.limit?.(state, seat) ?? HAND_LIMIT), HAND_LIMIT)
}

/** All that keeps a card from a cell. */
export function barsAgainst(rules: readonly Rule[], state: State, seat: Seat, entry: Entry): Reason[] {
  return answers(rules, rule => rule.bars?.(state, seat, entry))
}

/** The rules that keep cards from cells at all. */
export function barring(rules: readonly Rule[]): readonly Rule[] {
  return rules.filter(rule => rule.bars)
}

export function isBarred(rules: readonly Rule[], state: State, seat: Seat, entry: Entry): boolean {
  return rules.some(rule => rule.bars?.(state, seat, entry))
}

/** The islands as which a card may be laid: itself, or those that a rule lets it stand for. */
export function valuesOf(rules: readonly Rule[], state: State, card: Card): readonly Island[] {
  return typeof card === 'number' ? [card] : rules.flatMap(rule => rule.values?.(state, card) ?? [])
}

/** The cards that may be played in a role beside the one printed for it. */
export function standIns(rules: readonly Rule[], role: Role): readonly Card[] {
  return answers(rules, ({ roles }) => roles?.[role])
}

export function goalsMissed(rules: readonly Rule[], state: State): Reason[] {
  return answers(rules, rule => rule.goal?.(state))
}

/** What becomes of the card that has stopped the seat's drawing, without its being asked; null where it is. */
export function forcedFor(rules: readonly Rule[], state: State, seat: Seat): Step<State> | null {
  const [step] = answers(rules, rule => rule.forced?.(state, seat))
  return step ?? null
}

/** All that the seat may do now. */
export function choicesOf(rules: readonly Rule[], state: State, seat: Seat): readonly Choice[] {
  const all: Choice[] = []
  for (const { moves = [] } of rules)
    for (const move of moves) if (isOpen(rules, state, seat, move)) all.push(...move.choices(state, seat, rules))
  return all
}

/** What speaks against a kind of action now, whatever its cards. */
export function hindrances(rules: readonly Rule[], state: State, seat: Seat, move: Move): Reason[] {
  const untimely = untimelyFor(rules, state, seat, move)
  const others = answers(rules, rule => rule.refuse?.(state, seat, move))
  return untimely ? [untimely, ...others] : others
}

/** Whether the seat can go on with its turn, judged with all cards open. */
export function canAct(rules: readonly Rule[], state: State, seat: Seat): boolean {
  if (rules.some(({ moves = [] }) => moves.some(move => isAction(rules, state, seat, move)))) return true
  return rules.some(rule => rule.rescues?.(state, seat, rules).some(rescued => canAct(rules, rescued, seat)))
}

/** What the table shows of each action that the seat thinks it has, and hasn't. */
export function foiledFor(rules: readonly Rule[], state: State, seat: Seat): Step<State>[] {
  return rules.flatMap(({ moves = [] }) =>
    moves.flatMap(move => {
      const isTried = isOpen(rules, state, seat, move) && move.choices(state, seat, rules).length > 0
      return (isTried && move.foiled?.(state, rules)) || []
    })
  )
}

function isAction(rules: readonly Rule[], state: State, seat: Seat, move: Move): boolean {
  if (move.during !== 'turn' || !isOpen(rules, state, seat, move)) return false
  return move.choices(state, seat, rules).length > 0 && !move.foiled?.(state, rules)
}

function isOpen(rules: readonly Rule[], state: State, seat: Seat, move: Move): boolean {
  if (untimelyFor(rules, state, seat, move)) return false
  for (const rule of rules) if (rule.refuse?.(state, seat, move)) return false
  return true
}

function untimelyFor(rules: readonly Rule[], state: State, seat: Seat, { during, by }: Move): Reason | null {
  const isActive = seat === state.active
  const phase = phaseOf(rules, state)
  if (during === 'always') return phase === null ? WRONG : null
  if (during !== phase) return isActive ? WRONG : NOT_YOURS
  return (by?.(state, seat) ?? isActive) ? null : NOT_YOURS
}

/** What the rules answer, without those that have no answer. */
function answers<Answer>(rules: readonly Rule[], ask: (rule: Rule) => Answer | null | undefined): Answer[] {
  const given: Answer[] = []
  for (const rule of rules) {
    const answer = ask(rule)
    if (answer) given.push(answer)
  }
  return given
}
