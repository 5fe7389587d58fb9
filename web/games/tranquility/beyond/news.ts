import type { View } from '../../../../engine/tranquility/view.ts'
import type { Entry, Told } from '../../../../schema/wire.ts'
import type { NewsGame } from '../../../seat/game.ts'
import { news as base } from '../news.ts'

export const news: NewsGame<View> = {
  before,
  isToldAside: base.isToldAside,
  isNews: base.isNews
}

/** The table as it was before these entries, as far as they tell. */
function before(view: View, entries: readonly Entry[]): View {
  return entries.flatMap(({ events }) => events).reduceRight(undone, view)
}

function undone(view: View, { type, facts }: Told): View {
  const cell = `${facts.cell}`
  switch (type) {
    case 'placed': {
      const { [cell]: _, ...cells } = view.cells
      return { ...view, cells }
    }
    case 'destroyed':
      return { ...view, cells: { ...view.cells, [cell]: Number(facts.card) } }
    case 'rotated':
      return { ...view, night: turned(view.night ?? [], cell) }
    default:
      return view
  }
}

function turned(night: readonly string[], cell: string): readonly string[] {
  return night.includes(cell) ? night.filter(other => other !== cell) : [...night, cell]
}
