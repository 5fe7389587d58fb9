import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconOf } from '../../../web/app/icon.ts'
import { ICON_SIZES, MANIFEST, THEME, TOUCH_ICON } from '../../../web/app/manifest.ts'
import { htmlDocument } from '../../../web/document.tsx'
import { DIST, NO_ASSETS } from '../assets.ts'

/** Of 100, how far from the middle nothing is cut off, however round a device's icons are. */
const SAFE = 40

const built = (path: string) => readFileSync(new URL(`.${path}`, DIST))

interface Manifest {
  readonly start_url: string
  readonly icons: readonly { readonly src: string; readonly sizes: string }[]
}

test('an installed Slow Boat opens at the harbour, and has an icon of each size that devices ask for', () => {
  const { start_url: start, icons } = JSON.parse(built(MANIFEST).toString()) as Manifest
  expect(start).toBe('/')
  expect(icons.map(({ sizes }) => sizes)).toEqual(ICON_SIZES.map(size => `${size}x${size}`))
  const all = [...icons.map(({ src }, at) => [src, ICON_SIZES[at] ?? 0] as const), [TOUCH_ICON.path, TOUCH_ICON.size]]
  for (const [path, size] of all as [string, number][]) {
    const png = built(path)
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', size, size])
  }
})

test('a device that cuts its icons round takes nothing off the boat', () => {
  const [water, ...boat] = iconOf(100)
  expect(water?.outlines).toEqual([expect.arrayContaining([[100, 100]])])
  for (const [x, y] of boat.flatMap(({ outlines }) => outlines.flat()))
    expect(Math.hypot(x - 50, y - 50)).toBeLessThanOrEqual(SAFE)
})

test('every page names what is installed, and the colours that surround it are those of its own paper', () => {
  const { html } = htmlDocument({ title: '', language: 'en', assets: NO_ASSETS, style: '', children: null })
  expect(html).toContain(`<link rel="manifest" href="${MANIFEST}"/>`)
  const papers = readFileSync(new URL('../style.css', DIST), 'utf8').matchAll(/--paper: (#\w+)/g)
  expect([...papers].map(([, paper]) => paper)).toEqual(Object.values(THEME))
  for (const colour of Object.values(THEME)) expect(html).toContain(`content="${colour}"`)
})
