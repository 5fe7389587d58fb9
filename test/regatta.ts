import type { Choice, Event, Game, Result, Seat, Step } from '../engine/game.ts'
import { tokenizeLowerCaseOrRefuse, badActionRefusal } from '../engine/notation.ts'
import { nextSeat } from '../engine/players.ts'
import type { Random } from '../engine/random.ts'
import { COMMON_REFUSAL_CODES, type Reason, Refusal } from '../engine/refusal.ts'

/*
 * A game for tests alone: a turn is several lines. A boat is rowed as far as its crew has strength, in as many strokes as
 * it likes; whoever lies where it arrives drifts back. It may hail the others as often as it likes, and once a turn set
 * sail: the die is the wind. Whoever is past the buoy has won.
 */

const STRENGTH = 3
const BUOY = 15
const VERBS = ['hail', 'row', 'sail', 'rest'] as const

interface Action {
  readonly verb: (typeof VERBS)[number]
  /** How far it is rowed. */
  readonly by: number
}

type State = {
  readonly active: Seat
  /** What is left of this turn's. */
  readonly strength: number
  readonly sailed: boolean
  /** What the table has to do next. */
  readonly due: 'wind' | 'next' | null
  readonly at: readonly number[]
}

const seats = { least: 1, most: 4 }

export const regatta: Game<State, State, Action> = {
  name: 'regatta',
  version: 1,
  expectedTurns: 4,
  seats,
  settings: [],
  codes: [...COMMON_REFUSAL_CODES, 'TOO_FAR', 'SAILED'],
  tableStyle: () => ({ talk: 'free', table: 'competitive' }),
  deal: (_, count) => ({ state: turn({ at: Array<number>(count).fill(0) }, 0), events: [happened('dealt', {})] }),
  awaits: state => (state.due || isOver(state) ? [] : [state.active]),
  choices,
  apply,
  advance,
  view: state => state,
  result,
  parse: read,
  format: write,
  planning: {
    choices: (state, seat) => (isOver(state) ? [] : choices(turn(state, seat), seat)),
    asIfTurnBegan: turn
  },
  // Nothing is hidden.
  insight: { sampleState: (_, view) => view },
  bot: {
    autopilot: rowOrRest,
    search: {
      candidates: (view, all) => [rowOrRest(view, all)],
      evaluate: ({ at }, seat) => Math.min(1, (at[seat] ?? 0) / BUOY),
      budget: () => 100
    }
  },
  archive: { resultWhenEndedEarly: ({ at }) => ({ outcome: 'stopped', why: 'STOPPED', scores: at }) }
}

/** As far as there is strength, and no word to the others. */
function rowOrRest(_: State, all: readonly Choice[]): string {
  const row = all.findLast(({ verb }) => verb === 'row')
  return (row ?? all.find(({ verb }) => verb === 'rest'))?.example ?? ''
}

function turn({ at }: Pick<State, 'at'>, active: Seat): State {
  return { active, strength: STRENGTH, sailed: false, due: null, at }
}

function isOver({ at }: State): boolean {
  return at.some(place => place >= BUOY)
}

function choices(state: State, seat: Seat): Choice[] {
  const strokes = Array.from({ length: STRENGTH }, (_, before) => ({ verb: 'row' as const, by: before + 1 }))
  const [hail, rest, sail] = (['hail', 'rest', 'sail'] as const).map(verb => ({ verb, by: 0 })) as [
    Action,
    Action,
    Action
  ]
  const all: readonly Action[] = [hail, rest, ...strokes, sail]
  const offered = all.filter(action => !refuse(state, seat, action))
  return offered.map(action => ({ verb: action.verb, line: write(action), example: write(action) }))
}

function refuse(state: State, seat: Seat, { verb, by }: Action): Reason | null {
  const { active, strength, sailed, due } = state
  if (isOver(state) || seat !== active) return { code: 'NOT_YOUR_TURN' }
  if (due) return { code: 'WRONG_PHASE' }
  if (verb === 'row' && by > strength) return { code: 'TOO_FAR', facts: { by, strength } }
  return verb === 'sail' && sailed ? { code: 'SAILED' } : null
}

function apply(state: State, seat: Seat, action: Action): Step<State> {
  const refused = refuse(state, seat, action)
  if (refused) throw new Refusal(refused.code, refused.facts)
  const { verb, by } = action
  switch (verb) {
    case 'row': {
      const reached = (state.at[seat] ?? 0) + by
      const isCrowded = state.at.some((place, other) => other !== seat && place === reached)
      const at = state.at.map((place, other) =>
        other === seat ? reached : isCrowded && place === reached ? place - 1 : place
      )
      const drifted = isCrowded ? [happened('drifted', { at })] : []
      const rowed = { ...state, at, strength: state.strength - by }
      return { state: rowed, events: [happened('rowed', { seat, by }), ...drifted] }
    }
    case 'hail':
      return { state, events: [happened('hailed', { seat })] }
    case 'sail':
      return { state: { ...state, sailed: true, due: 'wind' }, events: [happened('sailed', { seat })] }
    case 'rest':
      return { state: { ...state, due: 'next' }, events: [happened('rested', { seat })] }
  }
}

function advance(state: State, random: Random): Step<State> | null {
  const { active, due, at } = state
  if (isOver(state)) return null
  switch (due) {
    case 'wind': {
      const wind = 1 + random.below(6)
      const moved = at.map((place, seat) => (seat === active ? place + wind : place))
      return { state: { ...state, at: moved, due: null }, events: [happened('blew', { seat: active, wind })] }
    }
    case 'next':
      return { state: turn(state, nextSeat({ players: at }, active)), events: [] }
    case null:
      return null
  }
}

function result(state: State): Result | null {
  return isOver(state) ? { outcome: 'ranked', why: 'PAST', scores: state.at } : null
}

function happened(type: string, facts: Event['facts']): Event {
  return { type, facts }
}

function read(line: string): Action {
  const parts = tokenizeLowerCaseOrRefuse(line)
  const [first, count = ''] = parts
  const verb = VERBS.find(one => one === first)
  if (verb === 'row' && parts.length === 2 && /^[1-9]$/.test(count)) return { verb, by: Number(count) }
  if (verb && verb !== 'row' && parts.length === 1) return { verb, by: 0 }
  throw badActionRefusal(parts)
}

function write({ verb, by }: Action): string {
  return verb === 'row' ? `${verb} ${by}` : verb
}
