import { step } from '../../events.ts'
import type { Event, Seat, Step } from '../../game.ts'
import { nextSeat, playerAt, withPlayer } from '../../players.ts'
import type { Random } from '../../random.ts'
import { DOOR } from '../room/circle.ts'
import { letGoblinPickUpCoin } from '../room/coins.ts'
import { applyLegal, askSecondActionOrEndTurn, format, legalActions } from './actions.ts'
import { DIE_SIDES, NO_DICE_USED, pipsOfUse } from './dice.ts'
import { makeEvent, type Phase, type State, upsertGuests } from './state.ts'

/** The steps that the table takes by itself, by phase. */
const STEPS: { readonly [phase in Phase]?: (state: State, random: Random) => Step<State> } = {
  turn: begin,
  roll,
  forced: playForcedAction,
  enter: letTopGuestIn,
  end
}

/** The seat whose decision the match waits for; empty if it waits for none. */
export function awaits({ phase, active }: State): readonly Seat[] {
  return phase === 'first' || phase === 'second' ? [active] : []
}

/** One step that the table takes by itself; null when somebody must decide or the match is over. */
export function advance(state: State, random: Random): Step<State> | null {
  return STEPS[state.phase]?.(state, random) ?? null
}

function begin(state: State): Step<State> {
  return { state: { ...state, phase: 'roll' }, events: [makeEvent('turn', { seat: state.active })] }
}

/** Rolls both dice until an action is legal (ruling 2); if only one action is legal, the table plays it (ruling 25). */
function roll(state: State, random: Random): Step<State> {
  const { active: seat } = state
  const events: Event[] = []
  for (;;) {
    const dice = { A: 1 + random.below(DIE_SIDES), B: 1 + random.below(DIE_SIDES) }
    events.push(makeEvent('rolled', { seat, ...dice }))
    const rolled: State = { ...state, phase: 'first', dice, used: NO_DICE_USED }
    const [one, other] = legalActions(rolled, seat)
    if (one) return { state: other ? rolled : { ...rolled, phase: 'forced' }, events }
  }
}

function playForcedAction(state: State): Step<State> {
  const { active: seat } = state
  const asked: State = { ...state, phase: 'first' }
  const [action] = legalActions(asked, seat)
  if (!action) throw new Error('Cannot find what is forced')
  const played = applyLegal(asked, seat, action)
  return { state: played.state, events: [makeEvent('forced', { seat, line: format(action) }), ...played.events] }
}

/** Lets the top guest of the stack in. If only face-up cards are left, they are shuffled first (RULES.md, 4.4; ruling 21). */
function letTopGuestIn(state: State, random: Random): Step<State> {
  const { active: seat, dice, entering } = state
  const events: Event[] = []
  let { hidden, shown } = playerAt(state, seat)
  if (hidden.length === 0) {
    hidden = random.shuffle(shown)
    shown = []
    events.push(makeEvent('shuffled', { seat, count: hidden.length }, { sealed: { stack: hidden } }))
  }
  const [name, ...rest] = hidden
  if (!name || !dice || !entering) throw new Error(`Cannot let anybody in for seat "${seat}"`)
  const guest = { name, place: DOOR, coins: pipsOfUse(dice, entering), beers: 0 }
  events.push(makeEvent('entered', { char: name, coins: guest.coins }))
  const entered = upsertGuests({ ...withPlayer(state, seat, { hidden: rest, shown }), entering: null }, guest)
  const took = letGoblinPickUpCoin(entered, guest)
  return { state: askSecondActionOrEndTurn(took.state), events: [...events, ...took.events] }
}

function end(state: State): Step<State> {
  return step({ ...state, phase: 'turn', active: nextSeat(state, state.active) })
}
