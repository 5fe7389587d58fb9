import { box, disc, HEIGHT, type Outline, type Shape, WIDTH } from '../../vignette/shapes.ts'
import { outline } from './board/island.ts'
import { paint } from './text/paint.ts'

/** One long day in six cards: a boat leaves at dawn, and the last island lies under stars. */
const ISLANDS = [
  { number: 2, glow: '#f6dcb8', land: '#6f7f78', water: '#9a97b4', light: [120, 330] },
  { number: 17, glow: '#fbf3d3', land: '#5f8a76', water: '#82a9c8', light: [96, 170] },
  { number: 36, glow: '#d9f6ee', land: '#4f8a72', water: '#62a9d0', light: [92, 110] },
  { number: 48, glow: '#fdf0c8', land: '#578066', water: '#7ba6c0', light: [100, 170] },
  { number: 62, glow: '#ffc98f', land: '#5c5a58', water: '#9a8898', light: [60, 330] },
  { number: 77, glow: '#5c4a78', land: '#171d38', water: '#10183a', light: [110, 120] }
] as const

const GAP = 9
const WIDE = (WIDTH - 5 * GAP) / 6
const HORIZON = HEIGHT * 0.7
const BETWEEN = '#13233a'
const SUN = '#fffbea'

const STARS: Outline[] = [
  [40, 70],
  [150, 190],
  [36, 250],
  [96, 310],
  [160, 60],
  [30, 160],
  [142, 290],
  [70, 210]
].map(([x = 0, y = 0]) => disc([leftOf(5) + x, y], 3))

/** Its outline on the horizon of a card. */
function island(number: number, left: number): Outline {
  const [x = 0, y = 0, ...strokes] = (outline(number).match(/-?\d+/g) ?? []).map(Number)
  const points: (readonly [number, number])[] = [[x, y]]
  for (let at = 0; at + 1 < strokes.length; at += 2) {
    const [fromX = 0, fromY = 0] = points.at(-1) ?? []
    points.push([fromX + (strokes[at] ?? 0), fromY + (strokes[at + 1] ?? 0)])
  }
  return points.map(([across, down]) => [left + (across / 20) * WIDE, HORIZON + (down - 6) * 20])
}

function leftOf(at: number): number {
  return at * (WIDE + GAP)
}

const cards = ISLANDS.flatMap(({ number, glow, land, water, light }, at): Shape[] => {
  const left = leftOf(at)
  return [
    { fill: [paint(`${number}`).background, glow], outlines: [box(left, 0, WIDE, HORIZON)] },
    { fill: SUN, outlines: [disc([left + light[0], light[1]], 30)] },
    { fill: land, outlines: [island(number, left)] },
    { fill: water, outlines: [box(left, HORIZON, WIDE, HEIGHT - HORIZON)] }
  ]
})

const boat: Shape[] = [
  {
    fill: '#fffdf5',
    outlines: [
      [
        [96, 398],
        [96, 506],
        [46, 506]
      ],
      [
        [104, 424],
        [146, 506],
        [104, 506]
      ]
    ]
  },
  {
    fill: '#13233a',
    outlines: [
      [
        [34, 516],
        [160, 516],
        [140, 544],
        [56, 544]
      ]
    ]
  }
]

export const vignette: readonly Shape[] = [
  { fill: BETWEEN, outlines: [box(0, 0, WIDTH, HEIGHT)] },
  ...cards,
  { fill: '#f3ecdc', outlines: STARS },
  ...boat
]
