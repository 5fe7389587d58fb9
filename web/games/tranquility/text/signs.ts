import type { View } from '../../../../engine/tranquility/view.ts'
import { first } from '../../first.ts'
import { type ModuleWords, modules } from '../modules/index.ts'
import { rankOf } from '../board/sea.ts'
import type { TurnWords } from '../said/sentences.ts'

/*
 * What lies on a sea, where there are no pictures: `77`, or `*77` if its night half is up; on empty cells `#` where
 * nothing may go, `o` where an Explorer card waits.
 */

type Words = TurnWords & ModuleWords

export function signOf(view: View, cell: string, words: Words): string {
  const island = view.cells[cell]
  if (island !== undefined) return `${first(modules, module => module.lies?.(view, cell, words))?.sign ?? ''}${island}`
  const mark = first(modules, module => module.mark?.(view, cell, words))?.sign ?? ''
  return mark !== '#' && blocksOn(view, rankOf(cell), words).length > 0 ? '#' : mark
}

/** What keeps cards from a row: the Jagged Rocks, purple Storms. */
export function blocksOn(view: View, rank: number, words: Words): readonly string[] {
  return modules.flatMap(module => module.blocks?.(view, rank, words) ?? [])
}

/** What the signs mean, as far as they are there and nothing beside them says it. */
export function legend(view: View, words: Words): readonly string[] {
  return modules.flatMap(module => module.legend?.(view, words) ?? [])
}

/** The files that a sea reaches over. */
export function filesOf(rows: readonly (readonly unknown[])[]): string[] {
  return Array.from(rows.at(-1) ?? [], (_, file) => 'abcdefghijk'.charAt(file))
}
