import type { View } from '../../../../engine/tranquility/view.ts'
import { first } from '../../first.ts'
import type { Module } from '../module.ts'

/** A sea as it is seen, the top row first; a space where there is no cell. */
const STANDARD = ['abcdef', 'abcdef', 'abcdef', 'abcdef', 'abcdef', 'abcdef']

/** The cells of a sea row by row; null where there is none. */
export function rowsOf<Own>(sea: string, modules: readonly Module<Own>[]): (string | null)[][] {
  const rows = first(modules, ({ seas }) => seas?.[sea]) ?? STANDARD
  return rows.map((files, row) => Array.from(files, file => (file === ' ' ? null : `${file}${rows.length - row}`)))
}

export function rankOf(cell: string): number {
  return Number(cell.slice(1))
}

/** Whether a Start and a Finish lie beside the sea: what is played has a view that says so. */
export function endsOf<Own>(
  view: View,
  modules: readonly Module<Own>[]
): { readonly start: boolean; readonly finish: boolean } {
  const finish = !first(modules, ({ isEndless }) => isEndless?.(view))
  return { start: view.startPlayed !== undefined, finish }
}
