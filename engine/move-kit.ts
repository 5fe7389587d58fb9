import type { Choice, Facts, Seat, Step, WayKind } from './game.ts'
import { tokenize, badActionRefusal } from './notation.ts'
import { firstReason, type Reason, Refusal } from './refusal.ts'

/**
 * The move kit: a game writes one object for each kind of action, its move, and `moveKit` makes `parse`, `format`, `apply`
 * and `choices` of them. A move says how its lines read, what speaks against an action, what the action does, and which
 * actions could be offered:
 *
 *     type Action = { readonly verb: 'take'; readonly spot: Spot } | { readonly verb: 'rest' }
 *     interface Types { state: State; action: Action; reason: Reason; extra: object; context: void }
 *
 *     const take: Move<Types, 'take'> = {
 *       parse: ([verb, second]) => …,
 *       format: ({ spot }) => `take ${spot}`,
 *       refusals: ({ beach }, _, { spot }) => [beach[spot] ? null : { code: 'NO_SHELL', facts: { spot } }],
 *       apply: (state, seat, { spot }) => …,
 *       candidates: () => SPOTS.map(spot => ({ verb: 'take', spot })),
 *       way: 'cell'
 *     }
 *     const rest: Move<Types, 'rest'> = { ...plainMove('rest'), refusals: () => [], apply: … }
 *
 *     export const { parse, format, apply, choices } = moveKit<Types>({ codes: CODES, moves: { take, rest }, refuseNow })
 *
 * What is legal is stated once, by `refuseNow` and `refusals`: `apply` accepts what they let pass, and `choices` offers it.
 * test/shells/engine/moves.ts is a whole game of three moves.
 */

/** The types that all moves of a game share. */
export interface MoveTypes {
  readonly state: unknown
  /** All actions: a union told apart by `verb`. */
  readonly action: { readonly verb: string }
  /** All reasons: a `TypedReason` of the game's codes and their facts. */
  readonly reason: Reason
  /** What this game's moves have beyond the kit's members, such as a phase; `refuseNow` reads it. */
  readonly extra: object
  /** What `contextOf` finds once per call, as the optional rules of the match; `void` where a game has no such thing. */
  readonly context: unknown
}

export type VerbOf<T extends MoveTypes> = T['action']['verb']

/** The actions of some verbs. An indexed type, and no mere Extract: so TypeScript can tell that an action fits the move of its verb. */
export type ActionOf<T extends MoveTypes, V extends VerbOf<T> = VerbOf<T>> = {
  readonly [One in V]: { readonly verb: One } & Extract<T['action'], { readonly verb: One }>
}[V]

/** A kind of action. No method changes the state that it is given. */
export type Move<T extends MoveTypes, V extends VerbOf<T>> = T['extra'] & {
  /** The action of a line's tokens, which are in lower case; null where the line is none of this kind. */
  parse(tokens: readonly string[]): ActionOf<T, V> | null
  format(action: ActionOf<T, V>): string
  /** All that speaks against an action, in any order; nulls say nothing. Asked only where `refuseNow` has nothing against the move. */
  refusals(
    state: T['state'],
    seat: Seat,
    action: ActionOf<T, V>,
    context: T['context']
  ): readonly (T['reason'] | null)[]
  /** Does an action that is legal. */
  apply(state: T['state'], seat: Seat, action: ActionOf<T, V>, context: T['context']): Step<T['state']>
  /** All actions that might be legal, in the order of offers, paid with any cards that can pay. The kit offers the legal ones. */
  candidates?(state: T['state'], seat: Seat, context: T['context']): readonly ActionOf<T, V>[]
  /** What a line names between its verb and the cards that pay, such as a cell; absent if nothing. */
  readonly way?: WayKind
  /** Describes a candidate as it is offered. Candidates described alike become ways of one choice. */
  offer?(state: T['state'], seat: Seat, action: ActionOf<T, V>, context: T['context']): Offer
  /**
   * The choices of a move that names no candidates, because they are too many to be judged one by one. It looks for the cards
   * and cells that an action may name with the very functions that `refusals` asks.
   */
  choices?(state: T['state'], seat: Seat, context: T['context']): readonly Choice[]
}

/** What is said of an action where it is offered. */
export interface Offer {
  readonly subject?: string
  readonly standsFor?: string
  readonly facts?: Facts
  /** What the way of this action names, where the actions of a move differ in that. */
  readonly way?: WayKind
  /** The cards that may pay for it, and how many of them must. */
  readonly payment?: { readonly from: readonly string[]; readonly price: number }
}

export interface MoveKitParts<T extends MoveTypes> {
  /** All codes of the game's refusals, in the order in which they are checked. */
  readonly codes: readonly string[]
  /** All moves by verb, in the order in which lines are read and choices are offered. The compiler finds one that is missing. */
  readonly moves: { readonly [V in VerbOf<T>]: Move<T, V> }
  /** What speaks against any action of a move at this moment: another seat's turn, the wrong phase. */
  refuseNow(state: T['state'], seat: Seat, move: T['extra'], context: T['context']): T['reason'] | null
  /** Extends the step of any move's action; what the table does by itself belongs in `advance`. */
  after?(step: Step<T['state']>, seat: Seat, action: T['action'], context: T['context']): Step<T['state']>
  contextOf?(state: T['state']): T['context']
  /** The verbs that a match has, in order: nothing else is offered. Left out where every match has all. */
  verbsIn?(context: T['context']): readonly VerbOf<T>[]
}

export interface MoveKit<T extends MoveTypes> {
  /** The action of a line, by the first move that can read it; throws a Refusal where none can. */
  parse(line: string): T['action']
  format(action: ActionOf<T>): string
  /** Of all that speaks against an action, what stands first in the codes; null where it is legal. */
  refuse(state: T['state'], seat: Seat, action: ActionOf<T>): T['reason'] | null
  /** Does an action; throws a Refusal where it is not legal. */
  apply(state: T['state'], seat: Seat, action: ActionOf<T>): Step<T['state']>
  /** Does an action without asking whether it is legal. */
  applyLegal(state: T['state'], seat: Seat, action: ActionOf<T>): Step<T['state']>
  /** The legal candidates of all moves that name any. */
  legalActions(state: T['state'], seat: Seat): readonly T['action'][]
  /** Whether any candidate of those verbs is legal. */
  hasLegalAction(state: T['state'], seat: Seat, verbs: readonly VerbOf<T>[]): boolean
  /** All that the seat may do now. */
  choices(state: T['state'], seat: Seat): readonly Choice[]
  /** Whether the seat may do anything now. */
  hasChoice(state: T['state'], seat: Seat): boolean
  /** Those actions as choices, legal or not. */
  choicesOf(state: T['state'], seat: Seat, actions: readonly ActionOf<T>[]): readonly Choice[]
}

/** The notation of a move whose line says nothing but what it is, as `end` or `no sale`. */
export function plainMove<Verb extends string>(verb: Verb, line: string = verb) {
  return {
    parse: (tokens: readonly string[]) => (tokens.join(' ') === line ? { verb } : null),
    format: () => line,
    candidates: () => [{ verb }]
  }
}

export function moveKit<T extends MoveTypes>(parts: MoveKitParts<T>): MoveKit<T> {
  type State = T['state']
  type Verb = VerbOf<T>
  const { codes, moves, refuseNow, after, contextOf, verbsIn } = parts
  const verbs = Object.keys(moves) as Verb[]
  const verbsOf = (context: T['context']) => verbsIn?.(context) ?? verbs
  const contextIn = (state: State) => contextOf?.(state) as T['context']

  function parse(line: string): T['action'] {
    const tokens = tokenize(line)
    for (const verb of verbs) {
      const action: T['action'] | null = moves[verb].parse(tokens)
      if (action) return action
    }
    throw badActionRefusal(tokens)
  }

  function format<V extends Verb>(action: ActionOf<T, V>): string {
    return moves[action.verb].format(action)
  }

  function refuse<V extends Verb>(state: State, seat: Seat, action: ActionOf<T, V>): T['reason'] | null {
    const move = moves[action.verb]
    const context = contextIn(state)
    return refuseNow(state, seat, move, context) ?? firstReason(codes, move.refusals(state, seat, action, context))
  }

  function apply<V extends Verb>(state: State, seat: Seat, action: ActionOf<T, V>): Step<State> {
    const reason = refuse(state, seat, action)
    if (reason) throw new Refusal(reason.code, reason.facts)
    return applyLegal(state, seat, action)
  }

  function applyLegal<V extends Verb>(state: State, seat: Seat, action: ActionOf<T, V>): Step<State> {
    const context = contextIn(state)
    const step = moves[action.verb].apply(state, seat, action, context)
    return after ? after(step, seat, action, context) : step
  }

  function legalActions(state: State, seat: Seat): readonly T['action'][] {
    const context = contextIn(state)
    const all: T['action'][] = []
    for (const verb of verbsOf(context))
      if (!refuseNow(state, seat, moves[verb], context)) all.push(...legalOf(verb, state, seat, context))
    return all
  }

  function hasLegalAction(state: State, seat: Seat, among: readonly Verb[]): boolean {
    const context = contextIn(state)
    return among.some(verb => !refuseNow(state, seat, moves[verb], context) && hasLegalOf(verb, state, seat, context))
  }

  function hasLegalOf<V extends Verb>(verb: V, state: State, seat: Seat, context: T['context']): boolean {
    const move = moves[verb]
    const candidates = move.candidates?.(state, seat, context) ?? []
    return candidates.some(action => isNothing(move.refusals(state, seat, action, context)))
  }

  function choices(state: State, seat: Seat): readonly Choice[] {
    const context = contextIn(state)
    const all: Choice[] = []
    for (const verb of verbsOf(context)) for (const choice of choicesWith(verb, state, seat, context)) all.push(choice)
    return all
  }

  function hasChoice(state: State, seat: Seat): boolean {
    const context = contextIn(state)
    return verbsOf(context).some(verb => choicesWith(verb, state, seat, context).length > 0)
  }

  function choicesWith(verb: Verb, state: State, seat: Seat, context: T['context']): readonly Choice[] {
    const move = moves[verb]
    if (refuseNow(state, seat, move, context)) return []
    return move.choices?.(state, seat, context) ?? choicesOf(state, seat, legalOf(verb, state, seat, context))
  }

  function legalOf<V extends Verb>(verb: V, state: State, seat: Seat, context: T['context']): ActionOf<T, V>[] {
    const move = moves[verb]
    const legal: ActionOf<T, V>[] = []
    for (const action of move.candidates?.(state, seat, context) ?? [])
      if (isNothing(move.refusals(state, seat, action, context))) legal.push(action)
    return legal
  }

  function choicesOf<V extends Verb>(state: State, seat: Seat, actions: readonly ActionOf<T, V>[]): readonly Choice[] {
    if (actions.length === 0) return []
    const context = contextIn(state)
    const groups: Group[] = []
    for (const action of actions) {
      const move = moves[action.verb]
      const offer = move.offer ? move.offer(state, seat, action, context) : NOTHING_SAID
      addToGroups(groups, { verb: action.verb, kind: offer.way ?? move.way, line: move.format(action), offer })
    }
    return groups.map(choiceOf)
  }

  return { parse, format, refuse, apply, applyLegal, legalActions, hasLegalAction, choices, hasChoice, choicesOf }
}

function isNothing(reasons: readonly (Reason | null)[]): boolean {
  for (const reason of reasons) if (reason) return false
  return true
}

/** An action that is offered; `line` is all of its line. */
interface Offered {
  readonly verb: string
  readonly kind: WayKind | undefined
  readonly line: string
  readonly offer: Offer
}

/** Actions that become one choice: the cheapest of them, which is its example, and all ways with their prices. */
interface Group {
  cheapest: Offered
  most: number
  readonly at: { [way: string]: number }
}

const NOTHING_SAID: Offer = {}

function addToGroups(groups: Group[], offered: Offered): void {
  const { kind } = offered
  const price = priceOf(offered)
  let group = kind && groups.find(({ cheapest }) => isAlike(cheapest, offered))
  if (!group) groups.push((group = { cheapest: offered, most: price, at: {} }))
  if (kind) group.at[withoutCards(offered).slice(offered.verb.length + 1)] = price
  if (price > group.most) group.most = price
  if (price < priceOf(group.cheapest)) group.cheapest = offered
}

function isAlike({ verb, kind, offer }: Offered, other: Offered): boolean {
  if (verb !== other.verb || kind !== other.kind || offer.subject !== other.offer.subject) return false
  return offer.standsFor === other.offer.standsFor && isEqual(offer.facts, other.offer.facts)
}

function isEqual(facts: Facts | undefined, others: Facts | undefined): boolean {
  if (!facts || !others) return facts === others
  for (const name in facts) if (facts[name] !== others[name]) return false
  for (const name in others) if (!(name in facts)) return false
  return true
}

function choiceOf({ cheapest, most, at }: Group): Choice {
  const { verb, kind, line: example, offer } = cheapest
  const line = kind ? `${verb} _` : withoutCards(cheapest)
  if (offer === NOTHING_SAID) return kind ? { verb, line, ways: { kind, at }, example } : { verb, line, example }
  const { payment, way: _, ...said } = offer
  return {
    verb,
    ...said,
    line,
    ...(kind && { ways: { kind, at } }),
    ...(payment && most > 0 && { pick: { from: payment.from, least: payment.price, most } }),
    example
  }
}

function priceOf({ offer }: Offered): number {
  return offer.payment ? offer.payment.price : 0
}

/** A line without the cards that pay. */
function withoutCards(offered: Offered): string {
  const { line } = offered
  return priceOf(offered) > 0 ? line.slice(0, line.indexOf(' -')) : line
}
