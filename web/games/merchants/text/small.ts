import type { View } from '../../../../engine/merchants/view.ts'
import { disc, small, tenth } from '../../small.ts'
import { middleOf, ROWS } from '../board/map.ts'
import { lyingOn } from './lying.ts'
import { paint, SEATS } from './paint.ts'

const STEP = 10.6
// Half a space's width, and how far its upper corner stands above the next: whole numbers, since 61 outlines name them.
const HALF = 5
const SLOPE = 3
const PAWN = 3

/** The map in small: each space in its colour, merchants as dots. */
export function smallMap(view: View): string {
  const spaces = ROWS.flat().map(space => ({ fill: paint(lyingOn(view, space).ground), path: hexagon(space) }))
  const pawns = view.players.map(({ at }, seat) => ({ fill: SEATS[seat] ?? '', path: pawn(at, seat) }))
  return small('<rect width="100" height="100" fill="#cbb384"/>', [...spaces, ...pawns])
}

function hexagon(space: string): string {
  const [x, y] = pointOf(space)
  return `M${tenth(x - HALF)} ${tenth(y - SLOPE)}l${HALF}-${SLOPE} ${HALF} ${SLOPE}v${2 * SLOPE}l-${HALF} ${SLOPE}-${HALF}-${SLOPE}z`
}

/** Those who share a space stand a little apart. */
function pawn(space: string, seat: number): string {
  const [x, y] = pointOf(space)
  return disc(x - 1 + seat, y, PAWN)
}

function pointOf(space: string): readonly [x: number, y: number] {
  const [x, y] = middleOf(space)
  return [50 + x * STEP, 50 + y * STEP]
}
