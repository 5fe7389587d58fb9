import { HEIGHT, type Outline, type Shape, topAndBottom, WIDTH } from './shapes.ts'

/** The picture as a file of its own. */
export function svgOf(shapes: readonly Shape[]): string {
  const drawn = shapes.map(({ fill, outlines }, at) => {
    const path = outlines.map(line).join('')
    if (typeof fill === 'string') return `<path fill="${fill}" d="${path}"/>`
    const [top, bottom] = topAndBottom(outlines)
    const where = `gradientUnits="userSpaceOnUse" x2="0" y1="${top}" y2="${bottom}"`
    const stops = `<stop stop-color="${fill[0]}"/><stop offset="1" stop-color="${fill[1]}"/>`
    return `<linearGradient id="g${at}" ${where}>${stops}</linearGradient><path fill="url(#g${at})" d="${path}"/>`
  })
  const box = `viewBox="0 0 ${WIDTH} ${HEIGHT}" fill-rule="evenodd"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${drawn.join('')}</svg>\n`
}

function line(outline: Outline): string {
  return `M${outline.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`
}
