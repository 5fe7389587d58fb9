import type { View } from '../../../engine/tranquility/view.ts'
import type { Entry } from '../../../schema/wire.ts'
import type { NewsGame } from '../../seat/game.ts'

export const news: NewsGame<View> = {
  before,
  isToldAside: ({ pledge }) => pledge !== undefined,
  isNews: ({ type, facts }) => type !== 'turn' && type !== 'ready' && (type !== 'drew' || 'cards' in facts)
}

function before(view: View, entries: readonly Entry[]): View {
  const later = entries.flatMap(({ events }) => events.map(({ facts }) => facts.cell))
  return { ...view, cells: Object.fromEntries(Object.entries(view.cells).filter(([cell]) => !later.includes(cell))) }
}
