import { priceEach } from '../../../engine/choice.ts'
import type { Choice, Seat, Step } from '../../../engine/game.ts'
import { nextSeat, playerAt, withPlayer } from '../../../engine/players.ts'
import type { Random } from '../../../engine/random.ts'
import { COMMON_CODES, type FactsOfCodes, type TypedReason, Refusal } from '../../../engine/refusal.ts'
import { happened } from './events.ts'
import type { Action } from './line.ts'
import { scores, wishesOf } from './score.ts'
import { type Kind, SPOTS, type Spot, type State, isOver } from './state.ts'

const OWN_CODES = ['NO_SHELL', 'NO_HEAP'] as const
/** What goes with each of them. */
export type OwnFacts = { readonly NO_SHELL: { readonly spot: Spot }; readonly NO_HEAP: null }

export const CODES = [...COMMON_CODES, ...OWN_CODES] as const
type Reason = TypedReason<FactsOfCodes<(typeof CODES)[number], OwnFacts>>

/** What speaks against an action; null where nothing does. */
function refuse(state: State, seat: Seat, action: Action): Reason | null {
  const { active, beach, heap, found, due } = state
  if (isOver(state)) return { code: 'GAME_OVER' }
  if (seat !== active) return { code: 'NOT_YOUR_TURN' }
  if (due || (action.verb === 'take') !== (found.length === 0)) return { code: 'WRONG_PHASE' }
  if (action.verb === 'take' && !beach[action.spot - 1]) return { code: 'NO_SHELL', facts: { spot: action.spot } }
  return action.verb === 'dig' && heap.length === 0 ? { code: 'NO_HEAP' } : null
}

export function choices(state: State, seat: Seat): Choice[] {
  const isOffered = (action: Action) => !refuse(state, seat, action)
  const spots = SPOTS.filter(spot => isOffered({ verb: 'take', spot }))
  const take: Choice = {
    verb: 'take',
    line: 'take _',
    ways: { kind: 'cell', at: priceEach(0, spots) },
    example: `take ${spots[0]}`
  }
  const plain = (['dig', 'rest'] as const).filter(verb => isOffered({ verb }))
  return [...(spots.length > 0 ? [take] : []), ...plain.map(verb => ({ verb, line: verb, example: verb }))]
}

/** What a seat could do if its turn began now. */
export function ahead(state: State, seat: Seat): Choice[] {
  return isOver(state) ? [] : choices({ ...state, active: seat, found: [], due: null }, seat)
}

export function apply(state: State, seat: Seat, action: Action): Step<State> {
  const refused = refuse(state, seat, action)
  if (refused) throw new Refusal(refused.code, refused.facts)
  const { beach, found } = state
  switch (action.verb) {
    case 'take': {
      const { spot } = action
      const shell = shellAt(state, spot)
      const left = beach.map((one, place) => (place === spot - 1 ? null : one))
      return { state: { ...state, beach: left, found: [shell] }, events: [happened('took', { seat, spot, shell })] }
    }
    case 'dig':
      return { state: { ...state, due: 'dig' }, events: [happened('digs', { seat })] }
    case 'rest': {
      const kept = withPlayer(state, seat, { basket: [...playerAt(state, seat).basket, ...found] })
      return { state: { ...kept, found: [], due: 'tide' }, events: [happened('kept', { seat, kinds: found })] }
    }
  }
}

function shellAt({ beach }: State, spot: Spot): Kind {
  const shell = beach[spot - 1]
  if (!shell) throw new Error(`Cannot take a shell from spot "${spot}": none lies there`)
  return shell
}

export function advance(state: State, random: Random): Step<State> | null {
  switch (state.due) {
    case 'dig':
      return turnOver(state)
    case 'tide':
      return tide(state, 1 + random.below(6))
    case null:
      return null
  }
}

function turnOver({ heap: [shell, ...heap], ...state }: State): Step<State> {
  if (!shell) throw new Error('Cannot turn a shell over: the heap has run out')
  const { active: seat, found } = state
  const kinds = [...found, shell]
  if (!found.includes(shell))
    return { state: { ...state, heap, found: kinds, due: null }, events: [happened('dug', { seat, shell })] }
  const events = [happened('dug', { seat, shell }), happened('lost', { seat, kinds })]
  return { state: { ...state, heap, found: [], due: 'tide' }, events }
}

/** The die, the beach filled again, the next seat, and at the end all wishes. */
function tide(state: State, die: number): Step<State> {
  const washed = state.beach.map((shell, place) => (place === die - 1 ? null : shell))
  const heap = [...state.heap]
  const beach = washed.map(shell => shell ?? heap.shift() ?? null)
  const next = { ...state, active: nextSeat(state, state.active), beach, heap, due: null }
  const events = [happened('tide', { die, shell: state.beach[die - 1] ?? null }), happened('filled', { beach })]
  if (isOver(next)) events.push(happened('counted', { wishes: wishesOf(next), scores: scores(next) }))
  return { state: next, events }
}
