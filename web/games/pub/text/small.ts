import type { View } from '../../../../engine/pub/view.ts'
import { disc, small } from '../../small.ts'
import { FLOOR, MAT, paint, seated, SPACES, WALL, WOOD } from './paint.ts'

const [APART, GUEST] = [9.5, 4.2]

/** The pub in small: each guest in the colour of its clan. */
export function smallPub(view: View): string {
  const room = `<rect width="100" height="100" rx="8" fill="${WALL}"/><rect x="1.5" y="1.5" width="97" height="97" rx="7" fill="${FLOOR}"/>`
  const places = SPACES.map(({ x, y, wide, high }, place) => ({
    fill: place === 0 ? MAT : WOOD,
    path: `M${x} ${y}h${wide}v${high}h-${wide}z`
  }))
  const heads = seated(view, APART).map(({ name, x, y }) => ({ fill: paint(name), path: disc(x, y, GUEST) }))
  return small(room, [...places, ...heads])
}
