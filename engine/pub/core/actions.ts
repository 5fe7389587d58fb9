import type { Choice, Seat, Step } from '../../game.ts'
import { moveOf, readAction } from '../../moves.ts'
import { firstReason, Refusal } from '../../refusal.ts'
import { CODES, type Reason } from '../codes.ts'
import { MOVES } from '../moves/index.ts'
import { readName, seatOf } from '../room/names.ts'
import { spent, usesLeft } from './dice.ts'
import type { Action } from './move.ts'
import type { State } from './state.ts'

export function read(line: string): Action {
  return readAction(MOVES, line)
}

export function write(action: Action): string {
  return moveOf(MOVES, action.verb).write(action)
}

/** The decision: what it does, and what is asked next. A card that comes in is the table's to turn over. */
export function apply(state: State, seat: Seat, action: Action): Step<State> {
  const reason = refuseNow(state, seat) ?? refuse(state, seat, action)
  if (reason) throw new Refusal(reason.code, reason.facts)
  return taken(state, seat, action)
}

export function taken(state: State, seat: Seat, action: Action): Step<State> {
  const { state: after, events } = moveOf(MOVES, action.verb).apply(state, seat, action)
  if (action.verb === 'pass') return { state: after, events }
  const paid = { ...after, used: spent(after.used, action.use) }
  const isAsked = paid.phase === 'first' || paid.phase === 'second'
  return { state: isAsked ? askedNext(paid) : paid, events }
}

/** What is asked once an action has been taken: for the other die, if it is of any use; otherwise the turn is over. */
export function askedNext(state: State): State {
  const second: State = { ...state, phase: 'second' }
  return legal(second, state.active).some(({ verb }) => verb !== 'pass') ? second : { ...state, phase: 'end' }
}

/** All that the seat may do now. */
export function choices(state: State, seat: Seat): readonly Choice[] {
  return refuseNow(state, seat) ? [] : choicesOf(state, legal(state, seat))
}

/** Actions as choices: those that lead to the same are ways of one. */
export function choicesOf(state: State, actions: readonly Action[]): readonly Choice[] {
  const choices = new Map<string, Choice>()
  for (const action of actions) {
    const { verb } = action
    const line = write(action)
    if (verb === 'pass') {
      choices.set(verb, { verb, line, example: line })
      continue
    }
    const about = moveOf(MOVES, verb).about(state, action)
    const key = [verb, about.subject, ...Object.values(about.facts ?? {})].join(' ')
    const begun = choices.get(key)
    const at = { ...begun?.ways?.at, [line.slice(verb.length + 1)]: 0 }
    choices.set(key, {
      verb,
      ...about,
      line: `${verb} _`,
      ways: { kind: 'route', at },
      example: begun?.example ?? line
    })
  }
  return [...choices.values()]
}

/** All that the rules allow with the dice as they lie. */
export function legal(state: State, seat: Seat): readonly Action[] {
  return MOVES.flatMap(move => move.actions(state, seat)).filter(action => !refuse(state, seat, action))
}

/** What speaks against a character, wherever: that it isn't one's turn, or that it is none of one's own. */
export function against(state: State, seat: Seat, char: string): Reason | null {
  const name = readName(char.toLowerCase())
  const isOwn = name !== null && seatOf(name) === seat
  return refuseNow(state, seat) ?? (isOwn ? null : { code: 'NOT_YOUR_CHARACTER', facts: { char } })
}

function refuseNow({ phase, active }: State, seat: Seat): Reason | null {
  if (seat !== active) return { code: 'NOT_YOUR_TURN' }
  return phase === 'first' || phase === 'second' ? null : { code: 'WRONG_PHASE' }
}

function refuse(state: State, seat: Seat, action: Action): Reason | null {
  return firstReason(CODES, [refuseDie(state, action), ...moveOf(MOVES, action.verb).refuse(state, seat, action)])
}

function refuseDie({ used }: State, action: Action): Reason | null {
  if (action.verb === 'pass' || usesLeft(used).includes(action.use)) return null
  return { code: action.use === 'A+B' ? 'SUM_AFTER_DIE' : 'DIE_USED' }
}
