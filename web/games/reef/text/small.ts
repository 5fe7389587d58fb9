import type { View } from '../../../../engine/reef/view.ts'
import { small, tenth } from '../../small.ts'
import { COLUMNS } from '../said/columns.ts'
import { paint } from './paint.ts'

const MARGIN = 4
const STEP = (100 - 2 * MARGIN) / COLUMNS.length
const CELL = tenth(STEP - 1)
/** Where the highest row begins: above it is the sky. */
const TOP = 34
const SKY = '<rect width="100" height="100" fill="#12324b"/><rect width="100" height="28" fill="#e3b3a0"/>'

/** The sea in small: each card in its colour. */
export function smallReef({ cells }: View): string {
  const places = [4, 3, 2, 1].flatMap((row, down) =>
    COLUMNS.map((column, at) => ({
      fill: paint(cells[`${column}${row}`]),
      path: `M${tenth(MARGIN + at * STEP)} ${tenth(TOP + down * STEP)}h${CELL}v${CELL}h-${CELL}z`
    }))
  )
  return small(SKY, places)
}
