import { consequenceMaker } from '../events.ts'
import type { Consequence, Seat } from '../game.ts'
import { nextSeat, playerAt } from '../players.ts'
import type { EventFacts } from './codes.ts'
import { apply } from './core/actions.ts'
import { DICE, type Die, pipsOfUse } from './core/dice.ts'
import type { Action } from './core/move.ts'
import { beersToWin, type State } from './core/state.ts'

/** The type of consequence for each type of event: an action hides nothing, so its events tell its consequences. */
const FORETOLD = {
  tipped: 'tips',
  moved: 'goes',
  took: 'takesCoin',
  innkeeper: 'serves',
  drank: 'drinks',
  paid: 'pays',
  expelled: 'throwsOut',
  left: 'leaves'
} as const
type Foretold = typeof FORETOLD

/** The facts of each type of consequence: those of the matching events (`FORETOLD`), and those listed here. */
export type ConsequenceFacts = { readonly [Type in keyof Foretold as Foretold[Type]]: EventFacts[Type] } & {
  /** The clan then has `bank` banked beers of the `of` that win. */
  readonly banks: { readonly seat: number; readonly bank: number; readonly of: number }
  readonly wins: { readonly seat: number }
  /** A guest comes in with `coins` coins: the top one of `hidden` cards, which are shuffled first if they lie face up. */
  readonly letsIn: {
    readonly seat: number
    readonly coins: number
    readonly hidden: number
    readonly isShuffled: boolean
  }
  /** The seat may then use `die`, the die that is left. */
  readonly secondAction: { readonly die: Die }
  /** The turn of `seat` begins, and the table rolls its dice. */
  readonly turn: { readonly seat: number }
}

/** Builds a consequence from its type and facts. */
const will = consequenceMaker<ConsequenceFacts>()

/** The consequences of an offered action, as far as they are known before a card is turned over or the dice are rolled. */
export function consequences(state: State, seat: Seat, action: Action): readonly Consequence[] {
  const { state: after, events } = apply(state, seat, action)
  const foretold = events.flatMap(({ type, facts }) => (isForetold(type) ? [{ type: FORETOLD[type], facts }] : []))
  return [...foretold, ...ofBank(state, after, seat), ...ofNewcomer(after, seat), ...ofTurn(after)]
}

function isForetold(type: string): type is keyof Foretold {
  return type in FORETOLD
}

function ofBank(before: State, after: State, seat: Seat): readonly Consequence[] {
  const { bank } = playerAt(after, seat)
  if (bank === playerAt(before, seat).bank) return []
  const banks = will('banks', { seat, bank, of: beersToWin(after) })
  return after.result ? [banks, will('wins', { seat })] : [banks]
}

function ofNewcomer(after: State, seat: Seat): readonly Consequence[] {
  const { dice, entering } = after
  if (!dice || !entering) return []
  const { hidden, shown } = playerAt(after, seat)
  const isShuffled = hidden.length === 0
  const coins = pipsOfUse(dice, entering)
  return [will('letsIn', { seat, coins, hidden: isShuffled ? shown.length : hidden.length, isShuffled })]
}

function ofTurn(after: State): readonly Consequence[] {
  if (after.phase === 'end') return [will('turn', { seat: nextSeat(after, after.active) })]
  const [die] = after.phase === 'second' ? DICE.filter(one => !after.used[one]) : []
  return die ? [will('secondAction', { die })] : []
}
