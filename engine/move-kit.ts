import type { Choice, Facts, Seat, Step, WayKind } from './game.ts'
import { tokenizeLowerCaseOrRefuse, badActionRefusal } from './notation.ts'
import { firstReasonByCodeOrder, type Reason, Refusal } from './refusal.ts'

/**
 * The move kit: a game writes one object for each kind of action, its move, and `moveKit` makes `parse`, `format`, `apply`
 * and `choices` of them. A move says how its lines read, the reasons against an action, what the action does, and
 * which actions could be offered:
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
 *     const rest: Move<Types, 'rest'> = { ...fixedLineMove('rest'), refusals: () => [], apply: … }
 *
 *     export const { parse, format, apply, choices } = moveKit<Types>({ codes: REFUSAL_CODES, moves: { take, rest }, refuseNow })
 *
 * Legality is stated once, by `refuseNow` and `refusals`: `apply` accepts the actions that they let pass; `choices` offers them.
 * test/shells/engine/moves.ts is a whole game of three moves.
 */

/** The types that all moves of a game share. */
export interface TypesSharedByMoves {
  readonly state: unknown
  /** All actions: a union told apart by `verb`. */
  readonly action: { readonly verb: string }
  /** All reasons: a `TypedReason` of the game's codes and their facts. */
  readonly reason: Reason
  /** The members that this game's moves have beyond the kit's, such as a phase; `refuseNow` reads them. */
  readonly extra: object
  /** The value that `contextOf` finds once per call, such as the match's optional rules; `void` in a game without `contextOf`. */
  readonly context: unknown
}

export type VerbOf<T extends TypesSharedByMoves> = T['action']['verb']

/**
 * The actions of some verbs. A mapped type rather than a mere Extract: so TypeScript sees that an action fits the move of its
 * verb.
 */
export type ActionOf<T extends TypesSharedByMoves, V extends VerbOf<T> = VerbOf<T>> = {
  readonly [One in V]: { readonly verb: One } & Extract<T['action'], { readonly verb: One }>
}[V]

/** A kind of action. No method changes the state that it is given. */
export type Move<T extends TypesSharedByMoves, V extends VerbOf<T>> = T['extra'] & {
  /** The action of a line's tokens, which are in lower case; null if the line is of another kind. */
  parse(tokens: readonly string[]): ActionOf<T, V> | null
  format(action: ActionOf<T, V>): string
  /** All reasons against an action, in any order; nulls are ignored. Called only if `refuseNow` gives no reason. */
  refusals(
    state: T['state'],
    seat: Seat,
    action: ActionOf<T, V>,
    context: T['context']
  ): readonly (T['reason'] | null)[]
  /** Carries out a legal action. */
  apply(state: T['state'], seat: Seat, action: ActionOf<T, V>, context: T['context']): Step<T['state']>
  /** All actions that might be legal, in the order of offers, paid with any cards that can pay. The kit offers the legal ones. */
  candidates?(state: T['state'], seat: Seat, context: T['context']): readonly ActionOf<T, V>[]
  /** The kind of thing that a line names between its verb and the cards that pay, such as a cell; absent if nothing. */
  readonly way?: WayKind
  /** Describes a candidate as it is offered. Candidates described alike become ways of one choice. */
  offer?(state: T['state'], seat: Seat, action: ActionOf<T, V>, context: T['context']): OfferDescription
  /**
   * The choices of a move that has no `candidates`, because they are too many to be judged one by one. Must find cards and cells
   * with the same functions as `refusals`, so that both agree.
   */
  choices?(state: T['state'], seat: Seat, context: T['context']): readonly Choice[]
}

/** The description of an action that is offered, from which its choice is made. */
export interface OfferDescription {
  readonly subject?: string
  readonly standsFor?: string
  readonly facts?: Facts
  /** The kind of this action's way, where the actions of one move differ in it. */
  readonly way?: WayKind
  /** The cards that may pay for the action, and how many of them must. */
  readonly payment?: { readonly from: readonly string[]; readonly price: number }
}

export interface MoveKitParts<T extends TypesSharedByMoves> {
  /** All codes of the game's refusals, in the order in which they are checked. */
  readonly codes: readonly string[]
  /** All moves by verb, in the order in which lines are read and choices are offered. A missing move is a compile error. */
  readonly moves: { readonly [V in VerbOf<T>]: Move<T, V> }
  /** The reason against any action of a move at this moment, such as another seat's turn or the wrong phase; null if none. */
  refuseNow(state: T['state'], seat: Seat, move: T['extra'], context: T['context']): T['reason'] | null
  /** Called after any move's `apply`, to extend the step that it returned. What the table does by itself belongs in `advance`. */
  after?(step: Step<T['state']>, seat: Seat, action: T['action'], context: T['context']): Step<T['state']>
  contextOf?(state: T['state']): T['context']
  /** The verbs that a match has, in the order of offers; no others are offered. Left out where every match has all verbs. */
  verbsIn?(context: T['context']): readonly VerbOf<T>[]
}

export interface MoveKit<T extends TypesSharedByMoves> {
  /** The action of a line, by the first move that can read it; throws a Refusal if none can. */
  parse(line: string): T['action']
  format(action: ActionOf<T>): string
  /** The first reason against an action, in the order of the codes; null if the action is legal. */
  refuse(state: T['state'], seat: Seat, action: ActionOf<T>): T['reason'] | null
  /** Carries out an action; throws a Refusal if it is not legal. */
  apply(state: T['state'], seat: Seat, action: ActionOf<T>): Step<T['state']>
  /** Carries out an action without checking that it is legal. */
  applyLegal(state: T['state'], seat: Seat, action: ActionOf<T>): Step<T['state']>
  /** The legal candidates of all moves that have `candidates`. */
  legalActions(state: T['state'], seat: Seat): readonly T['action'][]
  /** Whether any candidate of the given verbs is legal. */
  hasLegalAction(state: T['state'], seat: Seat, verbs: readonly VerbOf<T>[]): boolean
  /** All choices that the seat has now. */
  choices(state: T['state'], seat: Seat): readonly Choice[]
  /** Whether the seat has any choice now. */
  hasChoice(state: T['state'], seat: Seat): boolean
  /** The given actions as choices, whether they are legal or not. */
  choicesOf(state: T['state'], seat: Seat, actions: readonly ActionOf<T>[]): readonly Choice[]
}

/** The notation of a move whose line never varies, such as `end` or `no sale`. */
export function fixedLineMove<Verb extends string>(verb: Verb, line: string = verb) {
  return {
    parse: (tokens: readonly string[]) => (tokens.join(' ') === line ? { verb } : null),
    format: () => line,
    candidates: () => [{ verb }]
  }
}

export function moveKit<T extends TypesSharedByMoves>(parts: MoveKitParts<T>): MoveKit<T> {
  type State = T['state']
  type Verb = VerbOf<T>
  const { codes, moves, refuseNow, after, contextOf, verbsIn } = parts
  const verbs = Object.keys(moves) as Verb[]
  const verbsOf = (context: T['context']) => verbsIn?.(context) ?? verbs
  const contextIn = (state: State) => contextOf?.(state) as T['context']

  function parse(line: string): T['action'] {
    const tokens = tokenizeLowerCaseOrRefuse(line)
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
    return (
      refuseNow(state, seat, move, context) ??
      firstReasonByCodeOrder(codes, move.refusals(state, seat, action, context))
    )
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

/** An action that is offered; `line` is its complete line. */
interface Offered {
  readonly verb: string
  readonly kind: WayKind | undefined
  readonly line: string
  readonly offer: OfferDescription
}

/** Actions that become one choice: the cheapest of them, which is its example, and all ways with their prices. */
interface Group {
  cheapest: Offered
  most: number
  readonly at: { [way: string]: number }
}

const NOTHING_SAID: OfferDescription = {}

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
