import { box, disc, HEIGHT, type Outline, rounded, type Shape, WIDTH } from '../../vignette/shapes.ts'

/** Four rows of cards in a sea at dusk: a letter for a fish's colour, `o` a coral, `~` water, `#` what lies face down. */
const ROWS = ['Y~Go~K~B', '##~#####', '#o######', '~RoY~P~G']
const COLUMNS = 8
const CELL = 92
const GAP = 10
const LEFT = (WIDTH - COLUMNS * (CELL + GAP) + GAP) / 2
const TOP = 170

const FISH: { readonly [letter: string]: string } = {
  R: '#f6a79b',
  Y: '#f2d57c',
  G: '#a8d69a',
  B: '#9fc7f0',
  P: '#cdb8f0',
  K: '#f7b9dc'
}
const OTHERS: { readonly [letter: string]: string } = { o: '#f7f2e7', '~': '#7fb0bb', '#': '#4d7688' }
const INK = '#13233a'

function cornersOf(sign: string): (readonly [number, number])[] {
  return ROWS.flatMap((row, down) =>
    [...row].flatMap((one, at) =>
      one === sign ? [[LEFT + at * (CELL + GAP), TOP + down * (CELL + GAP)] as const] : []
    )
  )
}

function square([x, y]: readonly [number, number]): Outline {
  return rounded(box(x, y, CELL, CELL), 14)
}

/** A fish that swims to the left, and a branch of coral. */
const fish = ([x, y]: readonly [number, number]): Outline => [
  [x + 12, y + 48],
  [x + 34, y + 28],
  [x + 58, y + 44],
  [x + 80, y + 28],
  [x + 74, y + 50],
  [x + 80, y + 70],
  [x + 58, y + 54],
  [x + 34, y + 68]
]
const coral = ([x, y]: readonly [number, number]): Outline => [
  [x + 40, y + 80],
  [x + 40, y + 62],
  [x + 16, y + 44],
  [x + 16, y + 24],
  [x + 28, y + 24],
  [x + 28, y + 40],
  [x + 42, y + 50],
  [x + 42, y + 12],
  [x + 54, y + 12],
  [x + 54, y + 50],
  [x + 66, y + 40],
  [x + 66, y + 20],
  [x + 78, y + 20],
  [x + 78, y + 44],
  [x + 54, y + 62],
  [x + 54, y + 80]
]

const cards = Object.entries({ ...FISH, ...OTHERS }).map(([sign, fill]): Shape => ({
  fill,
  outlines: cornersOf(sign).map(square)
}))
const signs: readonly Shape[] = [
  { fill: INK, outlines: Object.keys(FISH).flatMap(cornersOf).map(fish) },
  { fill: '#b85a4c', outlines: cornersOf('o').map(coral) }
]

const shore: Outline = [
  [0, 300],
  [LEFT + 120, HEIGHT],
  [0, HEIGHT]
]
const reef: Outline = [
  [WIDTH, 150],
  [WIDTH - 60, 220],
  [WIDTH - 40, 300],
  [WIDTH - 130, 330],
  [WIDTH - 100, 420],
  [WIDTH - 230, 470],
  [WIDTH - 200, 560],
  [WIDTH - 340, HEIGHT],
  [WIDTH, HEIGHT]
]

export const vignette: readonly Shape[] = [
  { fill: ['#8ea6c4', '#f3c6a4'], outlines: [box(0, 0, WIDTH, 120)] },
  { fill: '#fff1d2aa', outlines: [disc([940, 96], 62)] },
  { fill: '#fff1d2', outlines: [disc([940, 96], 48)] },
  { fill: ['#5f96a5', '#123049'], outlines: [box(0, 120, WIDTH, HEIGHT - 120)] },
  { fill: '#dcc296', outlines: [shore] },
  { fill: '#8f4b4f', outlines: [reef] },
  ...cards,
  ...signs
]
