import { box, disc, type Outline, type Point, type Shape } from '../vignette/shapes.ts'

/** It is drawn in a box of so many units … */
const UNITS = 32
/** … and a little smaller, since many screens cut icons round. */
const DRAWN = 0.9

/** The boat of `icon.svg` on a square of water, to stand among other programs of a device. */
export function iconOf(size: number): readonly Shape[] {
  const scaled = (outline: Outline): Outline => outline.map(([x, y]) => [scaledBy(x, size), scaledBy(y, size)] as const)
  return [
    { fill: ['#1a4564', '#0d2337'], outlines: [box(0, 0, size, size)] },
    { fill: '#f3d9a0', outlines: [scaled(disc([24, 8.5], 2.5))] },
    { fill: '#fbf6ea', outlines: [scaled(MAIN), scaled(JIB)] },
    { fill: '#e8a13c', outlines: [scaled(HULL)] }
  ]
}

function scaledBy(at: number, size: number): number {
  return ((at - UNITS / 2) * DRAWN + UNITS / 2) * (size / UNITS)
}

const STROKES = 16

/** A line bowed towards two points on its way. */
function bowed(from: Point, one: Point, other: Point, to: Point): Point[] {
  return Array.from({ length: STROKES + 1 }, (_, stroke) => {
    const along = stroke / STROKES
    const at = (part: 0 | 1) =>
      from[part] * (1 - along) ** 3 +
      3 * one[part] * along * (1 - along) ** 2 +
      3 * other[part] * along ** 2 * (1 - along) +
      to[part] * along ** 3
    return [at(0), at(1)] as const
  })
}

const MAIN: Outline = [[14.5, 20], ...bowed([7, 20], [10.5, 16], [13.3, 11], [14.5, 5])]
const JIB: Outline = [[16.5, 20], ...bowed([16.5, 9], [20.1, 11.5], [22.1, 15.5], [23, 20])]
const HULL: Outline = [
  ...bowed([26.5, 21.5], [25.3, 24.1], [23.5, 25.5], [21.3, 26]),
  ...bowed([10.5, 26], [8.3, 25.5], [6.5, 24], [5.5, 21.5])
]
