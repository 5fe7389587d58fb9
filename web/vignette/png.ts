import { crc32, deflateSync } from 'node:zlib'
import { HEIGHT, type Outline, type Shape, topAndBottom, WIDTH } from './shapes.ts'

/** How many pixels there are of a picture. */
interface Size {
  readonly width: number
  readonly height: number
}

/** The picture as pixels. */
export function pngOf(shapes: readonly Shape[], size: Size = { width: WIDTH, height: HEIGHT }): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size.width, 0)
  header.writeUInt32BE(size.height, 4)
  // Eight bits a colour, red, green and blue.
  header.set([8, 2], 8)
  const rows = filtered(painted(shapes, size), size)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0))
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}

const COLOURS = 3
const ABOVE = 2

// Each byte less the one above it: a sky then is mostly zeros.
function filtered(pixels: Buffer, { width, height }: Size): Buffer {
  const row = width * COLOURS
  const rows = Buffer.alloc((row + 1) * height)
  for (let y = 0; y < height; y++) {
    rows[y * (row + 1)] = ABOVE
    for (let x = 0; x < row; x++)
      rows[y * (row + 1) + 1 + x] = (pixels[y * row + x] ?? 0) - (y > 0 ? (pixels[(y - 1) * row + x] ?? 0) : 0)
  }
  return rows
}

function painted(shapes: readonly Shape[], { width, height }: Size): Buffer {
  const pixels = Buffer.alloc(width * COLOURS * height, 255)
  for (const { fill, outlines } of shapes) {
    const [top, bottom] = topAndBottom(outlines)
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++) {
      const colour = colourAt(fill, (y + 0.5 - top) / (bottom - top))
      covered(outlines, y, width).forEach((share, x) => blend(pixels, (y * width + x) * COLOURS, colour, share))
    }
  }
  return pixels
}

const LINES = 4

/** How much of each pixel of a row lies inside, looked at along so many lines. */
function covered(outlines: readonly Outline[], y: number, width: number): Float64Array {
  const row = new Float64Array(width)
  for (let line = 0; line < LINES; line++) {
    const crossings = outlines.flatMap(outline => crossed(outline, y + (line + 0.5) / LINES)).sort((a, b) => a - b)
    for (let at = 0; at + 1 < crossings.length; at += 2) fillRun(row, crossings[at] ?? 0, crossings[at + 1] ?? 0)
  }
  return row
}

/** Where a line at that height meets an outline. */
function crossed(outline: Outline, height: number): number[] {
  return outline.flatMap(([x, y], at) => {
    const [toX, toY] = outline[(at + 1) % outline.length] ?? [x, y]
    return y <= height !== toY <= height ? [x + ((height - y) / (toY - y)) * (toX - x)] : []
  })
}

function fillRun(row: Float64Array, from: number, to: number): void {
  for (let x = Math.max(0, Math.floor(from)); x < Math.min(row.length, to); x++)
    row[x] = (row[x] ?? 0) + (Math.min(to, x + 1) - Math.max(from, x)) / LINES
}

type Colour = readonly [red: number, green: number, blue: number, opacity: number]

function colourAt(fill: Shape['fill'], down: number): Colour {
  if (typeof fill === 'string') return colourOf(fill)
  const [top, bottom] = [colourOf(fill[0]), colourOf(fill[1])]
  return top.map((part, at) => part + ((bottom[at] ?? 0) - part) * down) as unknown as Colour
}

function colourOf(hex: string): Colour {
  const [red = 0, green = 0, blue = 0, opacity = 255] = (hex.match(/[0-9a-f]{2}/gi) ?? []).map(part =>
    parseInt(part, 16)
  )
  return [red, green, blue, opacity / 255]
}

function blend(pixels: Buffer, at: number, [red, green, blue, opacity]: Colour, share: number): void {
  if (share === 0) return
  for (const [part, value] of [red, green, blue].entries()) {
    const before = pixels[at + part] ?? 0
    pixels[at + part] = Math.round(before + (value - before) * share * opacity)
  }
}
