/** A place of a small picture: its colour, and its outline as a path. */
export interface Place {
  readonly fill: string
  readonly path: string
}

/** A table so small that a list has room for it, in SVG: a square of 100 units, where colours say what lies there. */
export function small(background: string, places: readonly Place[]): string {
  const paths = new Map<string, string>()
  for (const { fill, path } of places) paths.set(fill, `${paths.get(fill) ?? ''}${path}`)
  const drawn = [...paths].map(([fill, path]) => `<path fill="${fill}" d="${path}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${background}${drawn.join('')}</svg>`
}

/** As many decimals as can be seen. */
export function tenth(units: number): number {
  return Math.round(units * 10) / 10
}

/** A disc about that middle, as an outline. */
export function disc(x: number, y: number, radius: number): string {
  const across = 2 * radius
  return `M${tenth(x - radius)} ${tenth(y)}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0-${across} 0z`
}
