import { box, disc, HEIGHT, type Outline, type Point, rounded, type Shape, WIDTH } from '../../vignette/shapes.ts'

/** The pub from above, in lamplight: six tables along its wall, guests and their mugs, and a mat at the door below. */
const CLANS = ['#f2a36b', '#9fc7f0', '#a8d69a', '#f2d57c'] as const

type Place = readonly [x: number, y: number, wide: number, guests: string]

/** Each place's middle, from the door clockwise, how wide it is, and the clans of its guests. */
const PLACES: readonly [Place, ...Place[]] = [
  [600, 508, 250, 'a'],
  [242, 508, 260, 'bd'],
  [242, 315, 260, 'c'],
  [320, 122, 400, 'abd'],
  [880, 122, 400, 'bc'],
  [958, 315, 260, ''],
  [958, 508, 260, 'ca']
]
const HIGH = 150
const APART = 104

const STROKES = 56

/** Wide and high, its corners worn off. */
function worn([x, y]: Point, wide: number, high: number, edge: number): Outline {
  const along = (part: number) => (Math.sign(part) * Math.abs(part) ** edge) / 2
  return Array.from({ length: STROKES }, (_, at) => {
    const angle = (at / STROKES) * 2 * Math.PI
    return [x + wide * along(Math.cos(angle)), y + high * along(Math.sin(angle))] as const
  })
}

const wall = worn([600, 315], 1096, 610, 0.25)
const floor = worn([600, 315], 1060, 574, 0.25)
const planks = [0, 1, 2, 3, 4, 5].map(at => box(84, 112 + at * 81, 1032, 3))

const [[doorX, doorY, doorWide], ...others] = PLACES
const door = rounded(box(doorX - doorWide / 2, doorY - HIGH / 2, doorWide, HIGH), 14)
const tables = others.map(([x, y, wide]) => worn([x, y], wide, HIGH, 0.4))

const guests = PLACES.flatMap(([x, y, , clans]) =>
  [...clans].map((clan, one) => ({
    clan: 'abcd'.indexOf(clan),
    at: [x + (one - (clans.length - 1) / 2) * APART, y] as const
  }))
)
const mugs = guests.map(({ at: [x, y] }) => [x + 30, y + 30] as const)

function mug([x, y]: Point): readonly Outline[] {
  return [rounded(box(x - 11, y - 14, 22, 28), 5), rounded(box(x + 11, y - 8, 9, 14), 3)]
}

/** A disc so small that a few strokes make it round. */
function dot([x, y]: Point, radius: number): Outline {
  return rounded(box(x - radius, y - radius, 2 * radius, 2 * radius), radius)
}

/** The eyes of a die, on nine places. */
function pips(left: number, places: readonly number[]): readonly Outline[] {
  return places.map(place => dot([left + 22 + (place % 3) * 27, 287 + Math.floor(place / 3) * 27], 8))
}

export const vignette: readonly Shape[] = [
  { fill: '#211811', outlines: [box(0, 0, WIDTH, HEIGHT)] },
  { fill: '#6b4a2f', outlines: [wall] },
  { fill: ['#f0cf94', '#dfb97d'], outlines: [floor] },
  { fill: '#00000018', outlines: planks },
  ...tables.map((table): Shape => ({ fill: ['#bb8650', '#a9743f'], outlines: [table] })),
  { fill: '#e0574a', outlines: [door] },
  { fill: '#fff6df', outlines: [rounded(box(486, 265, 98, 98), 16), rounded(box(612, 265, 98, 98), 16)] },
  { fill: '#211811', outlines: [...pips(486, [0, 2, 4, 6, 8]), ...pips(612, [2, 4, 6])] },
  ...guests.map(({ at }): Shape => ({ fill: '#13233a', outlines: [disc(at, 45)] })),
  ...guests.map(({ clan, at }): Shape => ({ fill: CLANS[clan] ?? '#fff', outlines: [disc(at, 41)] })),
  ...guests.map(({ at: [x, y] }): Shape => ({
    fill: '#13233a',
    outlines: [dot([x - 13, y - 8], 5), dot([x + 13, y - 8], 5)]
  })),
  ...mugs.map((at): Shape => ({ fill: '#f2b93b', outlines: mug(at) })),
  ...mugs.map(([x, y]): Shape => ({ fill: '#fff6df', outlines: [rounded(box(x - 12, y - 20, 24, 10), 4)] }))
]
