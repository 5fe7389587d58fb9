import { anew } from '../../../engine/ascent/derived.ts'
import type { View } from '../../../engine/ascent/view.ts'
import type { Entry } from '../../../schema/wire.ts'
import type { NewsGame } from '../../seat/game.ts'
import { undone } from './undone.ts'

const BOOKKEEPING = ['turn', 'drew', 'shuffled']

export const news: NewsGame<View> = {
  before,
  isToldAside: () => false,
  isNews: ({ type }) => !BOOKKEEPING.includes(type)
}

function before(view: View, entries: readonly Entry[]): View {
  return anew(entries.flatMap(({ events }) => events).reduceRight(undone, view))
}
