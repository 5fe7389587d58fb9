import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import type { WireChoice } from '../../../schema/wire/choice.ts'
import { waysWithPrices } from '../../../engine/choice.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import { sceneOf } from '../../../web/games/catalogue.ts'
import { seatWords } from '../../../web/words/index.ts'
import { seedOf } from '../../random-play.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { act, advice, hurry, look, opened } from '../browser/played.ts'
import { alive, button, sit, type Sitting } from '../browser/seats.ts'
import { PHONE, visitWithoutHints } from '../browser/visit.ts'

const { en: words } = seatWords

const origin = inject('origin')
const browser = await sharedBrowser()

const MOST_LINES = 40

/** A card, a place for it, and what that costs. */
interface Priced {
  readonly at: number
  readonly place: string
  readonly price: number
}

/** What costs something, where something else could be done too. */
function priced({ choices, view }: Envelope): Priced | undefined {
  const { hand = [] } = view as { readonly hand?: readonly string[] }
  if (new Set(choices.map(({ verb }) => verb)).size < 2) return undefined
  const found = (choice: WireChoice) =>
    waysWithPrices(choice)
      .filter(([place, price]) => price > 0 && !place.includes('>') && choice.verb === 'place')
      .map(([place, price]) => ({ at: hand.indexOf(choice.subject ?? ''), place, price }))
  return choices.flatMap(found)[0]
}

/** Somebody alone in a match that has come to where something has its price. */
async function sitWherePriced(game: string): Promise<Sitting & Priced> {
  const { links } = await opened(origin, ['Anna'], { game, seed: seedOf(1) })
  // A hint is told once: what Cancel leads back to would be another sentence.
  const sitting = await sit(browser, links.seats[0]?.link ?? '', PHONE, visitWithoutHints)
  await hurry(sitting.link)
  let seen = await look(sitting.link)
  for (let line = 0; line < MOST_LINES && !priced(seen); line++)
    seen = await act(sitting.link, advice(seen), seen.version)
  const found = priced(seen)
  if (!found) throw new Error(`Cannot find a price in "${game}"`)
  await alive(sitting.page, () => sitting.page.reload())
  return { ...sitting, ...found }
}

const card = (page: Page, at: number) => page.locator('.hand button').nth(at)
const place = (page: Page, value: string) => page.locator(`.table button[value="${value}"]`).last()
const buttons = (page: Page) => page.locator('.bar > div button').allInnerTexts()
const turn = (page: Page) => page.locator('#turn').innerHTML()

describe.each(['tranquility', 'ascent'])('in %s', game => {
  const { offers, idle } = sceneOf(game, {}).words.en
  const { discard = '' } = offers

  test('while a price is being paid, no other action offers itself', async () => {
    const { page, complaints, end, ...paid } = await sitWherePriced(game)
    await card(page, paid.at).tap()
    expect(await buttons(page)).toContain(discard)
    await place(page, paid.place).tap()
    const whilePaying = [words.cancel, words.confirm]
    expect(await buttons(page)).toEqual(whilePaying)
    // Nor does another card begin anything: it pays.
    await card(page, paid.at ? 0 : 1).tap()
    expect(await buttons(page)).toEqual(whilePaying)
    expect(complaints).toEqual([])
    await end()
  })

  test('Escape does what Cancel does, however far an action has come', async () => {
    const { page, end, ...paid } = await sitWherePriced(game)
    const doings = [
      () => card(page, paid.at).tap(),
      () => place(page, paid.place).tap(),
      () => card(page, paid.at ? 0 : 1).tap()
    ]
    const untouched = await turn(page)
    expect(untouched).toContain(idle)
    for (let far = 1; far <= doings.length; far++)
      for (const cancel of [() => button(page, words.cancel).tap(), () => page.keyboard.press('Escape')]) {
        for (const doing of doings.slice(0, far)) await doing()
        expect(await turn(page)).not.toBe(untouched)
        await cancel()
        expect(await buttons(page)).not.toContain(words.cancel)
        expect(await page.locator('.hand [aria-pressed=true], .table button[aria-pressed=true]').count()).toBe(0)
        expect(await page.locator('.bar').innerText()).toContain(idle)
      }
    await button(page, discard).tap()
    await card(page, 0).tap()
    await page.keyboard.press('Escape')
    expect(await page.locator('.hand [aria-pressed=true]').count()).toBe(0)
    await end()
  })
})
