import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { words as later } from '../../../web/words/en/settings.ts'
import { seatWords } from '../../../web/words/index.ts'
import { PHONE, visit, type Visit } from './visit.ts'

const { en: words } = seatWords

/** Somebody with a browser and a link. */
export interface Sitting extends Visit {
  readonly link: string
}

/** Opens the link and takes the seat, as its holder does. */
export async function sit(
  browser: Browser,
  link: string,
  options: BrowserContextOptions = PHONE,
  visits: typeof visit = visit
): Promise<Sitting> {
  const visited = await visits(browser, new URL(link).origin, options)
  const { page } = visited
  await page.goto(link)
  await page.locator('[name=take]').click()
  await page.locator('.hand').waitFor()
  // Where links are sealed, it is another one from now on.
  return { ...visited, link: page.url() }
}

/** Whoever sits there wants no time to take anything back. */
export async function settleAtOnce(page: Page): Promise<void> {
  await page.getByText(words.more).click()
  await page.getByLabel(later.settleAtOnce).check()
  const form = page.locator('form', { hasText: later.settings })
  await form.getByRole('button').click()
  await form.getByText(later.saved).waitFor()
  await page.getByText(words.more).click()
}

export function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}
