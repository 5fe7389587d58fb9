import { type Card, CARD_KINDS, DECK, type DieFace } from '../../../engine/cloud9/cards.ts'
import { cloud9 } from '../../../engine/cloud9/index.ts'
import type { Phase, Player, State } from '../../../engine/cloud9/state.ts'
import { pointsPerSeat } from '../../../engine/cloud9/score.ts'
import type { Event, Seat } from '../../../engine/game.ts'
import { type Random, randomStream } from '../../../engine/random.ts'
import { removeEachOnce } from '../../../engine/multiset.ts'

/*
 * Positions as the worked examples write them, RULES.md, 8, and what comes of them, as parts of one text:
 *   `cloud 8; pilot 0; aboard 0 2; roll YY--; hands YYP GR R PW; scores 10 20 30 46; fall-only`
 * What isn't said is as in position B.
 */
const B = 'cloud 3; pilot 1; aboard 0 1 2 3; roll GR; hands YYP GGRW R PPPPW; scores 10 20 30 46; passengers'
const PHASES: readonly Phase[] = ['passengers', 'pilot', 'solo', 'fallen', 'landed', 'risen', 'over']

export function position(text = ''): State {
  const parts = `${B}; ${text}`.split(';').map(part => part.trim())
  const said = (name: string) =>
    parts
      .findLast(part => part.startsWith(`${name} `))
      ?.slice(name.length + 1)
      .split(' ') ?? []
  const hands = said('hands').map(hand => [...hand].filter(isCard))
  const discard = [...(said('discard')[0] ?? '')].filter(isCard)
  const rest = removeEachOnce<Card>(DECK, [...hands.flat(), ...discard]) ?? []
  const pile = said('pile').length > 0 ? [...(said('pile')[0] ?? '')].filter(isCard) : rest
  const roll = [...(said('roll')[0] ?? '')].filter((face): face is DieFace => face === '-' || isCard(face))
  return {
    endCheck: parts.includes('fall-only') ? 'fall-only' : 'trip-end',
    odds: parts.includes('odds'),
    phase: PHASES.findLast(phase => parts.includes(phase)) ?? 'passengers',
    trip: 1,
    round: 1,
    cloud: Number(said('cloud')[0]),
    pilot: Number(said('pilot')[0]),
    roll,
    players: hands.map((hand, seat) => ({ ...IDLE, hand, ...isIn(said('aboard'), seat), ...hasScore(said, seat) })),
    pile,
    discard,
    result: null
  }
}

const IDLE = { choice: null, sealed: null } as const

function isIn(seats: readonly string[], seat: number): Pick<Player, 'aboard'> {
  return { aboard: seats.includes(`${seat}`) }
}

function hasScore(said: (name: string) => readonly string[], seat: number): Pick<Player, 'score'> {
  return { score: Number(said('scores')[seat] ?? 0) }
}

function isCard(sign: string): sign is Card {
  return CARD_KINDS.some(card => card === sign)
}

export interface Followed {
  readonly state: State
  readonly events: readonly Event[]
}

/** The state once the table has done all that is its own, by chance or with numbers that are given. */
export function settled(from: State, below?: Random['below']): Followed {
  const stream = { ...randomStream(new Uint8Array(32)), ...(below && { below }) }
  const events: Event[] = []
  let state = from
  for (let step = cloud9.advance(state, stream); step; step = cloud9.advance(state, stream)) {
    state = step.state
    events.push(...step.events)
  }
  return { state, events }
}

/** One line of a seat, `2 jump`, and all that follows. */
export function play(state: State, said: string): Followed {
  const [seat = '', ...line] = said.split(' ')
  const decided = cloud9.apply(state, Number(seat), cloud9.parse(line.join(' ')))
  const then = settled(decided.state)
  return { state: then.state, events: [...decided.events, ...then.events] }
}

/** Several of them, parted by commas. */
export function playAll(state: State, lines: string): Followed {
  return lines
    .split(',')
    .map(said => said.trim())
    .filter(said => said !== '')
    .reduce<Followed>((before, said) => play(before.state, said), { state, events: [] })
}

/** What a text asks about, as it is: `cloud 4; pilot 2; hand1 GW; dice 3`. */
export function found({ state, events }: Followed, asked: string): string {
  const parts = asked.split(';').map(part => part.trim())
  return parts.map(part => `${part.split(' ')[0]} ${FACTS(part.split(' ')[0] ?? '', { state, events })}`).join('; ')
}

function FACTS(name: string, { state, events }: Followed): string {
  const { players } = state
  const seats = (which: (player: Player) => boolean) =>
    [...players.keys()].filter((seat: Seat) => players.some((one, at) => at === seat && which(one))).join(' ')
  switch (name) {
    case 'scores':
      return pointsPerSeat(state).join(' ')
    case 'aboard':
      return seats(player => player.aboard)
    case 'sealed':
      return seats(player => player.sealed !== null && player.sealed !== 'wait')
    case 'waits':
      return seats(player => player.sealed === 'wait')
    case 'jumped':
      return seats(player => player.choice === 'jump')
    case 'stayed':
      return seats(player => player.choice === 'stay')
    case 'awaits':
      return cloud9.awaits(state).join(' ')
    case 'dice':
      return `${state.roll?.length ?? 0}`
    case 'held':
      return players.map(({ hand }) => hand.length).join(' ')
    case 'pile':
      return `${state.pile.length}`
    case 'discard':
      return state.discard.join('')
    case 'winners':
      return state.result?.ranking?.[0]?.join(' ') ?? ''
    case 'told':
      return events.map(({ type }) => type).join(' ')
    case 'phase':
      return state.phase
    case 'cloud':
      return `${state.cloud}`
    case 'pilot':
      return `${state.pilot}`
    default:
      return players[Number(name.slice('hand'.length))]?.hand.join('') ?? `no fact "${name}"`
  }
}
