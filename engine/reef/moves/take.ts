import { priceEach } from '../../choice.ts'
import type { Choice, Step } from '../../game.ts'
import { playerAt, withPlayer } from '../../players.ts'
import type { Reason } from '../codes.ts'
import type { Move } from '../core/move.ts'
import { decidingSeat, happened, type State, takeableColours } from '../core/state.ts'
import { type Colour, COLOURS } from '../sea/cards.ts'
import { addWorms } from '../sea/worms.ts'

/** A worm from the stock: in the place of one that is out of stock, or what the other seat's roll brings. */
export const takeWorm: Move<'take'> = {
  verb: 'take',
  phases: ['income', 'pick'],

  read([verb, colour, ...more]) {
    const named = COLOURS.find(one => one.toLowerCase() === colour)
    return verb === 'take' && named && more.length === 0 ? { verb, colour: named } : null
  },
  write: ({ colour }) => `take ${colour}`,

  refuse: (state, _, { colour }) => [refuseColour(state, colour)],
  apply: (state, _, { colour }) => giveWorm(state, colour),

  choices(state) {
    const colours = takeableColours(state)
    return colours.length > 1 ? [takeWormChoice(colours)] : []
  }
}

/** One of those colours. */
export function takeWormChoice(colours: readonly Colour[]): Choice {
  return {
    verb: 'take',
    line: 'take _',
    ways: { kind: 'piece', at: priceEach(0, colours) },
    example: `take ${colours[0]}`
  }
}

/** The seat that is asked takes it, and what the dice bring goes on. */
export function giveWorm(state: State, colour: Colour): Step<State> {
  const seat = decidingSeat(state)
  const { worms } = playerAt(state, seat)
  const got = withPlayer(state, seat, { worms: addWorms(worms, [colour]) })
  const went = nextIncomeStep({ ...got, stock: addWorms(state.stock, [colour], -1) })
  return { state: went.state, events: [happened('took', { seat, colour }), ...went.events] }
}

/** The present die, or the other seat's pick, has brought what it brings. */
export function nextIncomeStep(state: State): Step<State> {
  const { active, phase } = state
  if (phase === 'pick') return { state: { ...state, phase: 'turn' }, events: [happened('turn', { seat: active })] }
  const given = state.given + 1
  return { state: { ...state, given, phase: given < 2 ? 'income' : 'pick' }, events: [] }
}

function refuseColour(state: State, colour: Colour): Reason | null {
  if (takeableColours(state).includes(colour)) return null
  // Where a rolled colour is out of stock, all that is left may be taken: what may not is out of stock, too.
  const isThere = state.dice?.every(one => state.stock[one] > 0)
  return { code: isThere ? 'COLOUR_NOT_ROLLED' : 'COLOUR_OUT_OF_STOCK', facts: { colour } }
}
