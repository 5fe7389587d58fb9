import type { Rule } from '../../core/rule.ts'
import { type DrawStep, HAND_LIMIT, type State } from '../../core/state.ts'
import { queueEndOfTurn, openingSteps } from '../../core/turn.ts'
import type { RuleSampling, SampleInput } from '../../sample-state/rule-sampling.ts'
import { seatsDrawingUp, isOpeningDraw, isStartPaid } from '../../sample-state/guesses.ts'
import { extraDrawsForStart } from '../../tables.ts'
import type { View } from '../../view.ts'
import { START_PRICE } from '../start/offers.ts'
import { queueWhilePaying } from '../start/sampling.ts'
import { STORM_COLOURS, STORM_COUNTS, type Storm } from './slice.ts'

export const stormsSampling: RuleSampling = {
  slice({ view: { storms } }) {
    const left = storms?.left ?? STORM_COUNTS
    const seen = { Y: STORM_COUNTS.Y - left.Y, P: STORM_COUNTS.P - left.P, O: STORM_COUNTS.O - left.O }
    return { storms: { active: storms?.active.map(stormOf) ?? [], seen } }
  },

  goneCards: ({ view: { storms } }) =>
    STORM_COLOURS.flatMap(colour =>
      Array.from({ length: STORM_COUNTS[colour] - (storms?.left[colour] ?? 0) }, () => colour)
    ),

  zoneLimits: () => ({ Y: 'pile', P: 'pile', O: 'pile' }),
  atPhase: { storm: (state, known, rules) => waiting(drawing(state, known, rules)) }
}

type Shown = NonNullable<View['storms']>

function stormOf(shown: Shown['active'][number]): Storm {
  const name = shown.storm
  if ('row' in shown) return { name, colour: 'P', row: shown.row - 1 }
  return { name, colour: name.startsWith('Y') ? 'Y' : 'O', seat: shown.seat }
}

/** Queues the drawing that goes on once all waiting Storms are answered. */
function drawing(state: State, { view }: SampleInput, rules: readonly Rule[]): State {
  const shown = view.storms?.drawn ?? []
  const seats = shown.map(({ seat }) => seat).sort((one, other) => one - other)
  const stopped: DrawStep = { step: 'draw', seats, shown }
  if (isOpeningDraw(view)) {
    const [, ...then] = openingSteps([...view.players.keys()], view.active, rules)
    return { ...state, pending: [stopped, ...then] }
  }
  const [seat = view.active] = seats
  const extra = extraDrawsForStart(state)
  const now = extra.findIndex(draw => draw.seats.includes(seat))
  if (isForStart(view, seat) && now >= 0) {
    const draws = extra
      .slice(now)
      .map((draw, place) => (place === 0 ? { ...lessDrawn(draw, view, seat), shown } : draw))
    return queueWhilePaying(state, [...draws, { step: 'capacity', offers: view.players.map(() => null) }], rules)
  }
  const later = seatsDrawingUp(view)
  const left = seat === view.active ? later.slice(1) : later.slice(later.indexOf(seat) + 1)
  const ended = queueEndOfTurn(state, left)
  return { ...ended, pending: [stopped, ...ended.pending] }
}

/** Whether cards are being drawn that a Start has to be paid with: until then its price lies in no discards. */
function isForStart(view: View, seat: number): boolean {
  if (!view.startPlayed) return false
  const { hand = 0 } = view.players[seat] ?? {}
  return hand >= HAND_LIMIT || !isStartPaid(view, START_PRICE)
}

/** The rest of a draw, judged by the size of the hand. */
function lessDrawn(draw: DrawStep, { active, players }: View, seat: number): DrawStep {
  if (draw.cards === undefined) return draw
  const before = seat === active ? HAND_LIMIT - 1 : HAND_LIMIT
  const drawn = Math.max(0, (players[seat]?.hand ?? 0) - before)
  return { ...draw, cards: Math.max(1, draw.cards - drawn) }
}

/** A Storm waits only where somebody may lift it: so a Wild is left at least. */
function waiting(state: State): State {
  return state.wilds ? { ...state, wilds: { left: Math.max(1, state.wilds.left) } } : state
}
