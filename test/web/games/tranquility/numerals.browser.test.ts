import type { Page } from 'playwright-core'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { faceOf } from '../../../../web/games/tranquility/board/face.tsx'
import { Halves } from '../../../../web/games/tranquility/modules/halves/index.tsx'
import { words } from '../../../../web/games/tranquility/words/index.ts'
import { builtAssets } from '../../assets.ts'
import { sharedBrowser } from '../../browser/browser.ts'
import { contrast } from '../../mail/contrast.ts'

const browser = await sharedBrowser()

const ROW = 10
const ISLANDS = Array.from({ length: 80 }, (_, at) => `${at + 1}`)
const LEAST = 7

const Face = faceOf([])
const LYING: { readonly [lying: string]: (card: string) => string } = {
  'under its own sky': card => renderToString(h(Face, { card, words: words.en })),
  'by day': card => renderToString(h(Halves, { card, side: 'day' })),
  'by night': card => renderToString(h(Halves, { card, side: 'night' }))
}
const SIZES = [44, 120]

test.each(Object.keys(LYING).flatMap(lying => SIZES.map(cell => [lying, cell] as const)))(
  'neither sun nor star nor hill lies under a numeral: %s, %i px wide',
  async (lying, cell) => {
    const page = await browser.newPage({ viewport: { width: ROW * cell, height: (ISLANDS.length / ROW) * cell } })
    const style = builtAssets().styles['seat-tranquility-modules.css']?.text ?? ''
    const own = `:root{--cell:${cell}px!important}body{display:flex;flex-wrap:wrap}p{width:${cell}px;height:${cell}px}`
    await page.setContent(
      `<style>${style}${own}</style>${ISLANDS.map(card => `<p>${LYING[lying]?.(card)}</p>`).join('')}`
    )
    const under = await underNumerals(page)
    await page.close()
    const faint = under.filter(({ ink, colours }) => colours.some(colour => contrast(colour, ink) < LEAST))
    expect(under.filter(({ colours }) => colours.length > 0)).toHaveLength(ISLANDS.length)
    expect(faint.map(({ card }) => card)).toEqual([])
  }
)

/** The colours that each numeral's ink covers: it is found by a colour that no card has, and then left out. */
async function underNumerals(page: Page) {
  const inks = await page.locator('b').evaluateAll(all => all.map(numeral => getComputedStyle(numeral).color))
  const taken = async (content: string) => {
    await page.addStyleTag({ content })
    return (await page.screenshot()).toString('base64')
  }
  const pictures = [await taken('b{color:#f0f!important}'), await taken('b{visibility:hidden}')]
  const under = await page.evaluate(async pictures => {
    const [inked, bare] = await Promise.all(
      pictures.map(async png => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
        canvas?.drawImage(image, 0, 0)
        return new Uint32Array(canvas?.getImageData(0, 0, image.width, image.height).data.buffer ?? [])
      })
    )
    return [...document.querySelectorAll('b')].map(numeral => {
      const { left, top, right, bottom } = numeral.getBoundingClientRect()
      const colours = new Set<number>()
      for (let y = Math.ceil(top); y < bottom; y++)
        for (let x = Math.ceil(left); x < right; x++) {
          const at = y * innerWidth + x
          if (inked?.[at] === 0xff_ff_00_ff) colours.add(bare?.[at] ?? 0)
        }
      return { card: numeral.textContent, colours: [...colours] }
    })
  }, pictures)
  return under.map(({ card, colours }, at) => ({
    card,
    ink: hex((inks[at]?.match(/\d+/g) ?? []).map(Number)),
    colours: colours.map(colour => hex([colour & 0xff, (colour >> 8) & 0xff, (colour >> 16) & 0xff]))
  }))
}

function hex(parts: readonly number[]): string {
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
}
