import type { View } from '../../../engine/tranquility/view.ts'
import { blocksOn } from './modules/blocks.ts'
import { rankOf } from './sea.ts'
import type { Words } from './modules/words/en/turn.ts'

/*
 * What lies on a sea, where there are no pictures: `77`, or `*77` if its night half is up; on empty cells `#` where
 * nothing may go, `o` where an Explorer card waits.
 */

export function signOf(view: View, cell: string, words: Words): string {
  const island = view.cells[cell]
  if (island !== undefined) return view.night?.includes(cell) ? `*${island}` : `${island}`
  const { spaces = [], storms = [] } = view.explorers ?? {}
  if (storms.includes(cell) || blocksOn(view, rankOf(cell), words).length > 0) return '#'
  return spaces.includes(cell) ? 'o' : ''
}

/** What the signs mean, as far as they are there and nothing beside them says it. */
export function legend(view: View, words: Words): readonly string[] {
  const { spaces = [], storms = [] } = view.explorers ?? {}
  const [space] = spaces.filter(cell => !storms.includes(cell))
  return [
    ...(view.night ? [`* ${words.side('night')}`] : []),
    ...(space ? [`o ${words.emptyCell(view, space)}`] : []),
    ...(storms[0] ? [`# ${words.emptyCell(view, storms[0])}`] : [])
  ]
}

/** Whether a Start and a Finish lie beside the sea: against each other there are neither. */
export function endsOf({ sea, contest }: View): { readonly start: boolean; readonly finish: boolean } {
  return { start: sea === 'standard' && !contest, finish: !contest }
}
