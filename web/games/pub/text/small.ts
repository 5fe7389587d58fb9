import type { View } from '../../../../engine/pub/view.ts'
import { small, tenth } from '../../small.ts'
import { FLOOR, paint, spaceAt, WALL, WOOD } from './paint.ts'

const ROUND = 33
const TABLE = 13
const GUEST = 4

/** The pub in small: each guest in the colour of its clan. */
export function smallPub({ guests }: View): string {
  const room = `<rect width="100" height="100" fill="#2b2118"/><circle cx="50" cy="50" r="49" fill="${WALL}"/><circle cx="50" cy="50" r="46" fill="${FLOOR}"/>`
  const tables = Array.from({ length: 7 }, (_, place) => disc(WOOD, spaceAt(place, ROUND), TABLE))
  const heads = guests.map(({ name, place }, at) => {
    const one = guests.slice(0, at).filter(other => other.place === place).length
    const { x, y } = spaceAt(place, ROUND)
    return disc(paint(name), { x: x + ((one % 3) - 1) * 8.5, y: y + (Math.floor(one / 3) % 3) * 8.5 - 4 }, GUEST)
  })
  return small(room, [...tables, ...heads])
}

function disc(fill: string, { x, y }: { readonly x: number; readonly y: number }, radius: number) {
  const path = `M${tenth(50 + x - radius)} ${tenth(50 + y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`
  return { fill, path }
}
