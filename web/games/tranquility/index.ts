import type { View } from '../../../engine/tranquility/view.ts'
import type { Entry, Told } from '../../../schema/wire.ts'
import type { SeatGame } from '../../seat/game.ts'
import { Board } from './board.tsx'
import { Face } from './face.tsx'
import { Offers } from './offers.tsx'
import type { Words } from './words/en.ts'

export const game: SeatGame<View, Words> = {
  name: 'tranquility',
  Board,
  Face,
  Aside: Offers,
  hand: view => view.hand ?? [],
  begun: view => view.pledge && { verb: 'give', picked: view.pledge.mine ?? [] },
  faceDown,
  before,
  places,
  isNews: ({ type, facts }) => type !== 'turn' && type !== 'ready' && (type !== 'drew' || 'cards' in facts)
}

function faceDown({ players, active, phase }: View): number {
  const own = players[active]
  return own && phase === 'turn' ? Math.min(own.pile, Math.max(0, own.limit - own.hand)) : 0
}

function before(view: View, entries: readonly Entry[]): View {
  const later = entries.flatMap(entry => entry.events.flatMap(places))
  return { ...view, cells: Object.fromEntries(Object.entries(view.cells).filter(([cell]) => !later.includes(cell))) }
}

function places({ facts }: Told): readonly string[] {
  return typeof facts.cell === 'string' ? [facts.cell] : []
}
