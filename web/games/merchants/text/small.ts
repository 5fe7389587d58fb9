import type { View } from '../../../../engine/merchants/view.ts'
import { small, tenth } from '../../small.ts'
import { middleOf, ROWS } from '../board/map.ts'
import { lyingOn } from './lying.ts'
import { paint, SEATS } from './paint.ts'

const STEP = 10.6
const HALF = 4.8

/** The map in small: each space in its colour, merchants as dots. */
export function smallMap(view: View): string {
  const spaces = ROWS.flat().map(space => ({ fill: paint(lyingOn(view, space).ground), path: hexagon(space) }))
  const pawns = view.players.map(({ at }, seat) => ({ fill: SEATS[seat] ?? '', path: dot(at, seat) }))
  return small('<rect width="100" height="100" fill="#cbb384"/>', [...spaces, ...pawns])
}

function hexagon(space: string): string {
  const [x, y] = pointOf(space)
  const slope = tenth(HALF * 0.577)
  return `M${tenth(x - HALF)} ${tenth(y - slope)}l${HALF}-${slope} ${HALF} ${slope}v${2 * slope}l-${HALF} ${slope}-${HALF}-${slope}z`
}

function dot(space: string, seat: number): string {
  const [x, y] = pointOf(space)
  return `M${tenth(x - 4 + seat)} ${tenth(y)}a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`
}

function pointOf(space: string): readonly [x: number, y: number] {
  const [x, y] = middleOf(space)
  return [50 + x * STEP, 50 + y * STEP]
}
