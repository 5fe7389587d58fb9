import type { View } from '../../../engine/tranquility/view.ts'
import type { Entry } from '../../../schema/wire.ts'
import type { NewsGame } from '../../seat/game.ts'

export const news: NewsGame<View> = {
  before,
  isToldAside: ({ pledge }) => pledge !== undefined,
  isNews: ({ type, facts }) => type !== 'turn' && type !== 'ready' && (type !== 'drew' || 'cards' in facts)
}

function before(view: View, entries: readonly Entry[]): View {
  const events = entries.flatMap(entry => entry.events)
  const later = events.map(({ facts }) => facts.cell)
  const cells = Object.fromEntries(Object.entries(view.cells).filter(([cell]) => !later.includes(cell)))
  return { ...view, cells, startPlayed: view.startPlayed && events.every(({ type }) => type !== 'started') }
}
