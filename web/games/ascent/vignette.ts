import { box, disc, HEIGHT, type Outline, rounded, type Shape, WIDTH } from '../../vignette/shapes.ts'

/** A mountain of cards stood on a corner, its top still to be built; from the lowest row up, a letter for each terrain. */
const ROWS = ['RGSRGRSR', 'GRSGSRG', 'SGRSGR', 'SRGS.', 'SGR.', 'RS.', '..', '.']

const HALF = 66
const ROUND = 12
const GROUND = HEIGHT - HALF
const PLAIN: { readonly [terrain: string]: string } = { G: '#cfe0a8', S: '#f4f7fb', R: '#ecc9b8', '.': '#ffffff40' }
const MARK: { readonly [terrain: string]: string } = { G: '#98b862', S: '#a9bfd6', R: '#bb8a74' }

function lozenge([x, y]: readonly [number, number], half: number): Outline {
  return [
    [x, y - half],
    [x + half, y],
    [x, y + half],
    [x - half, y]
  ]
}

function placesOf(terrain: string): (readonly [number, number])[] {
  return ROWS.flatMap((row, up) =>
    [...row].flatMap((one, at) =>
      one === terrain ? [[WIDTH / 2 + (at - (row.length - 1) / 2) * 2 * HALF, GROUND - up * HALF] as const] : []
    )
  )
}

/** Blades, flakes or cracks: told apart without their colours. */
function marks(terrain: string, [x, y]: readonly [number, number]): Outline[] {
  switch (terrain) {
    case 'G':
      return [-20, 0, 20].map(off => [
        [x + off - 5, y + 16],
        [x + off + 3, y - 18],
        [x + off + 5, y + 16]
      ])
    case 'S':
      return [
        [-18, -4],
        [0, -22],
        [18, -4],
        [0, 14],
        [0, -4]
      ].map(([right = 0, down = 0]) => disc([x + right, y + down], 5))
    default:
      return [-14, 4, 22].map(off => [
        [x - 24, y + off - 2],
        [x + 22, y + off - 14],
        [x + 24, y + off - 8]
      ])
  }
}

const cards = Object.entries(PLAIN).flatMap(([terrain, fill]): Shape[] => {
  const places = placesOf(terrain)
  const plain = { fill, outlines: places.map(place => rounded(lozenge(place, HALF - 3), ROUND)) }
  const mark = MARK[terrain]
  return mark ? [plain, { fill: mark, outlines: places.flatMap(place => marks(terrain, place)) }] : [plain]
})

const ridge = (points: readonly number[], high: number): Outline => [
  [0, HEIGHT],
  ...points.map((up, at) => [(at * WIDTH) / (points.length - 1), HEIGHT - up * high] as const),
  [WIDTH, HEIGHT]
]

// Its peaks stand between the cards of the lowest row.
const ground: Outline = [
  [0, HEIGHT],
  ...Array.from({ length: 11 }, (_, at) => WIDTH / 2 + (at - 5) * 2 * HALF).flatMap(
    x => [[x - HALF, HEIGHT] as const, [x, GROUND + 4] as const] as const
  ),
  [WIDTH, HEIGHT]
]

export const vignette: readonly Shape[] = [
  { fill: ['#9cc9de', '#d9e3e4'], outlines: [box(0, 0, WIDTH, 320)] },
  { fill: ['#d9e3e4', '#f3c6a4'], outlines: [box(0, 320, WIDTH, HEIGHT - 320)] },
  { fill: '#fff6dfaa', outlines: [disc([1010, 250], 74)] },
  { fill: '#fff6df', outlines: [disc([1010, 250], 56)] },
  { fill: '#b9cdd6', outlines: [ridge([0.5, 0.75, 0.5, 0.9, 0.55, 0.6, 0.5, 0.7, 1, 0.6, 0.8], 330)] },
  { fill: '#93b0bb', outlines: [ridge([0.9, 0.5, 0.6, 0.4, 0.5, 0.4, 0.45, 0.4, 0.55, 0.9, 0.6], 250)] },
  ...cards,
  { fill: '#23504c', outlines: [ground] }
]
