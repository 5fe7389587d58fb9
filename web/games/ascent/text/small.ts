import type { View } from '../../../../engine/ascent/view.ts'
import { small, tenth } from '../../small.ts'
import { ROWS } from '../board/slots.ts'
import { paint, SKY } from './paint.ts'

const MARGIN = 3
/** Squares stand on a corner, nine side by side. */
const STEP = (100 - 2 * MARGIN) / ROWS.length
const HALF = tenth(STEP / 2 - 0.5)
/** Where the middles of the lowest row lie. */
const FOOT = 80
const FREE = '#fff6'
const GROUND = '<path fill="#23504c" d="M0 80h100v20H0z"/>'

/** The mountain in small: each card in the colour of its terrain. */
export function smallMountain({ slots }: View): string {
  const places = ROWS.flatMap((row, above) =>
    row.map((slot, file) => {
      const x = 50 + (file - above / 2) * STEP
      const y = FOOT - (STEP * (ROWS.length - 1 - above)) / 2 - HALF
      const path = `M${tenth(x)} ${tenth(y)}l${HALF} ${HALF}-${HALF} ${HALF}-${HALF}-${HALF}z`
      return { fill: slots[slot] ? paint(slots[slot]) : FREE, path }
    })
  )
  return small(`<rect width="100" height="100" fill="${SKY}"/>${GROUND}`, places)
}
