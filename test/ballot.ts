import type { Choice, Event, Game, Result, Seat, Step, Viewer } from '../engine/game.ts'
import { tokenizeLowerCaseOrRefuse, badActionRefusal } from '../engine/notation.ts'
import type { Random } from '../engine/random.ts'
import { COMMON_REFUSAL_CODES, type Reason, Refusal } from '../engine/refusal.ts'

/*
 * A game for tests alone: all are asked at once, and answer independently of each other. Votes are sealed, and opened in
 * the order of the seats; whoever wants to see those before it says that it waits, and is asked again at its place.
 */

const ROUNDS = 2
const VOTES = [1, 2, 3] as const

interface Action {
  readonly says: number | 'wait'
}

type State = {
  readonly round: number
  /** Of this round, by seat. */
  readonly answers: readonly (number | 'wait' | null)[]
  /** So many of them lie open: the next is the seat whose place it is. */
  readonly open: number
  readonly scores: readonly number[]
}

type View = {
  readonly round: number
  readonly votes: readonly (number | null)[]
  readonly sealed: readonly boolean[]
  readonly waits: readonly boolean[]
  readonly scores: readonly number[]
  readonly own: number | 'wait' | null
}

const seats = { least: 1, most: 5 }

export const ballot: Game<State, View, Action> = {
  name: 'ballot',
  version: 1,
  expectedTurns: 1,
  seats,
  settings: [],
  codes: COMMON_REFUSAL_CODES,
  tableStyle: () => ({ talk: 'silent', table: 'competitive' }),
  deal: (_, count) => ({ state: round(1, Array<number>(count).fill(0)), events: [{ type: 'dealt', facts: {} }] }),
  awaits: state => [...state.answers.keys()].filter(seat => !isOver(state) && state.answers[seat] === null),
  choices,
  apply,
  advance,
  view,
  result,
  parse: read,
  format: ({ says }) => (says === 'wait' ? says : `vote ${says}`),
  planning: { choices },
  drafts: { answersCommute: () => true, questionNumber: state => state.round },
  archive: { resultWhenEndedEarly: ({ scores }) => ({ outcome: 'stopped', why: 'STOPPED', scores }) }
}

/** The same with an autopilot that nobody should trust: it says what cannot be done, and then nothing at all. */
export const astray: Game<State, View, Action> = {
  ...ballot,
  name: 'astray',
  bot: {
    autopilot({ round: now }) {
      if (now === 1) return 'vote 9'
      throw new Error('lost at sea')
    }
  }
}

/** The same with an autopilot that votes 3, and fails as soon as it thinks about that. */
export const daydream: Game<State, View, Action> = {
  ...ballot,
  name: 'daydream',
  insight: {
    sampleState() {
      throw new Error('lost in thought')
    }
  },
  bot: {
    autopilot: () => 'vote 3',
    search: { candidates: () => ['vote 3', 'vote 2'], evaluate: () => 0, budget: () => 100 }
  }
}

/** With other votes under the seals that the viewer cannot look behind. */
export function scrambled(state: State, viewer: Viewer, dice: Random): State {
  const isHidden = (seat: Seat) => seat >= state.open && seat !== viewer
  const other = (answer: State['answers'][number], seat: Seat) =>
    typeof answer === 'number' && isHidden(seat) ? 1 + dice.below(VOTES.length) : answer
  return { ...state, answers: state.answers.map(other) }
}

function round(number: number, scores: readonly number[]): State {
  return { round: number, answers: scores.map(() => null), open: 0, scores }
}

function isOver({ round: number }: State): boolean {
  return number > ROUNDS
}

function choices(state: State, seat: Seat): Choice[] {
  const all = [...VOTES.map(says => ({ says })), { says: 'wait' as const }]
  const offered = all.filter(action => !refuse(state, seat, action))
  return offered.map(action => ({ verb: verbOf(action), line: ballot.format(action), example: ballot.format(action) }))
}

function verbOf({ says }: Action): string {
  return says === 'wait' ? says : 'vote'
}

function refuse(state: State, seat: Seat, { says }: Action): Reason | null {
  const { answers, open } = state
  if (isOver(state) || seat < open) return { code: 'NOT_YOUR_TURN' }
  const isOpening = seat === open && answers[seat] !== null
  const isIdle = says === 'wait' && (seat === open || answers[seat] === says)
  return isOpening || isIdle ? { code: 'WRONG_PHASE' } : null
}

function apply(state: State, seat: Seat, action: Action): Step<State> {
  const refused = refuse(state, seat, action)
  if (refused) throw new Refusal(refused.code)
  const { says } = action
  const answers = state.answers.map((answer, other) => (other === seat ? says : answer))
  return { state: { ...state, answers }, events: [answered(seat, action)] }
}

function answered(seat: Seat, { says }: Action): Event {
  return says === 'wait'
    ? { type: 'waits', facts: { seat } }
    : { type: 'sealed', facts: { seat }, only: { [seat]: { vote: says } } }
}

function advance(state: State, random: Random): Step<State> | null {
  const { answers, open, scores } = state
  if (isOver(state)) return null
  if (open === answers.length) {
    const prize = 1 + random.below(6)
    const counted = scores.map((score, seat) => score + prize * Number(answers[seat]))
    return { state: round(state.round + 1, counted), events: [{ type: 'counted', facts: { prize } }] }
  }
  const answer = answers[open] ?? null
  if (answer === null) return null
  if (answer === 'wait') {
    const asked = answers.map((other, seat) => (seat === open ? null : other))
    return { state: { ...state, answers: asked }, events: [] }
  }
  return { state: { ...state, open: open + 1 }, events: [{ type: 'opened', facts: { seat: open, vote: answer } }] }
}

function view({ round: number, answers, open, scores }: State, viewer: Viewer): View {
  return {
    round: number,
    votes: answers.map((answer, seat) => (seat < open ? Number(answer) : null)),
    sealed: answers.map(answer => typeof answer === 'number'),
    waits: answers.map(answer => answer === 'wait'),
    scores,
    own: viewer === 'watcher' ? null : (answers[viewer] ?? null)
  }
}

function result(state: State): Result | null {
  return isOver(state) ? { outcome: 'ranked', why: 'COUNTED', scores: state.scores } : null
}

function read(line: string): Action {
  const parts = tokenizeLowerCaseOrRefuse(line)
  const [verb, count] = parts
  const vote = VOTES.find(one => `${one}` === count)
  if (parts.length === 1 && verb === 'wait') return { says: verb }
  if (parts.length === 2 && verb === 'vote' && vote) return { says: vote }
  throw badActionRefusal(parts)
}
