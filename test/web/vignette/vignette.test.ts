import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { newestGames } from '../../../engine/catalogue.ts'
import { pngOf } from '../../../web/vignette/png.ts'
import { box, disc, HEIGHT, rounded, type Shape, WIDTH } from '../../../web/vignette/shapes.ts'
import { svgOf } from '../../../web/vignette/svg.ts'
import { builtAssets, DIST } from '../assets.ts'

// Programs that show a preview wait for it.
const PNG_BYTES = 60_000
const SVG_BYTES = 30_000

const { files } = builtAssets()

/** A pixel of a PNG as we write it: one piece of data, each row less the one above it. */
function pixel(png: Buffer, x: number, y: number): number[] {
  const from = png.indexOf('IDAT')
  const rows = inflateSync(png.subarray(from + 4, from + 4 + png.readUInt32BE(from - 4)))
  const sums = [0, 0, 0]
  for (let row = 0; row <= y; row++)
    for (const part of sums.keys())
      sums[part] = ((sums[part] ?? 0) + (rows[row * (WIDTH * 3 + 1) + 1 + x * 3 + part] ?? 0)) & 255
  return sums
}

const drawn = (...shapes: Shape[]) => pngOf([{ fill: '#000000', outlines: [box(0, 0, WIDTH, HEIGHT)] }, ...shapes])

test.each(newestGames().map(({ name }) => name))('%s has a small picture, for pages and for previews', name => {
  const read = (kind: string) => readFileSync(new URL(`.${files[`vignette-${name}.${kind}`]}`, DIST))
  const [png, svg] = [read('png'), read('svg')]
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', WIDTH, HEIGHT])
  expect(png.length).toBeLessThanOrEqual(PNG_BYTES)
  expect(svg.length).toBeLessThanOrEqual(SVG_BYTES)
  expect(svg.toString()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 1200 630"[^]*<\/svg>\n$/)
  expect(svg.toString()).not.toMatch(/script|href|NaN|undefined|data:/)
})

test('what lies above covers what lies below, and nothing beside it', () => {
  const png = drawn({ fill: '#ff8000', outlines: [box(10, 10, 20, 20)] })
  expect([pixel(png, 9, 15), pixel(png, 10, 15), pixel(png, 29, 29), pixel(png, 30, 29)]).toEqual([
    [0, 0, 0],
    [255, 128, 0],
    [255, 128, 0],
    [0, 0, 0]
  ])
})

test('a pixel that is half covered is half coloured, and so is one under a fill that is half clear', () => {
  expect(pixel(drawn({ fill: '#ffffff', outlines: [box(10.5, 10, 5, 5)] }), 10, 12)).toEqual([128, 128, 128])
  expect(pixel(drawn({ fill: '#ffffff80', outlines: [box(10, 10, 5, 5)] }), 12, 12)).toEqual([128, 128, 128])
})

test('two colours run from the top to the bottom', () => {
  const png = drawn({ fill: ['#000000', '#ffffff'], outlines: [box(0, 0, WIDTH, HEIGHT)] })
  expect(pixel(png, 5, 0)).toEqual([0, 0, 0])
  expect(pixel(png, 5, HEIGHT / 2)).toEqual([128, 128, 128])
  expect(pixel(png, 5, HEIGHT - 1)).toEqual([255, 255, 255])
})

test('a hole is a hole', () => {
  const png = drawn({ fill: '#ffffff', outlines: [disc([100, 100], 50), disc([100, 100], 20)] })
  expect([pixel(png, 100, 100), pixel(png, 135, 100)]).toEqual([
    [0, 0, 0],
    [255, 255, 255]
  ])
})

test('a rounded corner is cut, its sides are not', () => {
  const png = drawn({ fill: '#ffffff', outlines: [rounded(box(10, 10, 60, 60), 20)] })
  expect([pixel(png, 11, 11), pixel(png, 40, 10), pixel(png, 10, 40)]).toEqual([
    [0, 0, 0],
    [255, 255, 255],
    [255, 255, 255]
  ])
})

test('both pictures are of the same shapes', () => {
  const shapes: Shape[] = [
    { fill: '#112233', outlines: [box(0, 0, 4, 4), box(8, 8, 4, 4)] },
    { fill: ['#445566', '#778899'], outlines: [box(1, 2, 3, 4)] }
  ]
  const svg = svgOf(shapes)
  expect(svg).toContain('<path fill="#112233" d="M0 0L4 0L4 4L0 4ZM8 8L12 8L12 12L8 12Z"/>')
  expect(svg).toContain('<linearGradient id="g1" gradientUnits="userSpaceOnUse" x2="0" y1="2" y2="6">')
})
