import type { View } from '../../../engine/tranquility/view.ts'
import type { Module } from './module.ts'

/** A sea as it is seen, the top row first; a space where there is no cell. */
const STANDARD = ['abcdef', 'abcdef', 'abcdef', 'abcdef', 'abcdef', 'abcdef']

/** The cells of a sea row by row; null where there is none. */
export function rowsOf<Own>(sea: string, modules: readonly Module<Own>[]): (string | null)[][] {
  const [rows = STANDARD] = modules.flatMap(({ seas }) => (seas?.[sea] ? [seas[sea]] : []))
  return rows.map((files, row) => Array.from(files, file => (file === ' ' ? null : `${file}${rows.length - row}`)))
}

export function rankOf(cell: string): number {
  return Number(cell.slice(1))
}

/** Whether a Start and a Finish lie beside the sea: against each other there are neither. */
export function endsOf({ sea, contest }: View): { readonly start: boolean; readonly finish: boolean } {
  return { start: sea === 'standard' && !contest, finish: !contest }
}
