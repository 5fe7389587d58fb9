import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hour, outline } from '../../../../web/games/tranquility/board/island.ts'

const ISLANDS = Array.from({ length: 80 }, (_, at) => at + 1)
const NIGHT = 13
const INK = '#0b1b2e'
const WHITE = '#ffffff'

const css = readFileSync(new URL('../../../../web/games/tranquility/board/board.css', import.meta.url), 'utf8')

test('an island looks the same for ever', () => {
  expect(ISLANDS.map(outline)).toEqual(ISLANDS.map(outline))
  expect(outline(37)).toBe('M2 6l 4-5 1 3 4-3 3 3 4 2')
})

test('hardly two islands look alike', () => {
  expect(new Set(ISLANDS.map(outline)).size).toBeGreaterThan(75)
})

test.each(ISLANDS)('island %i stands on the water, within its box', island => {
  const [from = '', strokes = ''] = outline(island).slice(1).split('l ')
  let [x = 0, y = 0] = from.split(' ').map(Number)
  for (const [, right, down] of strokes.matchAll(/(-?\d+) ?(-?\d+)/g)) {
    x += Number(right)
    y += Number(down)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(20)
    expect(y).toBeGreaterThanOrEqual(1)
    expect(y).toBeLessThanOrEqual(6)
  }
  expect(y).toBe(6)
})

test('the day runs from dawn to night', () => {
  expect([1, 40, 65, 66, 80].map(hour)).toEqual([0, 7, 12, 13, 15])
})

describe.each(ISLANDS.filter(island => island % 5 === 0).map(hour))('at hour %i', hour => {
  const colours = [...(new RegExp(`\\.h${hour} \\{([^}]*)\\}`).exec(css)?.[1] ?? '').matchAll(/#(\w{3});/g)]

  test('there are a sky and a glow', () => {
    expect(colours).toHaveLength(2)
  })

  // Numerals end above the glow, half way down; what lies below is land and water.
  test('numerals stand out at least seven to one', () => {
    const [sky = '', glow = ''] = colours.map(([, colour = '']) => `#${colour.replaceAll(/./g, '$&$&')}`)
    const ink = hour < NIGHT ? INK : WHITE
    expect(contrast(sky, ink)).toBeGreaterThanOrEqual(7)
    expect(contrast(between(sky, glow), ink)).toBeGreaterThanOrEqual(7)
  })
})

/** Half way between two colours. */
function between(a: string, b: string): string {
  const mixed = parts(a).map((part, at) => Math.round((part + (parts(b)[at] ?? 0)) / 2))
  return `#${mixed.map(part => part.toString(16).padStart(2, '0')).join('')}`
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = parts(colour)
    .map(part => part / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function parts(colour: string): number[] {
  return [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
}
