import type { View } from '../../../../engine/tranquility/view.ts'
import type { Entry } from '../../../../schema/wire.ts'
import type { NewsGame } from '../../../seat/game.ts'
import { news as base } from '../news.ts'
import { undone } from '../undone.ts'

export const news: NewsGame<View> = {
  before,
  isToldAside: base.isToldAside,
  isNews: base.isNews
}

/** The table as it was before these entries. */
function before(view: View, entries: readonly Entry[]): View {
  return entries.flatMap(({ events }) => events).reduceRight(undone, view)
}
