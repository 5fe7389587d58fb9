import { box, disc, HEIGHT, type Outline, type Point, rounded, type Shape, WIDTH } from '../../vignette/shapes.ts'

/** A round pub from above, in lamplight: six tables about it, guests and their mugs, and the door below. */
const MIDDLE: Point = [WIDTH / 2, 318]
const [LONG, SHORT] = [520, 292]

const CLANS = ['#f6a79b', '#9fc7f0', '#a8d69a', '#f2d57c'] as const

/** The floor, smooth enough for its size. */
const room: Outline = Array.from({ length: 120 }, (_, at) => {
  const angle = (at / 120) * 2 * Math.PI
  return [MIDDLE[0] + LONG * Math.cos(angle), MIDDLE[1] + SHORT * Math.sin(angle)] as const
})

/** Who sits where: at each table the clans of its guests. */
const GUESTS = ['', 'ab', 'c', 'abcd', 'd', 'bc', 'a'] as const

/** Seen a little from the side: an oval. */
function oval([x, y]: Point, wide: number): Outline {
  return disc([0, 0], 1).map(([dx, dy]) => [x + dx * wide, y + dy * wide * 0.62] as const)
}

function spaceAt(place: number): Point {
  const angle = (place * 2 * Math.PI) / 7
  return [MIDDLE[0] - LONG * 0.66 * Math.sin(angle), MIDDLE[1] + SHORT * 0.62 * Math.cos(angle) - 10]
}

const tables = [1, 2, 3, 4, 5, 6].map(spaceAt)

/** Where a guest sits at a table, one beside the other. */
function seatAt(place: number, one: number, all: number): Point {
  const [x, y] = spaceAt(place)
  const angle = ((one + 0.5) / all) * 2 * Math.PI + (all === 1 ? 0 : Math.PI / 2)
  return all === 1 ? [x, y] : [x + 56 * Math.cos(angle), y + 40 * Math.sin(angle)]
}

const guests = GUESTS.flatMap((clans, place) =>
  [...clans].map((clan, one) => ({ clan: 'abcd'.indexOf(clan), at: seatAt(place, one, clans.length) }))
)
const mugs = guests.map(({ at: [x, y] }) => [x + 26, y - 30] as const)

function mug([x, y]: Point): readonly Outline[] {
  return [rounded(box(x - 9, y - 12, 18, 24), 4), rounded(box(x + 9, y - 7, 8, 12), 3)]
}

/** The eyes of a die, on nine places. */
function pips(left: number, places: readonly number[]): readonly Outline[] {
  return places.map(place => box(left + 14 + (place % 3) * 22, 276 + Math.floor(place / 3) * 22, 12, 12))
}

export const vignette: readonly Shape[] = [
  { fill: '#211811', outlines: [box(0, 0, WIDTH, HEIGHT)] },
  { fill: '#e2ba7e', outlines: [room] },
  { fill: '#e0574a', outlines: [rounded(box(MIDDLE[0] - 90, 560, 180, 44), 10)] },
  { fill: '#2b2118', outlines: [rounded(box(MIDDLE[0] - 70, 600, 140, 30), 6)] },
  { fill: '#fff6df', outlines: [box(506, 262, 84, 84), box(610, 262, 84, 84)] },
  { fill: '#211811', outlines: [...pips(506, [0, 2, 4, 6, 8]), ...pips(610, [2, 4, 6])] },
  ...tables.map((at): Shape => ({ fill: '#b07a45', outlines: [oval(at, 86)] })),
  ...guests.map(({ at }): Shape => ({ fill: '#13233a', outlines: [disc(at, 33)] })),
  ...guests.map(({ clan, at }): Shape => ({ fill: CLANS[clan] ?? '#fff', outlines: [disc(at, 29)] })),
  ...mugs.map((at): Shape => ({ fill: '#f2b93b', outlines: mug(at) })),
  ...mugs.map(([x, y]): Shape => ({ fill: '#fff6df', outlines: [rounded(box(x - 10, y - 17, 20, 9), 4)] }))
]
