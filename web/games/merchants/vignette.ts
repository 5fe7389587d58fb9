import { box, disc, HEIGHT, type Outline, type Point, type Shape, WIDTH } from '../../vignette/shapes.ts'

/** A piece of the map: `c` a castle, `.` an empty space, letters for tiles, `#` a rock. Each row begins half a space further on. */
const ROWS = ['.WW.F..c.', '.WMMFF.V.', 'cMM.EFVV.', '..M#EEV..', '.WW..EFFc']
/** How far the next space is, and the next row: all in whole pixels, so that edges are alike, and the picture is small. */
const [ACROSS, DOWN] = [120, 105]
const [LEFT, TOP] = [150, 105]
/** Half the width of a space, and how high its corners stand at the side and in the middle; the same with its rim. */
const SPACE = [57, 33, 66] as const
const RIM = [60, 35, 70] as const

const FILLS: { readonly [sign: string]: string } = {
  F: '#ecd06a',
  W: '#8fc07a',
  M: '#bfc4cc',
  V: '#e8a283',
  E: '#c9b0e6',
  c: '#f3ead6',
  '#': '#4b4540',
  '.': '#e6d5ae'
}
const INK = '#13233a'

interface Lying {
  readonly sign: string
  readonly at: Point
}

const lying: readonly Lying[] = ROWS.flatMap((row, down) =>
  [...row].map((sign, across) => ({
    sign,
    at: [LEFT + (across - (down % 2) / 2) * ACROSS, TOP + down * DOWN] as const
  }))
)

function hexagon([x, y]: Point, [half, side, middle]: typeof SPACE | typeof RIM): Outline {
  return [
    [x, y - middle],
    [x + half, y - side],
    [x + half, y + side],
    [x, y + middle],
    [x - half, y + side],
    [x - half, y - side]
  ]
}

/** Walls with three battlements, and a gate. */
function castle([x, y]: Point): readonly Outline[] {
  const walls: Outline = [
    [-30, 28],
    [-30, -24],
    [-18, -24],
    [-18, -12],
    [-6, -12],
    [-6, -24],
    [6, -24],
    [6, -12],
    [18, -12],
    [18, -24],
    [30, -24],
    [30, 28]
  ]
  return [walls.map(([dx, dy]) => [x + dx, y + dy] as const), box(x - 8, y + 4, 16, 24)]
}

function rock([x, y]: Point): Outline {
  return [
    [x - 32, y + 24],
    [x - 20, y - 12],
    [x - 2, y - 24],
    [x + 16, y - 6],
    [x + 34, y + 24]
  ]
}

/** A wagon on its way along the mountains. */
const [WAGON_X, WAGON_Y] = [390, 310]
const wagon: readonly Shape[] = [
  {
    fill: '#f7f2e7',
    outlines: [
      [
        [WAGON_X - 54, WAGON_Y],
        [WAGON_X - 46, WAGON_Y - 44],
        [WAGON_X, WAGON_Y - 60],
        [WAGON_X + 46, WAGON_Y - 44],
        [WAGON_X + 54, WAGON_Y]
      ]
    ]
  },
  { fill: '#8a1f2b', outlines: [box(WAGON_X - 60, WAGON_Y, 120, 26)] },
  { fill: INK, outlines: [disc([WAGON_X - 36, WAGON_Y + 34], 20), disc([WAGON_X + 36, WAGON_Y + 34], 20)] },
  { fill: '#ecd06a', outlines: [disc([WAGON_X - 36, WAGON_Y + 34], 8), disc([WAGON_X + 36, WAGON_Y + 34], 8)] }
]

const of = (sign: string) => lying.filter(one => one.sign === sign).map(({ at }) => at)

export const vignette: readonly Shape[] = [
  { fill: ['#8fbcd6', '#f3c6a4'], outlines: [box(0, 0, WIDTH, HEIGHT)] },
  { fill: '#a8946a', outlines: lying.map(({ at }) => hexagon(at, RIM)) },
  ...Object.entries(FILLS).map(([sign, fill]): Shape => ({
    fill,
    outlines: of(sign).map(at => hexagon(at, SPACE))
  })),
  ...of('c').map((at): Shape => ({ fill: '#7a3f4d', outlines: castle(at) })),
  { fill: '#8d857c', outlines: of('#').map(rock) },
  ...wagon
]
