import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import type { Options } from '../../../engine/game.ts'
import { words as later } from '../../../web/words/en/settings.ts'
import { seatWords } from '../../../web/words/index.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { press, tabTo } from '../browser/keys.ts'
import { look, opened } from '../browser/played.ts'
import { button, sit } from '../browser/seats.ts'
import { findings, PHONE } from '../browser/visit.ts'

const { en: words } = seatWords
const { sorting } = later

const origin = inject('origin')
const browser = await sharedBrowser()

const SEED = '5'.padStart(64, '0')

const inHand = (page: Page) => page.locator('.hand button').allInnerTexts()
const swapped = ([one = '', other = '', ...rest]: readonly string[]) => [other, one, ...rest]
const byNumber = (cards: readonly string[]) => [...cards].sort((one, other) => Number(one) - Number(other))

/** Somebody whose hand has been dealt from a seed, with what a seat opens open. */
async function sitWithPanel(game: string, options: Options = {}) {
  const { links } = await opened(origin, ['Anna'], { game, options, seed: SEED })
  const sitting = await sit(browser, links.seats[0]?.link ?? '', { ...PHONE, bypassCSP: true })
  await sitting.page.getByText(words.more).tap()
  await button(sitting.page, sorting.sort).waitFor()
  return sitting
}

test('a hand is sorted by number, and lies so on this device from then on', async () => {
  const { page, complaints, end } = await sitWithPanel('tranquility')
  const drawn = await inHand(page)
  expect(drawn).not.toEqual(byNumber(drawn))
  await button(page, sorting.sort).tap()
  expect(await inHand(page)).toEqual(byNumber(drawn))
  expect(await findings(page)).toEqual([])
  await page.reload()
  await page.waitForFunction(cards => {
    const held = [...document.querySelectorAll<HTMLElement>('.hand button')]
    return held.map(card => card.innerText).join() === cards
  }, byNumber(drawn).join())
  await page.getByText(words.more).tap()
  await button(page, sorting.asDrawn).tap()
  expect(await inHand(page)).toEqual(drawn)
  expect(complaints).toEqual([])
  await end()
})

test('a card is moved by touch, and what is tapped is the card that lies there', async () => {
  const { page, link, end } = await sitWithPanel('tranquility')
  const drawn = await inHand(page)
  await page.locator('.sorting button').nth(1).tap()
  await button(page, sorting.left).tap()
  expect(await inHand(page)).toEqual(swapped(drawn))
  await page.getByText(sorting.lies(drawn[1] ?? '', 1, drawn.length)).waitFor()
  expect(await button(page, sorting.left).getAttribute('aria-disabled')).toBe('true')

  await page.locator('.hand button').first().tap()
  await page.locator('.sea button:has(u)').first().tap()
  await page.locator('.bar .go').tap()
  await page.getByRole('heading', { name: words.drafted }).waitFor()
  expect((await look(link)).draft?.line).toMatch(new RegExp(`^${drawn[1]}@`))
  await end()
})

test('and by keyboard, where the keys stay on the arrow', async () => {
  const { page, end } = await sitWithPanel('tranquility')
  const drawn = await inHand(page)
  const right = `.sorting ~ button[aria-label="${sorting.right}"]`
  await press(page, `.sorting button`)
  for (let step = 1; step < drawn.length; step++) await press(page, right)
  const [first = '', ...rest] = drawn
  expect(await inHand(page)).toEqual([...rest, first])
  await page.keyboard.press('Enter')
  expect(await inHand(page)).toEqual([...rest, first])
  await tabTo(page, '.hand button')
  await end()
})

test('where a hand turns with all others, its cards in the panel do too', async () => {
  const { page, end } = await sitWithPanel('tranquility', { variant: 'day_night' })
  const skies = (part: string) =>
    page
      .locator(`${part} .isle`)
      .evaluateAll(cards => cards.map(card => getComputedStyle(card).getPropertyValue('--sky')))
  const held = await skies('.hand')
  expect(new Set(held).size).toBe(1)
  expect(await skies('.sorting')).toEqual(held)
  await end()
})

describe('in The Ascent', () => {
  test('cards of all kinds are sorted by their numbers', async () => {
    const { page, link, end } = await sitWithPanel('ascent')
    const { hand = [] } = (await look(link)).view as { readonly hand?: readonly string[] }
    await button(page, sorting.sort).tap()
    const numbers = (await inHand(page)).map(text => Number(/\d+/.exec(text)?.[0] ?? Infinity))
    expect(numbers).toHaveLength(hand.length)
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other))
    await end()
  })
})
