import type { Step } from '../../game.ts'
import type { Random } from '../../random.ts'
import type { Action, Move, Rule } from '../rule.ts'
import { draw } from '../draw.ts'
import { type Player, type State, clockwise, end, endTurn, happened, playerAt, proceed, spend } from '../state.ts'
import { tableFor } from '../tables.ts'
import { START_PRICE, give, pledging, withdraw } from './pledge.ts'

interface Start extends Action {
  readonly verb: 'start'
}

const START: Start = { verb: 'start' }

const playStart: Move<Start> = {
  verb: 'start',
  during: 'turn',

  read: tokens => (tokens.length === 1 && tokens[0] === 'start' ? START : null),
  write: () => 'start',

  refuse(state, seat) {
    if (!holdsStart(state, seat)) return { code: 'CARD_NOT_IN_HAND', facts: { card: 'S' } }
    return state.startPlayed ? { code: 'START_ALREADY_PLAYED' } : null
  },

  apply(state, seat) {
    const played = spend({ ...state, startPlayed: true }, seat, ['S'], [])
    const extra = tableFor(state.players.length).extraDraws(played)
    return {
      state: endTurn(played, clockwise(state), [...extra, { step: 'capacity' }]),
      events: [happened('started', { seat })]
    }
  },

  choices(state, seat) {
    return playStart.refuse(state, seat, START) ? [] : [{ verb: 'start', line: 'start', try: 'start' }]
  }
}

/** Rulebook: whoever holds a Start on their turn must play it while none is played; all seats pay for it together. */
export const start = {
  name: 'start',
  opening: [{ step: 'starts' }],
  moves: [playStart, give, withdraw],
  pending: {
    starts: { run: (state, _, random) => ({ state: putStartsIn(state, random), events: [] }) },
    extra: { run: (state, { seat, cards }) => draw(proceed(state), seat, cards) },
    capacity: { run: openPledges },
    pledge: pledging
  },
  refuse(state, seat, { during, verb }) {
    const obliged = during === 'turn' && verb !== 'start' && !state.startPlayed && holdsStart(state, seat)
    return obliged ? { code: 'MUST_PLAY_START' } : null
  }
} satisfies Rule

function holdsStart(state: State, seat: number): boolean {
  return playerAt(state, seat).hand.includes('S')
}

function putStartsIn(state: State, random: Random): State {
  const players = state.players.map((player): Player => {
    const place = random.below(player.pile.length + 1)
    return { ...player, pile: [...player.pile.slice(0, place), 'S', ...player.pile.slice(place)] }
  })
  return proceed({ ...state, players })
}

// Where all hands together hold exactly eight, and where a hand is empty, everybody can see what is given.
function openPledges(state: State): Step<State> {
  const hands = state.players.map(({ hand }) => hand)
  const held = hands.reduce((sum, hand) => sum + hand.length, 0)
  if (held < START_PRICE) return end(state, { outcome: 'lost', why: 'LOSS_START_UNPAYABLE' })
  const offers = hands.map(hand => (held === START_PRICE || hand.length === 0 ? hand : null))
  return {
    state: proceed(state, [{ step: 'pledge', offers }]),
    events: offers.flatMap((offer, seat) => (offer ? [happened('pledged', { seat, count: offer.length })] : []))
  }
}
