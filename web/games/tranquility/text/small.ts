import type { View } from '../../../../engine/tranquility/view.ts'
import { small, tenth } from '../../small.ts'
import { rowsOf } from '../board/sea.ts'
import { paintOf } from '../modules/halves/paint.ts'
import { modules } from '../modules/index.ts'
import { paint } from './paint.ts'

const SIDE = 100
const MARGIN = 3
const GAP = 1.6
/** A place where nothing lies, on the open sea. */
const CALM = '#fff6'

/** The sea in small: each island under the sky of its hour. */
export function smallSea(view: View): string {
  const rows = rowsOf(view.sea, modules)
  const across = Math.max(...rows.map(row => row.length))
  const step = (SIDE - 2 * MARGIN) / Math.max(across, rows.length)
  const [left, top] = [across, rows.length].map(count => (SIDE - count * step + GAP) / 2) as [number, number]
  const side = tenth(step - GAP)
  const places = rows.flatMap((row, down) =>
    row.flatMap((cell, file) => {
      if (cell === null) return []
      const path = `M${tenth(left + file * step)} ${tenth(top + down * step)}h${side}v${side}h-${side}z`
      return [{ fill: skyOver(view, cell), path }]
    })
  )
  return small(`<rect width="${SIDE}" height="${SIDE}" fill="${paint(undefined).background}"/>`, places)
}

function skyOver(view: View, cell: string): string {
  const island = view.cells[cell]
  if (island === undefined) return CALM
  return (paintOf(view, cell) ?? paint(`${island}`)).background
}
