import { step } from '../../../engine/events.ts'
import { type Move as MoveOf, moveKit, fixedLineMove } from '../../../engine/move-kit.ts'
import { playerAt, withPlayer } from '../../../engine/players.ts'
import { COMMON_REFUSAL_CODES, type FactsByCodeElseNull, type TypedReason } from '../../../engine/refusal.ts'
import { makeEvent } from './events.ts'
import { type Kind, SPOTS, type Spot, type State, isOver } from './state.ts'

export type Action =
  | { readonly verb: 'take'; readonly spot: Spot }
  | { readonly verb: 'dig' }
  | { readonly verb: 'rest' }

const OWN_CODES = ['NO_SHELL', 'NO_HEAP'] as const
/** The facts of each of them. */
export type OwnFacts = { readonly NO_SHELL: { readonly spot: Spot }; readonly NO_HEAP: null }
export const REFUSAL_CODES = [...COMMON_REFUSAL_CODES, ...OWN_CODES] as const
type Reason = TypedReason<FactsByCodeElseNull<(typeof REFUSAL_CODES)[number], OwnFacts>>

interface Types {
  readonly state: State
  readonly action: Action
  readonly reason: Reason
  /** Whether it begins a turn: afterwards its seat only digs or rests. */
  readonly extra: { readonly isFirst: boolean }
  readonly context: void
}
type Move<V extends Action['verb']> = MoveOf<Types, V>

const take: Move<'take'> = {
  isFirst: true,
  parse([verb, second, ...more]) {
    const spot = SPOTS.find(one => `${one}` === second)
    return verb === 'take' && spot && more.length === 0 ? { verb, spot } : null
  },
  format: ({ spot }) => `take ${spot}`,
  refusals: ({ beach }, _, { spot }) => [beach[spot - 1] ? null : { code: 'NO_SHELL', facts: { spot } }],
  apply(state, seat, { spot }) {
    const shell = shellAt(state, spot)
    const beach = state.beach.map((one, place) => (place === spot - 1 ? null : one))
    return step({ ...state, beach, found: [shell] }, makeEvent('took', { seat, spot, shell }))
  },
  candidates: () => SPOTS.map(spot => ({ verb: 'take', spot })),
  way: 'cell'
}

const dig: Move<'dig'> = {
  ...fixedLineMove('dig'),
  isFirst: false,
  refusals: ({ heap }) => [heap.length > 0 ? null : { code: 'NO_HEAP' }],
  apply: (state, seat) => step({ ...state, due: 'dig' }, makeEvent('digs', { seat }))
}

const rest: Move<'rest'> = {
  ...fixedLineMove('rest'),
  isFirst: false,
  refusals: () => [],
  apply(state, seat) {
    const { found } = state
    const kept = withPlayer(state, seat, { basket: [...playerAt(state, seat).basket, ...found] })
    return step({ ...kept, found: [], due: 'tide' }, makeEvent('kept', { seat, kinds: found }))
  }
}

export const { parse, format, apply, choices } = moveKit<Types>({
  codes: REFUSAL_CODES,
  moves: { take, dig, rest },
  refuseNow(state, seat, { isFirst }) {
    if (isOver(state)) return { code: 'GAME_OVER' }
    if (seat !== state.active) return { code: 'NOT_YOUR_TURN' }
    return !state.due && isFirst === (state.found.length === 0) ? null : { code: 'WRONG_PHASE' }
  }
})

function shellAt({ beach }: State, spot: Spot): Kind {
  const shell = beach[spot - 1]
  if (!shell) throw new Error(`Cannot take a shell from spot "${spot}": none lies there`)
  return shell
}
