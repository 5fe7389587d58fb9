const WIDTH = 20
const HEIGHT = 6

/** The box that outlines are drawn in. */
export const BOX = `0 0 ${WIDTH} ${HEIGHT}`

/** The outline of an island above the water, computed from its number: 37 always looks like 37. */
export function outline(island: number): string {
  let state = island * 7919
  const roll = (end: number) => (state = (state * 171 + 11_213) % 30_269) % end

  const strokes = 2 + roll(4)
  const left = 1 + roll(3)
  const reach = WIDTH - 2 - roll(3) - left
  let [x, y] = [left, HEIGHT]
  let path = `M${x} ${y}l`
  // Shore, summit, saddle, summit, …, shore: straight strokes, as engraved on a chart.
  for (let stroke = 1; stroke <= strokes; stroke++) {
    const shore = stroke === strokes
    const toX = shore ? left + reach : left + Math.round((reach * (stroke + roll(3) / 3 - 0.3)) / strokes)
    const toY = shore ? HEIGHT : stroke % 2 ? 1 + roll(3) : 3 + roll(2)
    // Before a sign there is no need of a space.
    path += ` ${toX - x}${toY < y ? '' : ' '}${toY - y}`
    ;[x, y] = [toX, toY]
  }
  return path
}

/** The hour of a number, 0 (dawn) to 15 (night), five numbers each: the class of its sky. */
export function hour(island: number): number {
  return Math.floor((island - 1) / 5)
}
