import type { Page } from 'playwright-core'

const MOST_STOPS = 60

/** Presses Tab until that has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await page.evaluate(selector => document.activeElement?.matches(selector), selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Cannot reach "${selector}" with the Tab key`)
}

/** Comes to it with the Tab key, and presses it. */
export async function press(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector)
  await page.keyboard.press('Enter')
}
