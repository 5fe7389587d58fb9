import { box, disc, HEIGHT, type Outline, type Shape, WIDTH } from '../../vignette/shapes.ts'

/** Clouds like steps up to the right, and a balloon in four colours among them. */
const CLOUDS: readonly (readonly [x: number, y: number])[] = [
  [90, 570],
  [250, 490],
  [790, 330],
  [930, 230],
  [1080, 130]
]
const [MIDDLE, TOP] = [500, 40]
const SILKS = ['#5f9a53', '#f6df8a', '#b0405c', '#8a63b8'] as const

/** A cloud is a flat pill with three heads. */
function cloud([x, y]: readonly [number, number]): readonly Outline[] {
  return [
    box(x - 90, y, 180, 44),
    disc([x - 90, y + 18], 26),
    disc([x + 90, y + 18], 26),
    disc([x - 34, y - 6], 42),
    disc([x + 36, y], 34)
  ]
}

/** One of four gores, from the crown to the mouth. */
function gore(at: number): Outline {
  const steps = Array.from({ length: 21 }, (_, step) => step / 20)
  return [...steps.map(along => seam(along, at)), ...[...steps].reverse().map(along => seam(along, at + 1))]
}

/** Where a seam runs, from the left: round above, and in to the mouth below. */
function seam(along: number, edge: number): readonly [x: number, y: number] {
  const wide = along < 0.6 ? Math.sin(Math.PI * along * 0.9) : Math.sin(0.54 * Math.PI) * (1 - (along - 0.6) * 2.1)
  return [MIDDLE + wide * 150 * (edge / 2 - 1), TOP + along * 340]
}

const crew = [-48, -16, 16, 48].map(off => disc([MIDDLE + off, 446], 17))

export const vignette: readonly Shape[] = [
  { fill: ['#8fbcd6', '#d9e6ea'], outlines: [box(0, 0, WIDTH, 340)] },
  { fill: ['#d9e6ea', '#f3c6a4'], outlines: [box(0, 340, WIDTH, HEIGHT - 340)] },
  { fill: '#fff6dfaa', outlines: [disc([200, 150], 84)] },
  { fill: '#fff6df', outlines: [disc([200, 150], 62)] },
  ...CLOUDS.flatMap(place => cloud(place).map((outline): Shape => ({ fill: '#ffffff', outlines: [outline] }))),
  ...SILKS.map((fill, at): Shape => ({ fill, outlines: [gore(at)] })),
  {
    fill: '#4b2d1b',
    outlines: [
      [
        [MIDDLE - 26, 372],
        [MIDDLE - 22, 372],
        [MIDDLE - 60, 462],
        [MIDDLE - 64, 462]
      ],
      [
        [MIDDLE + 22, 372],
        [MIDDLE + 26, 372],
        [MIDDLE + 64, 462],
        [MIDDLE + 60, 462]
      ]
    ]
  },
  { fill: '#13233a', outlines: crew },
  {
    fill: '#7a4a2a',
    outlines: [
      [
        [MIDDLE - 74, 456],
        [MIDDLE + 74, 456],
        [MIDDLE + 60, 540],
        [MIDDLE - 60, 540]
      ]
    ]
  }
]
