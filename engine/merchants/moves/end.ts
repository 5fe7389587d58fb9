import { playerAt } from '../../players.ts'
import type { Move } from '../core/move.ts'
import { happened, only, type State } from '../core/state.ts'
import { drawsNext } from '../core/turn.ts'
import { wareAt } from '../map/sites.ts'

const END = { verb: 'end' } as const

/** The turn is over: cards are drawn, and what the merchant's place brings comes to him. */
export const end: Move<'end'> = {
  verb: 'end',
  phase: 'play',
  read: ([verb, ...more]) => (verb === 'end' && more.length === 0 ? END : null),
  write: () => 'end',
  refuse: () => [],
  apply: (state, seat) => only(ended(state), happened('ended', { seat })),
  choices: state => [{ verb: 'end', as: broughtBy(state), line: 'end', try: 'end' }]
}

function ended(state: State): State {
  return { ...state, phase: 'draw' }
}

/** How many cards it brings, and which ware its castle then buys. */
function broughtBy(state: State): string {
  const { at, wagon } = playerAt(state, state.active)
  const ware = wareAt(at)
  return `${drawsNext(ended(state))}${ware && wagon.includes(ware) ? ` ${ware}` : ''}`
}
