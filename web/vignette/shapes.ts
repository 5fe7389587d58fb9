/*
 * A game's small picture, as flat shapes one over the other: the harbour and invitations show it as SVG, and previews of
 * links, which take nothing but pixels, as PNG. Both are made of the same shapes when the pages are built.
 */

/** What programs expect of the picture of a link. */
export const WIDTH = 1200
export const HEIGHT = 630

export type Point = readonly [x: number, y: number]
/** A closed line of straight strokes. */
export type Outline = readonly Point[]

export interface Shape {
  readonly fill: Fill
  /** Where two of them cover each other, nothing is drawn. */
  readonly outlines: readonly Outline[]
}

/** One colour, `#rrggbb` or `#rrggbbaa`; or two, from the top of the outlines to their bottom. */
export type Fill = string | readonly [top: string, bottom: string]

export function box(x: number, y: number, width: number, height: number): Outline {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height]
  ]
}

const ROUND = 48

export function disc([x, y]: Point, radius: number): Outline {
  return Array.from({ length: ROUND }, (_, at) => {
    const angle = (at / ROUND) * 2 * Math.PI
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const
  })
}

/** An outline whose corners are cut round. */
export function rounded(outline: Outline, radius: number): Outline {
  return outline.flatMap((corner, at) => {
    const before = towards(corner, outline.at(at - 1) ?? corner, radius)
    const after = towards(corner, outline[(at + 1) % outline.length] ?? corner, radius)
    return [0, 0.25, 0.5, 0.75, 1].map(along =>
      between(between(before, corner, along), between(corner, after, along), along)
    )
  })
}

function towards(from: Point, to: Point, distance: number): Point {
  return between(from, to, distance / Math.hypot(to[0] - from[0], to[1] - from[1]))
}

function between([x, y]: Point, [toX, toY]: Point, along: number): Point {
  return [x + (toX - x) * along, y + (toY - y) * along]
}

export function topAndBottom(outlines: readonly Outline[]): readonly [top: number, bottom: number] {
  const heights = outlines.flatMap(outline => outline.map(([, y]) => y))
  return [Math.min(...heights), Math.max(...heights)]
}
