import type { Step } from '../../game.ts'
import { playerAt, withPlayer } from '../../players.ts'
import type { Reason } from '../codes.ts'
import type { Move } from '../core/move.ts'
import { decidingSeat, makeEvent, type State, takeableColours } from '../core/state.ts'
import { type Colour, COLOURS } from '../sea/cards.ts'
import { addWormsIgnoringPearls } from '../sea/worms.ts'

/** Takes a worm of a rolled colour from the stock, or of any colour if a rolled one is out of stock (RULES.md, 4.2 and 4.3). */
export const takeWorm: Move<'take'> = {
  phases: ['income', 'pick'],
  parse([verb, colour, ...more]) {
    const named = COLOURS.find(one => one.toLowerCase() === colour)
    return verb === 'take' && named && more.length === 0 ? { verb, colour: named } : null
  },
  format: ({ colour }) => `take ${colour}`,
  refusals: (state, _, { colour }) => [refuseColour(state, colour)],
  apply: (state, _, { colour }) => giveWormAndContinue(state, colour),

  candidates(state) {
    const colours = takeableColours(state)
    // The table gives the worm by itself if only one colour may be taken.
    return colours.length > 1 ? colours.map(colour => ({ verb: 'take', colour })) : []
  },
  way: 'piece'
}

/** Gives the deciding seat a worm from the stock, and continues with the next worm or the turn. */
export function giveWormAndContinue(state: State, colour: Colour): Step<State> {
  const seat = decidingSeat(state)
  const { worms } = playerAt(state, seat)
  const got = withPlayer(state, seat, { worms: addWormsIgnoringPearls(worms, [colour]) })
  const went = continueAfterWorm({ ...got, stock: addWormsIgnoringPearls(state.stock, [colour], -1) })
  return { state: went.state, events: [makeEvent('took', { seat, colour }), ...went.events] }
}

/** Continues after a worm: with the second die, the other seat's worm, or the active seat's turn. */
export function continueAfterWorm(state: State): Step<State> {
  const { active, phase } = state
  if (phase === 'pick') return { state: { ...state, phase: 'turn' }, events: [makeEvent('turn', { seat: active })] }
  const given = state.given + 1
  return { state: { ...state, given, phase: given < 2 ? 'income' : 'pick' }, events: [] }
}

function refuseColour(state: State, colour: Colour): Reason | null {
  if (takeableColours(state).includes(colour)) return null
  // If a rolled colour is out of stock, every colour in stock may be taken, so a refused colour is out of stock, too.
  const isThere = state.dice?.every(one => state.stock[one] > 0)
  return { code: isThere ? 'COLOUR_NOT_ROLLED' : 'COLOUR_OUT_OF_STOCK', facts: { colour } }
}
