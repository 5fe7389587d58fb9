import { box, disc, HEIGHT, type Outline, type Point, rounded, type Shape, WIDTH } from '../../vignette/shapes.ts'

/** A round pub from above, in lamplight: six tables about it, guests and their mugs, and the door below. */
const MIDDLE: Point = [WIDTH / 2, 318]
const [LONG, SHORT] = [520, 292]

const CLANS = ['#f6a79b', '#9fc7f0', '#a8d69a', '#f2d57c'] as const

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
  const angle = ((one + 0.5) / all) * 2 * Math.PI
  return [x + 74 * Math.cos(angle), y + 46 * Math.sin(angle)]
}

const guests = GUESTS.flatMap((clans, place) =>
  [...clans].map((clan, one) => ({ clan: 'abcd'.indexOf(clan), at: seatAt(place, one, clans.length) }))
)
const mugs = guests.map(({ at: [x, y] }) => [x + 26, y - 30] as const)

function mug([x, y]: Point): readonly Outline[] {
  return [rounded(box(x - 9, y - 12, 18, 24), 4), rounded(box(x + 9, y - 7, 8, 12), 3)]
}

export const vignette: readonly Shape[] = [
  { fill: ['#2b2118', '#17110c'], outlines: [box(0, 0, WIDTH, HEIGHT)] },
  {
    fill: '#6b4a2f',
    outlines: [disc([0, 0], 1).map(([x, y]) => [MIDDLE[0] + x * LONG, MIDDLE[1] + y * SHORT] as const)]
  },
  {
    fill: ['#c99b5f', '#f0cf95'],
    outlines: [disc([0, 0], 1).map(([x, y]) => [MIDDLE[0] + x * (LONG - 22), MIDDLE[1] + y * (SHORT - 20)] as const)]
  },
  { fill: '#ffe9b066', outlines: [oval([MIDDLE[0], MIDDLE[1] - 10], 210)] },
  { fill: '#ffe9b0aa', outlines: [oval([MIDDLE[0], MIDDLE[1] - 10], 120)] },
  { fill: '#e0574a', outlines: [rounded(box(MIDDLE[0] - 90, 560, 180, 44), 10)] },
  { fill: '#2b2118', outlines: [rounded(box(MIDDLE[0] - 70, 600, 140, 30), 6)] },
  ...tables.map((at): Shape => ({ fill: '#5c3a1e', outlines: [oval([at[0], at[1] + 10], 86)] })),
  ...tables.map((at): Shape => ({ fill: '#b07a45', outlines: [oval(at, 86)] })),
  ...tables.map((at): Shape => ({ fill: '#c8945a', outlines: [oval(at, 58)] })),
  ...guests.map(({ at }): Shape => ({ fill: '#13233a', outlines: [disc(at, 33)] })),
  ...guests.map(({ clan, at }): Shape => ({ fill: CLANS[clan] ?? '#fff', outlines: [disc(at, 29)] })),
  ...guests.map(({ at: [x, y] }): Shape => ({
    fill: '#13233a',
    outlines: [disc([x - 9, y - 4], 4), disc([x + 9, y - 4], 4)]
  })),
  ...mugs.map((at): Shape => ({ fill: '#f2b93b', outlines: mug(at) })),
  ...mugs.map(([x, y]): Shape => ({ fill: '#fff6df', outlines: [rounded(box(x - 10, y - 17, 20, 9), 4)] }))
]
